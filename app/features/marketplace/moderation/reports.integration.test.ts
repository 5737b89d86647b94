import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { deliveries, listingFlags, listings } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { findPublicListing } from "../listing/listings.server.ts";
import type { ReportCategory } from "./report-categories.ts";
import { sendReportSummary } from "./report-summaries.server.ts";
import { reportListing } from "./reports.server.ts";

useTestDatabase();
useTestDataDir();

const report = (
	id: string,
	clientAddress: string,
	reason = "Asks for a code",
	category: ReportCategory = "other",
) => reportListing({ kind: "sale", id, category, reason, clientAddress });
const thanked = { ok: true };
const reasonsOf = async (id: string) =>
	(
		await db()
			.select({ reason: listingFlags.reason })
			.from(listingFlags)
			.where(eq(listingFlags.listingId, id))
	)
		.map(({ reason }) => reason)
		.sort();
/** As if the hour had passed. */
const unhideAll = () => db().update(listings).set({ reportsHidAt: null });
const mailsFor = (purpose: string) => db().select().from(deliveries).where(eq(deliveries.purpose, purpose));

// Must run first, because the limiter remembers in memory that a summary was sent.
test("fifty reports are two summaries to the office: one at once, one for the rest later", async () => {
	const ids = [];
	for (let n = 0; n < 50; n++) {
		const id = await postTestListing({ title: `Doubtful ${n}` });
		ids.push(id);
		await report(id, `198.51.100.${n}`, `Reason ${n}`);
	}
	const { rows } = await db().execute<{ at_once: boolean; waits: boolean }>(
		sql`select (data->>'atOnce')::bool as at_once, start_after > now() + interval '10 minutes' as waits
			from pgboss.job where name = 'report-summary' and state = 'created' order by 1 desc`,
	);
	expect(rows).toEqual([
		{ at_once: true, waits: false },
		{ at_once: false, waits: true },
	]);
	await sendReportSummary();
	await sendReportSummary();
	const [mail, ...more] = await mailsFor("report");
	expect(more).toEqual([]);
	expect(mail).toMatchObject({ subject: "50 new reports about 50 listings" });
	for (let n = 0; n < 50; n++) expect(mail?.bodyText).toContain(`Reason ${n}`);
	const [first = ""] = ids;
	await report(first, "203.0.113.1", "One more");
	await sendReportSummary();
	expect((await mailsFor("report")).at(-1)?.bodyText).toMatch(/One more/);
	expect((await mailsFor("report")).at(-1)?.bodyText).not.toMatch(/Reason 0/);
});

test("after that, an urgent report still goes at once, and another waits for the summary", async () => {
	const jobs = async () =>
		(
			await db().execute<{ at_once: boolean }>(
				sql`delete from pgboss.job where name = 'report-summary' returning (data->>'atOnce')::bool as at_once`,
			)
		).rows.map(({ at_once }) => at_once);
	await jobs();
	await report(await postTestListing(), "198.51.100.1", "Gone", "sold");
	expect(await jobs()).toEqual([false]);
	await report(await postTestListing(), "198.51.100.1", "Wants a deposit", "scam");
	expect(await jobs()).toEqual([true]);
	await sendReportSummary();
	expect((await mailsFor("report")).at(-1)?.bodyText).toContain(
		"Scam or asks for money or a code: Wants a deposit",
	);
});

test("hiding a listing is told at once to the office and to its poster, who never reads a reporter's words", async () => {
	const id = await postTestListing({ title: "Doubtful pump", email: "poster@ringline.example" });
	for (const network of ["192.0.20.1", "192.0.21.2"]) await report(id, network, "Secret words");
	await sendReportSummary();
	await db().execute(sql`delete from pgboss.job where name = 'report-summary'`);
	await report(id, "192.0.22.3", "Secret words");
	const { rows } = await db().execute(
		sql`select 1 from pgboss.job where name = 'report-summary' and (data->>'atOnce')::bool and start_after <= now()`,
	);
	expect(rows).toHaveLength(1);
	await sendReportSummary();
	expect((await mailsFor("report")).map(({ subject }) => subject)).toContain(
		"Hidden after reports: Doubtful pump",
	);
	const [hidden] = await db()
		.select()
		.from(deliveries)
		.where(and(eq(deliveries.purpose, "listing-hidden"), eq(deliveries.listingId, id)));
	expect(hidden).toMatchObject({ recipient: "poster@ringline.example" });
	expect(hidden?.bodyText).toContain("several people reported it");
	expect(`${hidden?.subject} ${hidden?.bodyText}`).not.toMatch(/Secret words|Doubtful pump/);
});

test("three networks hide a listing; many addresses of one rented block do not", async () => {
	const id = await postTestListing();
	const block = [
		...["2001:db8:0:7::1", "2001:db8:0:7:dead:beef:1:2", "[2001:DB8:0:7::9]:443"],
		...["2001:db8:0:8::1", "2001:db8:0:9900::1", "2001:db8:0:ffff::1"],
	];
	for (const address of block) expect(await report(id, address)).toEqual(thanked);
	const street = ["192.0.2.2", "::ffff:192.0.2.3", "192.0.2.4", "192.0.2.255"];
	for (const address of street) expect(await report(id, address)).toEqual(thanked);
	expect(await findPublicListing("sale", id)).not.toBeNull();
	// The third reporter gets the same thanks as the first, and so does anyone who still has the page open.
	expect(await report(id, "192.0.3.2")).toEqual(thanked);
	expect(await findPublicListing("sale", id)).toBeNull();
	expect(await report(id, "192.0.2.4", "Same here")).toEqual(thanked);
	expect(await reasonsOf(id)).toContain("Same here");
});

test("a network's reports hide at most three listings a day, and every one of them is kept", async () => {
	const networks = ["100.64.1.1", "100.64.2.1", "2001:db8:64::1"];
	const hidden = [];
	for (let n = 0; n < 5; n++) {
		const id = await postTestListing({ title: `Target ${n}` });
		for (const address of networks) expect(await report(id, address)).toMatchObject({ ok: true });
		expect(await reasonsOf(id)).toHaveLength(3);
		hidden.push((await findPublicListing("sale", id)) === null);
	}
	expect(hidden).toEqual([true, true, true, false, false]);
	await unhideAll();
});

test("the same networks do not hide a listing again on the day the office restored it", async () => {
	const id = await postTestListing();
	const networks = ["100.65.1.1", "100.65.2.1", "100.65.3.1"];
	for (const address of networks) await report(id, address);
	expect(await findPublicListing("sale", id)).toBeNull();
	await db().delete(listingFlags).where(eq(listingFlags.listingId, id));
	await db().update(listings).set({ flagged: false }).where(eq(listings.id, id));
	for (const address of networks) expect(await report(id, address)).toEqual(thanked);
	await unhideAll();
});

test("past five hidden listings an hour, concurrent or not, the office is asked to decide", async () => {
	const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => postTestListing({ title: `Mass ${n}` })));
	const reportAll = (round: number) =>
		Promise.all(ids.map((id, n) => report(id, `100.${70 + round}.${n}.1`, "Mass report")));
	await reportAll(0);
	await reportAll(1);
	await sendReportSummary();
	await reportAll(2);
	const stillPublic = [];
	for (const id of ids) if (await findPublicListing("sale", id)) stillPublic.push(id);
	expect(stillPublic).toHaveLength(3);
	await sendReportSummary();
	const mail = (await mailsFor("report")).at(-1);
	expect(mail?.bodyText.match(/still public: please decide soon/g)).toHaveLength(3);
	expect(mail?.bodyText.match(/hidden until you decide/g)).toHaveLength(5);
	await unhideAll();
});

test("every reason from one network is kept, and the office gets one email about them", async () => {
	const id = await postTestListing();
	await report(id, "192.0.2.1", "Already sold");
	await sendReportSummary();
	const before = (await mailsFor("report")).length;
	await report(id, "192.0.2.1", "Wrong category", "scam");
	await sendReportSummary();
	expect(await reasonsOf(id)).toEqual(["Already sold", "Wrong category"]);
	expect(await mailsFor("report")).toHaveLength(before);
	await report(id, "203.0.113.7", "Somebody else");
	await sendReportSummary();
	expect(await mailsFor("report")).toHaveLength(before + 1);
});

test("what is deleted, sold or unknown takes no report", async () => {
	const id = await postTestListing();
	await db().update(listings).set({ status: "sold" }).where(eq(listings.id, id));
	expect(await report(id, "192.0.2.1")).toEqual({ ok: false, reason: "not-found" });
	await db().update(listings).set({ status: "active", deletedAt: new Date() }).where(eq(listings.id, id));
	expect(await report(id, "192.0.2.1")).toEqual({ ok: false, reason: "not-found" });
	expect(await report("nonsense", "192.0.2.1")).toEqual({ ok: false, reason: "not-found" });
});

test("nothing is kept that tells who reported", async () => {
	const id = await postTestListing();
	await report(id, "198.51.100.23");
	const { rows } = await db().execute(
		sql`select 1 from listing_flags f where f::text like '%198.51.100.23%' union all select 1 from deliveries d where d::text like '%198.51.100.23%'`,
	);
	expect(rows).toEqual([]);
	const [flag] = await db().select().from(listingFlags).where(eq(listingFlags.listingId, id));
	expect(flag?.reporterHash).toHaveLength(32);
});
