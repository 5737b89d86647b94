import { and, eq, ne, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { deliveries, editLinks, listings } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing, testFields } from "#tests/support/listings.ts";
import { revealNumbers } from "../listing/contacts.server.ts";
import { findPublicListing } from "../listing/listings.server.ts";
import { findOffense, recordOffense } from "../listing/offenses.server.ts";
import { queueHiddenMail, sendDeletedMail } from "../moderation/seller-notices.server.ts";
import { mailWaitingLinks } from "../posting/confirmation-links.server.ts";
import { changeListing, confirmListing, republishListing } from "./changes.server.ts";
import { canAskForEditLink, openEditLink } from "./edit-links.server.ts";
import { redeemEditLink } from "./edit-saves.server.ts";
import { hideUnconfirmedListings } from "./lifecycle.server.ts";

useTestDatabase();
useTestDataDir();

const mailAbout = async (listingId: string, purpose: string) => {
	const [mail] = await db()
		.select()
		.from(deliveries)
		.where(and(eq(deliveries.listingId, listingId), eq(deliveries.purpose, purpose)));
	return mail?.bodyText ?? "";
};
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";
const age = (id: string, interval: string) =>
	db()
		.update(listings)
		.set({ createdAt: sql`now() - ${interval}::interval` })
		.where(eq(listings.id, id));
const passConfirmation = (id: string, interval: string) =>
	db()
		.update(listings)
		.set({ confirmBy: sql`confirm_by - ${interval}::interval` })
		.where(eq(listings.id, id));
const posted = (email: string) => postTestListing({ title: `Secret words of ${email}`, email });

describe("the first email", () => {
	test("has the listing's address and an edit link, and not what was typed", async () => {
		const id = await posted("a@home.example");
		const text = await mailAbout(id, "listing-posted");
		expect(text).toContain("The link works for 2 days.");
		expect(text).toContain(`/marketplace/${id}`);
		expect(text).toContain(`/edit-product/${id}?token=`);
		expect(text).not.toContain("Secret words");
		expect(await openEditLink("sale", id, tokenIn(text))).toMatchObject({ ok: true });
	});

	test("its link confirms the address and can still be used to edit", async () => {
		const id = await posted("b@home.example");
		expect(await findPublicListing("sale", id)).toMatchObject({ isUnconfirmed: true });
		const token = tokenIn(await mailAbout(id, "listing-posted"));
		expect(await confirmListing("sale", id, "x".repeat(43))).toBe(false);
		expect(await confirmListing("sale", id, token)).toBe(true);
		expect(await findPublicListing("sale", id)).toMatchObject({ isUnconfirmed: false });
		expect(await openEditLink("sale", id, token)).toMatchObject({ ok: true });
	});

	test("unconfirmed for two days, a listing is hidden and its poster told how to bring it back", async () => {
		const id = await posted("c@home.example");
		const kept = await posted("d@home.example");
		await confirmListing("sale", kept, tokenIn(await mailAbout(kept, "listing-posted")));
		await passConfirmation(id, "47 hours");
		await passConfirmation(kept, "5 days");
		await hideUnconfirmedListings();
		expect(await findPublicListing("sale", id)).not.toBeNull();
		await passConfirmation(id, "2 hours");
		await hideUnconfirmedListings();
		expect(await findPublicListing("sale", id)).toBeNull();
		expect(await findPublicListing("sale", kept)).not.toBeNull();
		expect(await mailAbout(id, "listing-hidden")).toContain(`/marketplace/${id}/edit-link`);
		expect(await canAskForEditLink("sale", id)).toBe(true);
		await confirmListing("sale", id, tokenIn(await mailAbout(id, "listing-posted")));
		expect(await findPublicListing("sale", id)).toMatchObject({ isUnconfirmed: false });
	});
});

describe("a seller who posts many at once", () => {
	const mailsTo = (email: string) =>
		db()
			.select({ subject: deliveries.subject, text: deliveries.bodyText, status: deliveries.status })
			.from(deliveries)
			.where(and(eq(deliveries.recipient, email), eq(deliveries.purpose, "listing-posted")))
			.orderBy(deliveries.createdAt);
	const another = (email: string) => postTestListing({ email });
	const anHourPasses = () =>
		db().execute(sql`update recipient_messages set created_at = created_at - interval '61 minutes'`);

	test("gets the links that were over the limit later in one email, and two days from then", async () => {
		const ids: string[] = [];
		for (let n = 0; n < 8; n++) ids.push(await another("many@home.example"));
		const late = ids.slice(5);
		await mailWaitingLinks();
		expect(await mailsTo("many@home.example")).toHaveLength(5);
		for (const id of ids) await passConfirmation(id, "49 hours");
		await hideUnconfirmedListings();
		for (const id of late) expect(await findPublicListing("sale", id)).not.toBeNull();
		await anHourPasses();
		await mailWaitingLinks();
		await mailWaitingLinks();
		const mails = await mailsTo("many@home.example");
		expect(mails).toHaveLength(6);
		expect(mails.at(-1)).toMatchObject({ subject: "Confirm your 3 listings", status: "queued" });
		for (const id of late) {
			const [, token] =
				new RegExp(`/edit-product/${id}\\?token=([\\w-]+)`).exec(mails.at(-1)?.text ?? "") ?? [];
			expect(await confirmListing("sale", id, token ?? "")).toBe(true);
		}
	});

	test("has room for ten more an hour once a listing is confirmed", async () => {
		const first = await another("trusted@home.example");
		await confirmListing("sale", first, tokenIn(await mailAbout(first, "listing-posted")));
		for (let n = 0; n < 12; n++) await another("trusted@home.example");
		expect(await mailsTo("trusted@home.example")).toHaveLength(1 + 10);
	});

	test("hears of a moderator's decision all the same", async () => {
		const ids: string[] = [];
		for (let n = 0; n < 6; n++) ids.push(await another("judged@home.example"));
		const id = ids[5] ?? "";
		await db().transaction((tx) => queueHiddenMail(tx, id, "rules"));
		await db().update(listings).set({ deletedAt: sql`now()` }).where(eq(listings.id, id));
		await sendDeletedMail({ listingId: id, kind: "sale", category: "free", email: "judged@home.example" });
		const told = await db()
			.select({ purpose: deliveries.purpose, status: deliveries.status })
			.from(deliveries)
			.where(and(eq(deliveries.recipient, "judged@home.example"), ne(deliveries.purpose, "listing-posted")))
			.orderBy(deliveries.createdAt);
		expect(told).toEqual([
			{ purpose: "listing-hidden", status: "queued" },
			{ purpose: "listing-deleted", status: "queued" },
		]);
	});
});

describe("a listing whose owner changes the address", () => {
	const changeAddress = async (id: string, token: string, email: string) =>
		redeemEditLink({ kind: "sale", id, token, fingerprint: null }, (tx) =>
			changeListing(tx, { id, kind: "sale", fields: testFields({ title: "Pump", email }), photoIds: [] }),
		);
	const linkTo = async (recipient: string) => {
		const [mail] = await db().select().from(deliveries).where(eq(deliveries.recipient, recipient));
		return tokenIn(mail?.bodyText ?? "");
	};

	test("is unconfirmed again until the new address opens the link that only it gets", async () => {
		const id = await posted("old@home.example");
		const old = tokenIn(await mailAbout(id, "listing-posted"));
		await confirmListing("sale", id, old);
		await age(id, "10 days");
		await passConfirmation(id, "10 days");
		expect(await changeAddress(id, old, "new@home.example")).toMatchObject({ ok: true });
		expect(await findPublicListing("sale", id)).toMatchObject({ isUnconfirmed: true });
		expect(await confirmListing("sale", id, old)).toBe(false);
		await hideUnconfirmedListings();
		expect(await findPublicListing("sale", id), "two days from now").not.toBeNull();
		const link = await linkTo("new@home.example");
		expect(await openEditLink("sale", id, link)).toMatchObject({ ok: true });
		await passConfirmation(id, "49 hours");
		await hideUnconfirmedListings();
		expect(await findPublicListing("sale", id)).toBeNull();
		await db().update(editLinks).set({ expiresAt: sql`now() + interval '1 hour'` });
		expect(await confirmListing("sale", id, link)).toBe(true);
		expect(await findPublicListing("sale", id)).toMatchObject({ isUnconfirmed: false });
	});

	test("stays confirmed when only its spelling changes, and a hidden one comes back to be confirmed", async () => {
		const id = await posted("same@home.example");
		const token = tokenIn(await mailAbout(id, "listing-posted"));
		await changeAddress(id, token, "Same@home.example");
		expect(await findPublicListing("sale", id)).toMatchObject({ isUnconfirmed: false });
		const hidden = await posted("hidden@home.example");
		await db().update(listings).set({ status: "unconfirmed" }).where(eq(listings.id, hidden));
		await changeAddress(hidden, tokenIn(await mailAbout(hidden, "listing-posted")), "fresh@home.example");
		expect(await findPublicListing("sale", hidden)).toMatchObject({ isUnconfirmed: true });
		expect(await openEditLink("sale", hidden, await linkTo("fresh@home.example"))).toMatchObject({
			ok: true,
		});
	});
});

test("a sold listing is posted again as new; renewing an active one keeps its place", async () => {
	const [sold, active] = [await posted("e@home.example"), await posted("f@home.example")];
	await age(sold, "40 days");
	await age(active, "40 days");
	await db().update(listings).set({ status: "sold" }).where(eq(listings.id, sold));
	for (const id of [sold, active]) await db().transaction((tx) => republishListing(tx, id));
	const days = async (id: string) =>
		Math.round((Date.now() - ((await findPublicListing("sale", id))?.createdAt.getTime() ?? 0)) / 86_400_000);
	expect(await days(sold)).toBe(0);
	expect(await days(active)).toBe(40);
});

describe("phone numbers", () => {
	test("come on request, not with the page, and not when messages only are wanted", async () => {
		const id = await posted("g@home.example");
		expect(JSON.stringify(await findPublicListing("sale", id))).not.toContain("555-0110");
		expect(await revealNumbers("sale", id, "192.0.2.1")).toMatchObject({
			numbers: { phone: "(213) 555-0110", callLink: "tel:+12135550110" },
		});
		const quiet = await postTestListing({ contactMethod: "message" });
		expect(await revealNumbers("sale", quiet, "192.0.2.1")).toEqual({ ok: false, reason: "not-found" });
	});

	test("nobody collects them by the hundred", async () => {
		const id = await posted("h@home.example");
		const results = [];
		for (let n = 0; n < 100; n++) results.push(await revealNumbers("sale", id, "192.0.2.99"));
		expect(results.at(-1)).toMatchObject({ reason: "too-often" });
	});
});

describe("repeat offenders", () => {
	test("after two deleted listings, what the same person posts waits for the office", async () => {
		const email = "bad@home.example";
		const deleted = [
			await postTestListing({ email }),
			await postTestListing({ email: "Bad+x@home.example" }),
		];
		const check = () =>
			db().transaction((tx) =>
				findOffense(tx, { email, phoneNumber: "(310) 555-0000", whatsappNumber: null }),
			);
		await db().transaction((tx) => recordOffense(tx, deleted[0] ?? ""));
		expect(await check()).toBeNull();
		await db().transaction((tx) => recordOffense(tx, deleted[1] ?? ""));
		expect(await check()).toMatch(/deleted 2 of this person's listings/);
		expect(await findPublicListing("sale", await postTestListing({ email }))).toBeNull();
	});
});
