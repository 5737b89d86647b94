// Which facts raise which event, exactly once, and with what.
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { momentAt } from "#app/features/company/local-time.ts";
import { markNotSpam } from "#app/features/leads/inbox/lead-actions.server.ts";
import { moderate } from "#app/features/marketplace/moderation/moderation.server.ts";
import { reportListing } from "#app/features/marketplace/moderation/reports.server.ts";
import { placeOrder } from "#app/features/shop/orders/orders.server.ts";
import { bookVisit } from "#app/features/visits/visits.server.ts";
import { db } from "#app/platform/db.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { webhookEndpoints, webhookMessages } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";

useTestDatabase();
beforeEach(async () => {
	await db().delete(webhookEndpoints);
	await db().insert(webhookEndpoints).values({ url: "https://crm.example/hooks", secret: "whsec_x" });
});
afterAll(() => stopJobs());

const events = async () =>
	(await db().select({ body: webhookMessages.body }).from(webhookMessages)).map(({ body }) =>
		JSON.parse(body),
	);

test("an order sent twice raises one order.created and no lead.created", async () => {
	const checkout = {
		id: randomUUID(),
		lines: [],
		currency: "USD",
		totalCents: 12_900,
		reference: null,
		promisedBy: null,
		orderPath: null,
		visitPath: null,
	};
	const details = {
		firstName: "Ida",
		lastName: "Marsh",
		email: "ida@hillside.example",
		phone: "(213) 555-0177",
		address: "12 Oak Lane",
		city: "Altadena",
		state: "CA",
		postalCode: "91001",
	};
	await placeOrder(checkout, details);
	await placeOrder(checkout, details);
	expect(await events()).toMatchObject([
		{ type: "order.created", data: { totalCents: 12_900, currency: "USD", email: "ida@hillside.example" } },
	]);
});

test("a booked visit raises visit.booked once", async () => {
	const lead = await addLead(db(), { address: "12 Ridge Road, Altadena, CA 91001" });
	const now = new Date("2026-11-16T18:00:00Z");
	const wish = { kind: "call", startsAt: momentAt("2026-11-18", 10 * 60), wantsText: false } as const;
	expect((await bookVisit(lead, wish, now)).ok).toBe(true);
	await bookVisit(lead, wish, now);
	expect(await events()).toMatchObject([
		{
			type: "visit.booked",
			data: { kind: "call", startsAt: wish.startsAt.toISOString(), lead: { reference: lead.reference } },
		},
	]);
});

test("suspected spam raises its event when the office releases it", async () => {
	const lead = await addLead(db(), { suspectedSpam: true, spamReason: "filled the trap" });
	expect(await events()).toEqual([]);
	await markNotSpam(lead.id, "Ida");
	await markNotSpam(lead.id, "Ida");
	expect(await events()).toMatchObject([{ type: "lead.created", data: { id: lead.id } }]);
});

test("a report and a moderator's flag raise listing.flagged, and say whether it is hidden", async () => {
	const listing = await addListing(db(), { title: "Odd pump" });
	const report = {
		kind: "sale",
		id: listing.id,
		category: "scam",
		reason: "Odd",
		clientAddress: "198.51.100.7",
	} as const;
	expect((await reportListing(report)).ok).toBe(true);
	await moderate("flag", [{ id: listing.id, version: listing.version }], "Ida");
	expect(await events()).toMatchObject([
		{
			type: "listing.flagged",
			data: { title: "Odd pump", source: "report", category: "scam", isHidden: false },
		},
		{ type: "listing.flagged", data: { source: "admin", isHidden: true } },
	]);
});
