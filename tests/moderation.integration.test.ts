import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { listingTally, panelPage } from "#app/features/marketplace/moderation/moderated-listings.server.ts";
import { moderate } from "#app/features/marketplace/moderation/moderation.server.ts";
import { readTab } from "#app/features/marketplace/moderation/panel-tabs.ts";
import { purgeDeletedListings } from "#app/features/marketplace/moderation/purge.server.ts";
import { auditPage } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { auditEntries, listingFlags, listingPhotos, listings } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addListing } from "#tests/support/office-rows.ts";

useTestDatabase();
afterAll(() => stopJobs());

const stored = async (id: string) => (await db().select().from(listings).where(eq(listings.id, id)))[0];
const first = { search: "", after: null };

describe("moderating", () => {
	test("flagging hides a listing, records the reason, and shows it in its tab", async () => {
		const listing = await addListing(db(), { title: "Brass nozzle" });
		expect(await moderate("flag", [listing], "Admin A")).toEqual([{ kind: "sale", result: "done" }]);
		expect(await stored(listing.id)).toMatchObject({ flagged: true, isPublic: false });
		const page = await panelPage(readTab("flagged-products"), first);
		expect(page.listings[0]).toMatchObject({
			id: listing.id,
			flags: [{ source: "admin", reason: "Flagged by admin" }],
		});
	});

	test("restoring clears every report at once and makes it public again", async () => {
		const listing = await addListing(db(), { title: "Reported thrice", kind: "wanted", flagged: true });
		await db()
			.insert(listingFlags)
			.values(
				["Scam", "Not wildfire gear", "Wrong place"].map((reason, index) => ({
					listingId: listing.id,
					source: "report" as const,
					reason,
					reporterHash: Buffer.from([index]),
					flaggedAt: new Date(Date.now() + index * 1000),
				})),
			);
		const before = await panelPage(readTab("flagged-wanted"), first);
		expect(before.listings.find(({ id }) => id === listing.id)?.flags.map(({ reason }) => reason)).toEqual([
			"Wrong place",
			"Not wildfire gear",
			"Scam",
		]);
		await moderate("restore", [listing], "Admin A");
		expect(await stored(listing.id)).toMatchObject({ flagged: false, isPublic: true, lastFlaggedAt: null });
		expect((await panelPage(readTab("flagged-wanted"), first)).listings).toEqual([]);
		const { entries } = await auditPage({ subjectId: listing.id, before: null });
		expect(entries[0]).toMatchObject({
			actor: "Admin A",
			action: "restored",
			reason: "Wrong place · Not wildfire gear · Scam",
		});
	});

	test("a listing reported once stays public and stands in the flagged tab", async () => {
		const listing = await addListing(db(), { title: "Reported once" });
		await db().insert(listingFlags).values({ listingId: listing.id, source: "report", reason: "Odd price" });
		expect((await stored(listing.id))?.isPublic).toBe(true);
		const { listings: shown } = await panelPage(readTab("flagged-products"), first);
		expect(shown[0]).toMatchObject({ id: listing.id, flagged: false, flags: [{ reason: "Odd price" }] });
	});

	test("of two admins who act on the same listing, one acts and the other is told", async () => {
		const listing = await addListing(db(), { title: "Wanted by two" });
		const results = (
			await Promise.all([moderate("flag", [listing], "Admin A"), moderate("delete", [listing], "Admin B")])
		)
			.flat()
			.map(({ result }) => result);
		expect(results).toContain("done");
		expect(results.filter((result) => result === "done")).toHaveLength(1);
		const actions = await db().select().from(auditEntries).where(eq(auditEntries.subjectId, listing.id));
		expect(actions).toHaveLength(1);
	});

	test("an action sent again after a lost answer stands, and is done once", async () => {
		const listing = await addListing(db(), { title: "Sent twice" });
		for (const action of ["flag", "delete", "undo"] as const) {
			const seen = { id: listing.id, version: (await stored(listing.id))?.version ?? 0 };
			for (const _ of [1, 2])
				expect(await moderate(action, [seen], "Admin A")).toEqual([{ kind: "sale", result: "done" }]);
		}
		const actions = await db().select().from(auditEntries).where(eq(auditEntries.subjectId, listing.id));
		expect(actions.map(({ action }) => action).sort()).toEqual(["brought back", "deleted", "flagged"]);
		// Somebody else is told.
		const stale = { id: listing.id, version: 1 };
		expect(await moderate("flag", [stale], "Admin B")).toEqual([{ kind: "sale", result: "changed" }]);
	});

	test("an owner's edit between look and action is noticed", async () => {
		const listing = await addListing(db(), { title: "Being edited" });
		await db()
			.update(listings)
			.set({ title: "Edited", version: sql`version + 1` })
			.where(eq(listings.id, listing.id));
		expect(await moderate("delete", [listing], "Admin A")).toEqual([{ kind: "sale", result: "changed" }]);
		expect((await stored(listing.id))?.deletedAt).toBeNull();
	});

	test("an id that does not exist, or a listing already deleted, changes nothing", async () => {
		const listing = await addListing(db(), { title: "Gone", deletedAt: new Date() });
		const unknown = { id: "00000000-0000-4000-8000-000000000000", version: 1 };
		expect(await moderate("flag", [listing, unknown], "Admin A")).toEqual([
			{ kind: "sale", result: "gone" },
			{ kind: null, result: "gone" },
		]);
	});

	test("a bulk action tells for each listing how it went", async () => {
		const a = await addListing(db(), { title: "Bulk one" });
		const b = await addListing(db(), { title: "Bulk two" });
		await moderate("flag", [b], "Admin B");
		expect(await moderate("flag", [a, b], "Admin A")).toEqual([
			{ kind: "sale", result: "done" },
			{ kind: "sale", result: "changed" },
		]);
	});
});

describe("deleting", () => {
	test("is undone within the time for Undo, and too late afterwards", async () => {
		const listing = await addListing(db(), { title: "Deleted by mistake" });
		await moderate("delete", [listing], "Admin A");
		expect((await stored(listing.id))?.isPublic).toBe(false);
		expect(await moderate("undo", [listing], "Admin A")).toEqual([{ kind: "sale", result: "done" }]);
		expect((await stored(listing.id))?.isPublic).toBe(true);

		const again = await stored(listing.id);
		if (!again) throw new Error("vanished");
		await moderate("delete", [again], "Admin A");
		await age(listing.id, "16 seconds");
		expect(await moderate("undo", [again], "Admin A")).toEqual([{ kind: "sale", result: "late" }]);
	});

	test("the purge takes row and photos, but nothing that was brought back or is still fresh", async () => {
		const [old, fresh, alive] = await Promise.all(
			["Old", "Fresh", "Alive"].map((title) => addListing(db(), { title })),
		);
		if (!old || !fresh || !alive) throw new Error("not stored");
		await db()
			.insert(listingPhotos)
			.values({
				listingId: old.id,
				storageKey: "photos/purge-me",
				width: 400,
				height: 300,
				widths: [400],
				bytes: 1000,
			});
		await moderate("delete", [old, fresh], "Admin A");
		await age(old.id, "15 days");
		await age(fresh.id, "13 days");
		await purgeDeletedListings();
		expect(await stored(old.id)).toBeUndefined();
		expect(await stored(fresh.id)).toBeDefined();
		expect(await stored(alive.id)).toBeDefined();
		const photos = await db()
			.select()
			.from(listingPhotos)
			.where(eq(listingPhotos.storageKey, "photos/purge-me"));
		expect(photos).toEqual([]);
		const { entries } = await auditPage({ subjectId: old.id, before: null });
		expect(entries.map(({ action }) => action)).toEqual(["purged", "deleted"]);
	});
});

test("the counters agree with the rows after everything above", async () => {
	const counted = await db().execute(sql`
		select count(*) filter (where kind = 'sale')::int as sale,
			count(*) filter (where kind = 'wanted')::int as wanted,
			count(*) filter (where kind = 'sale' and last_flagged_at is not null)::int as "saleReported",
			count(*) filter (where kind = 'wanted' and last_flagged_at is not null)::int as "wantedReported",
			count(*) filter (where flagged)::int as flagged,
			count(*) filter (where is_public)::int as public,
			count(*) filter (where held)::int as held
		from listings where deleted_at is null`);
	expect(await listingTally()).toEqual(counted.rows[0]);
	expect((await listingTally()).sale).toBeGreaterThan(3);
});

async function age(id: string, by: string): Promise<void> {
	await db()
		.update(listings)
		.set({ deletedAt: sql`now() - ${by}::interval` })
		.where(eq(listings.id, id));
}
