import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { editLinks, listings } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing, testFields } from "#tests/support/listings.ts";
import { mailsIn } from "#tests/support/mail-files.ts";
import { closeListing, findPublicListing } from "../listing/listings.server.ts";
import { changeListing } from "./changes.server.ts";
import {
	canAskForEditLink,
	createEditLink,
	editLinkJob,
	openEditLink,
	requestEditLink,
} from "./edit-links.server.ts";
import { findLinkOutcome, redeemEditLink } from "./edit-saves.server.ts";

useTestDatabase();
const dataDir = useTestDataDir();

describe("a link that was asked for", () => {
	beforeAll(() => startJobs([editLinkJob]));
	afterAll(() => stopJobs());

	test("goes to the poster's address only, and its token is nowhere in the database", async () => {
		const id = await postTestListing({ title: "Pump with a link", email: "Owner@ringline.example" });
		const request = { kind: "sale" as const, id, clientAddress: "192.0.2.1" };
		expect(await requestEditLink({ ...request, email: "thief@ringline.example" })).toEqual({ ok: true });
		expect(await requestEditLink({ ...request, email: "owner@ringline.example" })).toEqual({ ok: true });

		const mail = await nextMail(dataDir.path);
		expect(mail.to?.[0]?.address).toBe("Owner@ringline.example");
		const token = /http:\/\/localhost:\d+\/edit-product\/([0-9a-f-]+)\?token=([\w-]{43})/.exec(
			mail.text ?? "",
		)?.[2];
		expect(token).toBeDefined();
		expect(await openEditLink("sale", id, token ?? "")).toMatchObject({
			ok: true,
			listing: { title: "Pump with a link" },
		});

		const { rows: tables } = await db().execute<{ name: string }>(
			sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
				where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
		);
		for (const { name } of tables) {
			const { rows } = await db().execute(
				sql`select 1 from ${sql.raw(name)} as held where held::text like ${`%${token}%`} limit 1`,
			);
			expect(rows, name).toEqual([]);
		}
	});

	const ask = (id: string, email: string, clientAddress: string) =>
		requestEditLink({ kind: "sale", id, email, clientAddress });

	test("is never blocked by other people's wrong tries", async () => {
		const id = await postTestListing({ email: "right@ringline.example" });
		for (let n = 0; n < 40; n++)
			expect(await ask(id, `wrong${n}@ringline.example`, `192.0.${10 + n}.1`)).toEqual({ ok: true });
		expect(await ask(id, "Right@ringline.example", "192.0.2.99")).toEqual({ ok: true });
	});

	test("reaches its owner even from a network that tried too many wrong addresses, which hears one answer to all", async () => {
		const id = await postTestListing({ email: "neighbor@ringline.example" });
		for (let n = 0; n < 30; n++) await ask(id, `wrong${n}@ringline.example`, "198.51.100.9");
		const tooOften = { ok: false, reason: "too-often", retryAfterSeconds: expect.any(Number) };
		expect(await ask(id, "wrong@ringline.example", "198.51.100.9")).toEqual(tooOften);
		expect(await ask(id, "neighbor@ringline.example", "198.51.100.9")).toEqual(tooOften);
		await vi.waitFor(
			async () => {
				const mails = await mailsIn(dataDir.path);
				expect(mails.filter(({ to }) => to?.[0]?.address === "neighbor@ringline.example")).toHaveLength(1);
			},
			{ timeout: 10_000 },
		);
	});

	test("is mailed six times an hour at most, and an unknown listing has none", async () => {
		const id = await postTestListing({ email: "often@ringline.example" });
		for (let n = 0; n < 6; n++)
			expect(await ask(id, "often@ringline.example", `203.0.113.${n}`)).toEqual({ ok: true });
		for (const email of ["often@ringline.example", "wrong@ringline.example"])
			expect(await ask(id, email, "203.0.113.7"), email).toMatchObject({ reason: "too-often" });
		expect(await ask("nonsense", "x@ringline.example", "203.0.113.8")).toMatchObject({ reason: "not-found" });
		expect(
			await requestEditLink({
				kind: "wanted",
				id,
				email: "often@ringline.example",
				clientAddress: "203.0.113.8",
			}),
		).toMatchObject({ reason: "not-found" });
	});

	test("takes the same work for a right and a wrong address", async () => {
		const id = await postTestListing({ email: "right@ringline.example" });
		const jobs = async () => {
			const { rows } = await db().execute<{ n: number }>(
				sql`select count(*)::int as n from pgboss.job where name = 'edit-link' and data->>'listingId' = ${id}`,
			);
			return rows[0]?.n;
		};
		await ask(id, "wrong@ringline.example", "203.0.113.20");
		expect(await jobs()).toBe(1);
		await ask(id, "right@ringline.example", "203.0.113.20");
		expect(await jobs()).toBe(2);
	});
});

describe("a link", () => {
	const save = (id: string, token: string, said = "save") => ({
		kind: "sale" as const,
		id,
		token,
		fingerprint: Buffer.from(said),
	});
	const rename = (id: string, title: string) => (tx: Parameters<typeof closeListing>[0]) =>
		changeListing(tx, { id, kind: "sale", fields: testFields({ title }), photoIds: [] });

	test("may be opened as often as a mail client likes, and saves once", async () => {
		const id = await postTestListing();
		const token = await createEditLink(id);
		for (let n = 0; n < 3; n++) expect(await openEditLink("sale", id, token)).toMatchObject({ ok: true });
		expect(await redeemEditLink(save(id, token, "Renamed"), rename(id, "Renamed"))).toMatchObject({
			ok: true,
		});
		expect(await redeemEditLink(save(id, token, "Again"), rename(id, "Again"))).toEqual({
			ok: false,
			reason: "expired-link",
		});
		expect(await openEditLink("sale", id, token)).toEqual({ ok: false, reason: "expired-link" });
		expect((await findPublicListing("sale", id))?.title).toBe("Renamed");
	});

	test("lets exactly one of a hundred saves at once through", async () => {
		const id = await postTestListing();
		const token = await createEditLink(id);
		const saves = Array.from({ length: 100 }, (_, n) =>
			redeemEditLink(save(id, token, `Save ${n}`), rename(id, `Save ${n}`)),
		);
		const answers = await Promise.all(saves);
		const winners = answers.flatMap((answer, n) => (answer.ok ? [n] : []));
		expect(winners).toHaveLength(1);
		expect((await findPublicListing("sale", id))?.title).toBe(`Save ${winners[0]}`);
	});

	test("changes a hidden listing, which stays hidden and comes back to the moderators", async () => {
		const id = await postTestListing({ title: "Odd pump", flagged: true });
		expect(await canAskForEditLink("sale", id)).toBe(true);
		const token = await createEditLink(id);
		expect(await redeemEditLink(save(id, token, "Honest pump"), rename(id, "Honest pump"))).toMatchObject({
			ok: true,
		});
		const [stored] = await db().select().from(listings).where(eq(listings.id, id));
		expect(stored).toMatchObject({ title: "Honest pump", flagged: true, isPublic: false });
		expect(stored?.lastFlaggedAt).not.toBeNull();
	});

	test("tells a save that is sent again that it stands, and changes nothing", async () => {
		const id = await postTestListing();
		const token = await createEditLink(id);
		expect(await findLinkOutcome("sale", id, token)).toBeNull();
		const saves = Array.from({ length: 20 }, () =>
			redeemEditLink(save(id, token, "Renamed"), rename(id, "Renamed")),
		);
		const answers = await Promise.all(saves);
		expect(answers.every(({ ok }) => ok)).toBe(true);
		expect(answers.filter((answer) => answer.ok && !answer.repeated)).toHaveLength(1);
		const [stored] = await db()
			.select({ title: listings.title, version: listings.version })
			.from(listings)
			.where(eq(listings.id, id));
		expect(stored).toEqual({ title: "Renamed", version: 2 });
		expect(await findLinkOutcome("sale", id, token)).toBe("updated");
		expect(await findLinkOutcome("wanted", id, token)).toBeNull();
		// Another listing's link reveals nothing, and an old one stops doing so.
		expect(await findLinkOutcome("sale", await postTestListing(), token)).toBeNull();
		await db()
			.update(editLinks)
			.set({ expiresAt: sql`now() - interval '1 second'` })
			.where(eq(editLinks.listingId, id));
		expect(await findLinkOutcome("sale", id, token)).toBeNull();
		expect(await redeemEditLink(save(id, token, "Renamed"), rename(id, "Renamed"))).toMatchObject({
			reason: "expired-link",
		});
	});

	test("is not used up by a save that failed", async () => {
		const id = await postTestListing();
		const token = await createEditLink(id);
		await expect(
			redeemEditLink(save(id, token), async () => {
				throw new Error("disk full");
			}),
		).rejects.toThrow("disk full");
		expect(await openEditLink("sale", id, token)).toMatchObject({ ok: true });
	});

	test("is revoked by a newer one, ends after an hour, and opens its own listing only", async () => {
		const id = await postTestListing();
		const older = await createEditLink(id);
		const newer = await createEditLink(id);
		expect(await openEditLink("sale", id, older)).toEqual({ ok: false, reason: "expired-link" });
		expect(await openEditLink("sale", await postTestListing(), newer)).toMatchObject({
			reason: "expired-link",
		});
		expect(await openEditLink("wanted", id, newer)).toMatchObject({ reason: "expired-link" });
		expect(await openEditLink("sale", id, "")).toEqual({ ok: false, reason: "invalid-link" });
		expect(await openEditLink("sale", "nonsense", newer)).toEqual({ ok: false, reason: "invalid-link" });
		expect(await openEditLink("sale", id, `${newer.slice(0, -1)}!`)).toMatchObject({
			reason: "expired-link",
		});
		await db()
			.update(editLinks)
			.set({ expiresAt: sql`now() - interval '1 second'` })
			.where(eq(editLinks.listingId, id));
		expect(await openEditLink("sale", id, newer)).toEqual({ ok: false, reason: "expired-link" });
	});

	test("can end a listing: sold and removed ones are public no more", async () => {
		for (const status of ["sold", "removed"] as const) {
			const id = await postTestListing();
			const token = await createEditLink(id);
			expect(await redeemEditLink(save(id, token), (tx) => closeListing(tx, id, status))).toMatchObject({
				ok: true,
			});
			expect(await findLinkOutcome("sale", id, token)).toBe(status);
			expect(await findPublicListing("sale", id)).toBeNull();
		}
	});

	test("says when its listing is gone, and is still good when the listing comes back", async () => {
		const id = await postTestListing();
		const token = await createEditLink(id);
		const deleted = (deletedAt: Date | null) =>
			db().update(listings).set({ deletedAt }).where(eq(listings.id, id));
		await deleted(new Date());
		expect(await openEditLink("sale", id, token)).toEqual({ ok: false, reason: "listing-missing" });
		expect(await redeemEditLink(save(id, token), rename(id, "Gone"))).toEqual({
			ok: false,
			reason: "listing-missing",
		});
		await deleted(null);
		expect(await redeemEditLink(save(id, token), rename(id, "Back"))).toMatchObject({ ok: true });
		expect((await findPublicListing("sale", id))?.title).toBe("Back");
	});
});

async function nextMail(dataDir: string) {
	return vi.waitFor(
		async () => {
			const [mail] = await mailsIn(dataDir);
			if (!mail) throw new Error("No mail yet.");
			return mail;
		},
		{ timeout: 10_000 },
	);
}
