import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readDay } from "#app/features/company/dates.ts";
import { sendAnswer } from "#app/features/leads/conversation/conversation.server.ts";
import { leadPage } from "#app/features/leads/inbox/inbox.server.ts";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { db } from "#app/platform/database/db.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { deliveries, leads, orderSteps } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { startCheckout } from "../store/shop.server.ts";
import { findOrder, orderPath } from "./order-page.server.ts";
import { moveOrder } from "./order-steps.server.ts";
import { findCheckout, placeOrder } from "./orders.server.ts";

useTestDatabase();
afterAll(() => stopJobs());
beforeEach(async () => {
	await db().delete(leads);
});

async function order() {
	const started = await startCheckout([{ variantId: "ringline-variant-hose-pack", quantity: 2 }], {
		address: "203.0.113.9",
	});
	const checkout = started.ok ? await findCheckout(started.checkoutId) : null;
	if (!checkout) throw new Error("no checkout");
	await placeOrder(checkout, {
		firstName: "Ada",
		lastName: "Moreno",
		email: "ada@mail.example",
		phone: "(213) 555-0177",
		address: "12 Ridge Road",
		city: "Altadena",
		state: "CA",
		postalCode: "91001",
	});
	const [lead] = await db().select().from(leads);
	if (!lead) throw new Error("no lead");
	const path = await orderPath(lead);
	const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
	return { lead, path, token, checkoutId: checkout.id };
}
const stepMails = async () =>
	(await db().select().from(deliveries).orderBy(deliveries.createdAt))
		.filter(({ purpose }) => purpose.startsWith("order-"))
		.map(({ subject, status }) => [subject, status]);

describe("an order's page", () => {
	test("opens with the link of the mail and of the confirmation, and with no other", async () => {
		const { lead, path, token, checkoutId } = await order();
		expect(path).toMatch(/^\/order\/RL-/);
		expect((await findCheckout(checkoutId))?.orderPath).toBe(path);
		const [mail] = await db().select().from(deliveries).where(eq(deliveries.recipient, "ada@mail.example"));
		expect(mail?.bodyText).toContain(path);
		expect(await findOrder(lead.reference, token)).toMatchObject({ status: "received", totalCents: 85_800 });
		const changed = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
		for (const wrong of ["", "x", changed, token.slice(1)])
			expect(await findOrder(lead.reference, wrong)).toBeNull();
		expect(await findOrder("RL-NOTHING", token)).toBeNull();
	});

	test("promises a call until the office has answered, also when no step is recorded yet", async () => {
		const { lead, token } = await order();
		expect((await findOrder(lead.reference, token))?.promisedBy).toMatch(/^We'll call you by /);
		expect(await sendAnswer(lead.id, "We talked on the phone.", "Mo")).toBe("done");
		expect(await findOrder(lead.reference, token)).toMatchObject({ status: "received", promisedBy: null });
	});

	test("shows nothing that was typed at the checkout", async () => {
		const { lead, token } = await order();
		const text = JSON.stringify(await findOrder(lead.reference, token));
		for (const typed of ["Moreno", "ada@mail.example", "555-0177", "12 Ridge Road"])
			expect(text).not.toContain(typed);
	});
});

describe("the office", () => {
	test("moves an order step by step, each mailed and shown to the buyer", async () => {
		const { lead, token } = await order();
		const moves = [
			{ from: "received", to: "confirmed", day: null },
			{ from: "confirmed", to: "scheduled", day: "2026-12-07" },
			{ from: "scheduled", to: "delivered", day: null },
		] as const;
		for (const move of moves) expect(await moveOrder(lead.id, move, "Admin 1")).toBe("done");
		const { reference } = lead;
		expect(await stepMails()).toEqual([
			[`Your order ${reference} has been confirmed`, "queued"],
			[`Your order ${reference} has been scheduled`, "queued"],
			[`Your order ${reference} has been delivered`, "queued"],
		]);
		const shown = await findOrder(reference, token);
		expect(shown?.steps.map(({ status }) => status)).toEqual([
			"received",
			"confirmed",
			"scheduled",
			"delivered",
		]);
		expect(shown?.steps[2]?.text).toContain("Mon, Dec 7");
		const [stored] = await db().select().from(leads);
		expect(stored).toMatchObject({ status: "won", answeredAt: expect.any(Date) });
	});

	test("sent twice is one step and one mail; of two at once one is told", async () => {
		const { lead } = await order();
		const confirm = { from: "received", to: "confirmed", day: null } as const;
		expect(await moveOrder(lead.id, confirm, "Admin 1")).toBe("done");
		expect(await moveOrder(lead.id, confirm, "Admin 1")).toBe("done");
		expect(await moveOrder(lead.id, { ...confirm, to: "canceled" }, "Admin 2")).toBe("changed");
		expect(await db().select().from(orderSteps)).toHaveLength(1);
		expect(await stepMails()).toHaveLength(1);
	});

	test("finds an order by its number and by the buyer", async () => {
		const { lead } = await order();
		for (const text of [lead.reference, "moreno", "ada@mail"]) {
			const filter = { ...readLeadFilter(new URLSearchParams()), text };
			expect((await leadPage(filter, null)).leads.map(({ reference }) => reference)).toEqual([
				lead.reference,
			]);
		}
	});
});

test("a day is a day of the calendar", () => {
	expect(readDay("2026-12-07")).toBe("2026-12-07");
	for (const odd of ["2026-02-31", "soon", "", null, "2026-12-07T10:00"]) expect(readDay(odd)).toBeNull();
});
