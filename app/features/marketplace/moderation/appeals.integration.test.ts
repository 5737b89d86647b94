import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { deliveries, listings } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { findPublicListing } from "../listing/listings.server.ts";
import { appealAddress, openAppeal, sendAppeal } from "./appeals.server.ts";
import { moderate } from "./moderation.server.ts";
import { decideAppeal, officeAppeals } from "./office-appeals.server.ts";
import { purgeDeletedListings } from "./purge.server.ts";
import { sendDeletedMail } from "./seller-notices.server.ts";

useTestDatabase();
useTestDataDir();
beforeEach(() => db().execute(sql`truncate listings, deliveries, recipient_messages, rate_limits cascade`));

const mailTo = async (recipient: string, purpose: string) => {
	const [mail] = await db()
		.select()
		.from(deliveries)
		.where(and(eq(deliveries.recipient, recipient), eq(deliveries.purpose, purpose)));
	return mail?.bodyText ?? "";
};
const tokenIn = (text: string) => /appeal\/[\w-]+\?token=([\w-]+)/.exec(text)?.[1] ?? "";
const EMAIL = "owner@home.example";
const post = () => postTestListing({ title: "Pump", email: EMAIL });

describe("a hidden listing", () => {
	test("is appealed once by the link in the mail, and the office reads why", async () => {
		const id = await post();
		await moderate("flag", [{ id, version: 1 }], "Mo", "misleading");
		const text = await mailTo(EMAIL, "listing-hidden");
		expect(text).toContain("Its price, text or photos don't match the item.");
		expect(text).toContain("Use your own photos, the real price and the real condition.");
		const token = tokenIn(text);
		expect(await openAppeal(id, "wrong")).toBeNull();
		expect(await openAppeal(id, token)).toMatchObject({ state: "open", reason: "misleading" });
		expect(await sendAppeal(id, token, "It is mine, I have the receipt.")).toBe(true);
		expect(await sendAppeal(id, token, "Again")).toBe(true);
		expect(await openAppeal(id, token)).toMatchObject({ state: "sent" });
		const appeals = await db().select().from(deliveries).where(eq(deliveries.purpose, "listing-appeal"));
		expect(appeals).toHaveLength(1);
		expect(appeals[0]?.bodyText).toContain("I have the receipt.");
	});

	test.each([true, false])("comes back if the office agrees, and stays hidden if not: %s", async (agrees) => {
		const id = await post();
		await db().update(listings).set({ flagged: true }).where(eq(listings.id, id));
		const token = tokenIn(await appealAddress(id));
		await sendAppeal(id, token, "It is mine.");
		expect(await officeAppeals()).toMatchObject([{ id, text: "It is mine.", isRemoved: false }]);
		expect(await decideAppeal(id, agrees, "Mo")).toBe(true);
		expect(await decideAppeal(id, agrees, "Mo")).toBe(false);
		expect(await officeAppeals()).toEqual([]);
		expect(await openAppeal(id, token)).toMatchObject({ state: agrees ? "public" : "decided" });
		expect((await findPublicListing("sale", id)) !== null).toBe(agrees);
		expect(await mailTo(EMAIL, "appeal-decided")).toContain(
			agrees ? "It's back" : "We won't show it as it is",
		);
		expect(await sendAppeal(id, token, "Please")).toBe(false);
	});
});

describe("a removed listing", () => {
	test("is appealed by the link in the mail that says why, and comes back if the office agrees", async () => {
		const id = await post();
		const [row] = await db().select({ version: listings.version }).from(listings);
		await moderate("delete", [{ id, version: row?.version ?? 0 }], "Mo", "scam");
		await sendDeletedMail({ listingId: id, kind: "sale", category: "tools", email: EMAIL, reason: "scam" });
		const text = await mailTo(EMAIL, "listing-deleted");
		expect(text).toContain("Leave out deposits, gift cards, codes and payment links.");
		const token = tokenIn(text);
		expect(await openAppeal(id, token)).toMatchObject({ state: "open", isRemoved: true, reason: "scam" });
		await sendAppeal(id, token, "I have the receipt.");
		await deletedFor(id, "20 days");
		await purgeDeletedListings();
		expect(await officeAppeals(), "an open appeal keeps the listing").toMatchObject([
			{ id, isRemoved: true, text: "I have the receipt." },
		]);
		await decideAppeal(id, true, "Mo");
		expect(await findPublicListing("sale", id)).not.toBeNull();
	});

	test("is purged after 14 days, and its appeal link ends", async () => {
		const id = await post();
		const token = tokenIn(await appealAddress(id));
		await deletedFor(id, "13 days");
		await purgeDeletedListings();
		expect(await openAppeal(id, token)).not.toBeNull();
		await deletedFor(id, "15 days");
		await purgeDeletedListings();
		expect(await openAppeal(id, token)).toBeNull();
	});
});

async function deletedFor(id: string, interval: string): Promise<void> {
	await db()
		.update(listings)
		.set({ deletedAt: sql`now() - ${interval}::interval` })
		.where(eq(listings.id, id));
}
