import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { deliveries, listings } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { findPublicListing } from "../listing/listings.server.ts";
import { newestListings, sitemapListings } from "../listing/newest.server.ts";
import { sampleListings } from "../samples/sample-listings.ts";
import { removeSampleListings } from "../samples/sample-removal.server.ts";
import { loadSampleListings } from "../samples/samples.server.ts";
import { relatedListings } from "../search/related.server.ts";
import {
	deleteEndedListings,
	expireListings,
	openRenewal,
	renewListing,
	sendExpiryReminders,
} from "./lifecycle.server.ts";

useTestDatabase();
useTestDataDir();

const endsIn = (id: string, interval: string) =>
	db()
		.update(listings)
		.set({ expiresAt: sql`now() + ${interval}::interval` })
		.where(eq(listings.id, id));

describe("a listing's age", () => {
	test("it expires after its 60 days and not before", async () => {
		const id = await postTestListing();
		await endsIn(id, "1 minute");
		await expireListings();
		expect(await findPublicListing("sale", id)).not.toBeNull();
		await endsIn(id, "-1 minute");
		await expireListings();
		expect(await findPublicListing("sale", id)).toBeNull();
	});

	test("a week before, one reminder goes out; its link renews once", async () => {
		const id = await postTestListing({ title: "Soon gone", email: "owner@ringline.example" });
		await endsIn(id, "8 days");
		await sendExpiryReminders();
		await endsIn(id, "6 days");
		await sendExpiryReminders();
		await sendExpiryReminders();
		const mails = await db()
			.select()
			.from(deliveries)
			.where(and(eq(deliveries.listingId, id), eq(deliveries.purpose, "listing-reminder")));
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({ recipient: "owner@ringline.example", purpose: "listing-reminder" });
		const token = /\?token=([\w-]+)/.exec(mails[0]?.bodyText ?? "")?.[1] ?? "";
		expect(await openRenewal(id, "x")).toBeNull();
		expect(await renewListing(id, token)).toMatchObject({ title: "Soon gone" });
		expect(await renewListing(id, token)).toBeNull();
		const [row] = await db()
			.select({ expiresAt: listings.expiresAt })
			.from(listings)
			.where(eq(listings.id, id));
		expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(59 * 86_400_000);
	});
});

test.each(["removed", "sold", "expired", "unconfirmed"] as const)(
	"30 days after a listing is %s, it is deleted, and not before",
	async (status) => {
		const id = await postTestListing();
		const endedFor = (interval: string) =>
			db()
				.update(listings)
				.set({ status, updatedAt: sql`now() - ${interval}::interval` })
				.where(eq(listings.id, id));
		await endedFor("29 days");
		await deleteEndedListings();
		expect(await db().$count(listings, eq(listings.id, id))).toBe(1);
		await endedFor("31 days");
		await deleteEndedListings();
		expect(await db().$count(listings, eq(listings.id, id))).toBe(0);
	},
);

describe("what stands beside a listing", () => {
	test("similar ones by their words, and those of the other kind that answer it", async () => {
		const category = "pool-based-systems";
		const id = await postTestListing({ title: "Diesel pool pump", category });
		const twin = await postTestListing({ title: "Pool pump cart", category });
		const other = await postTestListing({ title: "Ladder", category });
		const wanted = await postTestListing({ kind: "wanted", title: "Looking for a pool pump", category });
		const about = { id, title: "Diesel pool pump", category };
		expect((await relatedListings(about, "sale", { count: 3 })).map((card) => card.id)).toEqual([
			twin,
			other,
		]);
		const answers = await relatedListings(about, "wanted", { count: 3, wordsOnly: true });
		expect(answers.map((card) => card.id)).toEqual([wanted]);
	});

	test("feed and sitemap hold public listings only", async () => {
		const shown = await postTestListing({ title: "Shown" });
		const hidden = await postTestListing({ title: "Hidden", flagged: true });
		const feed = (await newestListings(50)).map(({ id }) => id);
		expect(feed).toContain(shown);
		expect(feed).not.toContain(hidden);
		const paths = (await sitemapListings()).map(({ path }) => path);
		expect(paths).toContain(`/marketplace/${shown}`);
		expect(paths).not.toContain(`/marketplace/${hidden}`);
	});
});

describe("sample listings", () => {
	test("are of both kinds, come once to an empty marketplace, and go by one command", async () => {
		expect(new Set(sampleListings.map(({ kind }) => kind))).toEqual(new Set(["sale", "wanted"]));
		await db().execute(sql`truncate listings cascade`);
		expect(await loadSampleListings({ embedded: false })).toBe(0);
		expect(await loadSampleListings({ embedded: true })).toBe(sampleListings.length);
		const attached = await db().execute(
			sql`select 1 from listing_photos where listing_id is not null and widths = '{400,800,960}'`,
		);
		expect(attached.rows).toHaveLength(sampleListings.flatMap(({ photos }) => photos ?? []).length);
		expect(await loadSampleListings({ embedded: true })).toBe(0);
		const mine = await postTestListing();
		expect(await removeSampleListings()).toBe(sampleListings.length);
		expect(await db().select({ id: listings.id }).from(listings)).toEqual([{ id: mine }]);
		const { rows } = await db().execute(sql`select 1 from listing_photos`);
		expect(rows).toEqual([]);
		expect(await loadSampleListings({ embedded: true })).toBe(0);
	});
});
