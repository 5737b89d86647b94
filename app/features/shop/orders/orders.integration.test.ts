import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { checkouts, deliveries, leads } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { isCheckoutCompleted, readCatalog, startCheckout } from "../store/shop.server.ts";
import type { OrderDetails } from "./order-details.ts";
import { checkoutSweepJob, findCheckout, placeOrder } from "./orders.server.ts";

useTestDatabase();
afterAll(() => stopJobs());
beforeEach(async () => {
	await db().delete(deliveries);
	await db().delete(checkouts);
	await db().delete(leads);
});

const buyer = { address: "203.0.113.9" };
const hose = { variantId: "ringline-variant-hose-pack", quantity: 2 };
const details: OrderDetails = {
	firstName: "Ada",
	lastName: "Moreno",
	email: "ada@mail.example",
	phone: "(213) 555-0177",
	address: "12 Ridge Road",
	city: "Altadena",
	state: "CA",
	postalCode: "91001",
};

async function started() {
	const answer = await startCheckout([hose], buyer);
	if (!answer.ok) throw new Error(answer.reason);
	const checkout = await findCheckout(answer.checkoutId);
	if (!checkout) throw new Error("lost");
	return checkout;
}

describe("starting a checkout", () => {
	test("prices every line on the server, under an id nobody guesses", async () => {
		const checkout = await started();
		expect(checkout).toMatchObject({ totalCents: 85_800, currency: "USD", reference: null });
		expect(checkout.lines).toMatchObject([{ title: "Hose Pack, 200 ft", quantity: 2, price: "429.00" }]);
		expect(Buffer.from(checkout.id, "base64url").length).toBeGreaterThanOrEqual(16);
	});

	test.each([
		["ringline-variant-nothing", "unknown"],
		["ringline-variant-no-such-thing", "unknown"],
		["ringline-variant-large-fire-pump", "unavailable"],
		["ringline-variant-typhoon-800-ridge-cannon", "contact-for-pricing"],
		["ringline-variant-pump-shed", "contact-for-pricing"],
	])("refuses %s as %s, and creates nothing", async (variantId, reason) => {
		const answer = await startCheckout([hose, { variantId, quantity: 1 }], buyer);
		expect(answer).toMatchObject({ ok: false, reason: "refused", problems: [{ variantId, reason }] });
		expect(await db().select().from(checkouts)).toEqual([]);
	});
});

describe("placing an order", () => {
	test("stores it, tells company and buyer, and confirms with its number", async () => {
		const checkout = await started();
		expect(await isCheckoutCompleted(checkout.id)).toBe(false);
		const { reference } = await placeOrder(checkout, details);
		expect(await findCheckout(checkout.id)).toMatchObject({ reference });
		expect(await isCheckoutCompleted(checkout.id)).toBe(true);
		expect(await db().select().from(leads)).toMatchObject([
			{
				kind: "order",
				email: "ada@mail.example",
				address: "12 Ridge Road, Altadena, CA 91001",
				details: { totalCents: 85_800, lines: [{ quantity: 2, price: "429.00" }] },
			},
		]);
		const mails = await db().select().from(deliveries);
		expect(mails.map(({ recipient }) => recipient)).toContain("ada@mail.example");
		for (const mail of mails) {
			expect(mail.bodyText).toContain("2 x Hose Pack, 200 ft: $858.00");
			expect(mail.bodyText).toContain(reference);
		}
		const buyers = mails.find(({ recipient }) => recipient === "ada@mail.example");
		const shown = /<img src="([^"]+)"/.exec(buyers?.bodyHtml ?? "")?.[1] ?? "";
		expect(shown).toBe(`${publicUrl()}/pictures/products/hose-pack-og.jpg`);
	});

	test("tells the buyer when we call, and repeats nothing a stranger could have typed", async () => {
		const checkout = await started();
		const typed = { ...details, firstName: "evil.example", message: "Win money at evil.example" };
		await placeOrder(checkout, typed);
		const [mail] = await db().select().from(deliveries).where(eq(deliveries.recipient, "ada@mail.example"));
		for (const text of ["evil.example", "Moreno", "555-0177", "12 Ridge Road"])
			expect(`${mail?.subject} ${mail?.bodyText} ${mail?.bodyHtml}`).not.toContain(text);
		expect(mail?.bodyText).toMatch(/We'll call you by \w{3}, \w{3} \d/);
		expect((await findCheckout(checkout.id))?.promisedBy).toMatch(/^We'll call you by /);
	});

	test("sent ten times at once, it is one order with two mails", async () => {
		const checkout = await started();
		const placed = await Promise.all(Array.from({ length: 10 }, () => placeOrder(checkout, details)));
		expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1);
		expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1);
		expect(await db().select().from(leads)).toHaveLength(1);
		expect(await db().select().from(deliveries)).toHaveLength(2);
	});

	test("when the mail cannot be queued there is no order either", async () => {
		const checkout = await started();
		const refuseConfirmations = sql`alter table deliveries add constraint refused check (purpose <> 'lead-confirmation')`;
		await db().execute(refuseConfirmations);
		await expect(placeOrder(checkout, details)).rejects.toThrow();
		await db().execute(sql`alter table deliveries drop constraint refused`);
		expect(await db().select().from(leads)).toEqual([]);
		expect(await db().select().from(deliveries)).toEqual([]);
		expect(await findCheckout(checkout.id)).toMatchObject({ reference: null });
	});
});

test("an expired checkout is gone, and is swept", async () => {
	const checkout = await started();
	await db()
		.update(checkouts)
		.set({ expiresAt: new Date(Date.now() - 1000) });
	expect(await findCheckout(checkout.id)).toBeNull();
	await checkoutSweepJob.handler({}, { jobId: "", number: 1, signal: new AbortController().signal });
	expect(await db().select().from(checkouts)).toEqual([]);
});

test("the embedded catalog needs no remote copy", async () => {
	expect((await readCatalog()).ok).toBe(true);
});
