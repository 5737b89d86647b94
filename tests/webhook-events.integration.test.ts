// Which facts raise which event, exactly once, and with what.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { addDays, localTime, momentAt } from "#app/features/company/places/local-time.ts";
import { sendAnswer } from "#app/features/leads/conversation/conversation.server.ts";
import { addNote, markNotSpam, moveLead } from "#app/features/leads/inbox/lead-actions.server.ts";
import { changeLead } from "#app/features/leads/leads.server.ts";
import { moderate } from "#app/features/marketplace/moderation/moderation.server.ts";
import { reportListing } from "#app/features/marketplace/moderation/reports.server.ts";
import { moveOrder } from "#app/features/shop/orders/order-steps.server.ts";
import { placeOrder } from "#app/features/shop/orders/orders.server.ts";
import { closeVisit, moveByOffice } from "#app/features/visits/office/office-changes.server.ts";
import { announceBooking, bookVisit, cancelVisit, moveVisit } from "#app/features/visits/visits.server.ts";
import { addEndpoint } from "#app/features/webhooks/endpoints.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { webhookJob } from "#app/platform/events/webhook-delivery.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { deliveries, visits, webhookEndpoints, webhookMessages } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { WebhookReceiver } from "#tests/support/webhook-receiver.ts";

useTestDatabase();
beforeEach(async () => {
	await db().delete(webhookEndpoints);
	await db().delete(visits);
	await db().insert(webhookEndpoints).values({ url: "https://crm.example/hooks", secret: "whsec_x" });
});
afterAll(() => stopJobs());

const events = async () =>
	(
		await db()
			.select({ body: webhookMessages.body })
			.from(webhookMessages)
			// Events of one transaction may have the same time.
			.orderBy(webhookMessages.createdAt, webhookMessages.event)
	).map(({ body }) => JSON.parse(body));

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

test("an order that moves on raises order.updated once for each step, and no lead.updated", async () => {
	const details = { lines: [], totalCents: 12_900, currency: "USD" };
	const { id } = await addLead(db(), { kind: "order", details });
	const confirm = { from: "received", to: "confirmed", day: null } as const;
	await moveOrder(id, confirm, "Ida");
	await moveOrder(id, confirm, "Ida");
	await moveOrder(id, { from: "confirmed", to: "scheduled", day: "2026-12-07" }, "Ida");
	await moveOrder(id, { from: "scheduled", to: "scheduled", day: "2026-12-09" }, "Ida");
	expect(await moveOrder(id, { from: "received", to: "canceled", day: null }, "Ben")).toBe("changed");
	expect(await events()).toMatchObject([
		{
			type: "order.updated",
			data: { id, status: "confirmed", previousStatus: "received", day: null, totalCents: 12_900 },
		},
		{
			type: "order.updated",
			data: { id, status: "scheduled", previousStatus: "confirmed", day: "2026-12-07" },
		},
		{
			type: "order.updated",
			data: { id, status: "scheduled", previousStatus: "scheduled", day: "2026-12-09" },
		},
	]);
});

test("a lead raises lead.updated when its status changes, however it does, and only then", async () => {
	const changes = async () =>
		(await events())
			.filter(({ type }) => type === "lead.updated")
			.map(({ data }) => `${data.id} ${data.previousStatus} to ${data.status}`);
	const moved = await addLead(db(), { kind: "intake" });
	await moveLead(moved.id, { from: "new", to: "won" }, "Ida");
	expect(await moveLead(moved.id, { from: "new", to: "lost" }, "Ben")).toBe("changed");
	await moveLead(moved.id, { from: "won", to: "won" }, "Ida");
	await addNote(moved.id, "Called", "Ida");
	expect(await changes()).toEqual([`${moved.id} new to won`]);
	expect(await events()).toMatchObject([{ data: { kind: "intake", reference: moved.reference } }]);

	await db().delete(webhookMessages);
	const answered = await addLead(db());
	await sendAnswer(answered.id, "We'll call at ten.", "Ida");
	await sendAnswer(answered.id, "Or at eleven.", "Ida");
	expect(await changes()).toEqual([`${answered.id} new to contacted`]);

	await db().delete(webhookMessages);
	const now = new Date("2026-11-16T18:00:00Z");
	const wish = { kind: "call", startsAt: momentAt("2026-11-18", 10 * 60), wantsText: false } as const;
	const visited = await addLead(db());
	const booked = await bookVisit(visited, wish, now);
	if (!booked.ok) throw new Error("not booked");
	await cancelVisit(booked.visit.id, now);
	expect(await changes()).toEqual([`${visited.id} new to scheduled`, `${visited.id} scheduled to new`]);
});

test("a lead and an order that move on reach the receiver, signed", async () => {
	const receiver = new WebhookReceiver();
	await receiver.start();
	overrideEnv({ OUTBOUND_PRIVATE: "on" });
	onTestFinished(async () => {
		await stopJobs();
		overrideEnv({ OUTBOUND_PRIVATE: "off" });
		await receiver.stop();
	});
	await db().delete(webhookEndpoints);
	const added = await addEndpoint(receiver.url, "Ida");
	if (!added.ok) throw new Error(added.problem);
	await startJobs([webhookJob]);
	const received = async (count: number) => {
		await vi.waitFor(() => expect(receiver.accepted).toHaveLength(count), { timeout: 20_000 });
		const newest = receiver.accepted.at(-1);
		return new Webhook(added.secret).verify(
			newest?.body ?? "",
			(newest?.headers ?? {}) as Record<string, string>,
		);
	};
	const lead = await addLead(db());
	await moveLead(lead.id, { from: "new", to: "contacted" }, "Ida");
	expect(await received(1)).toMatchObject({
		type: "lead.updated",
		data: { id: lead.id, email: lead.email, status: "contacted", previousStatus: "new" },
	});
	const details = { lines: [], totalCents: 12_900, currency: "USD" };
	const order = await addLead(db(), { kind: "order", details });
	await moveOrder(order.id, { from: "received", to: "scheduled", day: "2026-12-07" }, "Ida");
	expect(await received(2)).toMatchObject({
		type: "order.updated",
		data: { id: order.id, status: "scheduled", previousStatus: "received", day: "2026-12-07" },
	});
}, 60_000);

test("a lead held as spam moves without a word to other systems", async () => {
	const lead = await addLead(db(), { suspectedSpam: true, spamReason: "too fast" });
	await moveLead(lead.id, { from: "new", to: "lost" }, "Ida");
	expect(await events()).toEqual([]);
});

test("a change that is undone raises nothing", async () => {
	const lead = await addLead(db());
	await expect(
		db().transaction(async (tx) => {
			await changeLead(tx, lead, { status: "won" });
			throw new Error("undone");
		}),
	).rejects.toThrow("undone");
	expect(await events()).toEqual([]);
});

test("a booked visit raises visit.booked once", async () => {
	const lead = await addLead(db(), { address: "12 Ridge Road, Altadena, CA 91001" });
	const now = new Date("2026-11-16T18:00:00Z");
	const wish = { kind: "call", startsAt: momentAt("2026-11-18", 10 * 60), wantsText: false } as const;
	expect((await bookVisit(lead, wish, now)).ok).toBe(true);
	await bookVisit(lead, wish, now);
	expect(await events()).toMatchObject([
		{ type: "lead.updated", data: { id: lead.id, status: "scheduled", previousStatus: "new" } },
		{
			type: "visit.booked",
			data: { kind: "call", startsAt: wish.startsAt.toISOString(), lead: { reference: lead.reference } },
		},
	]);
});

test("a visit that is moved, canceled, done or missed raises its event", async () => {
	const now = new Date("2026-11-16T18:00:00Z");
	const at = (hour: number) => momentAt("2026-11-18", hour * 60);
	const book = async (hour: number) => {
		const wish = { kind: "call", startsAt: at(hour), wantsText: false } as const;
		const booked = await bookVisit(await addLead(db()), wish, now);
		if (!booked.ok) throw new Error("not booked");
		return booked.visit.id;
	};
	const [first, second, third] = [await book(10), await book(11), await book(12)];
	await db().delete(webhookMessages);
	await moveVisit(first, at(14), now);
	await moveByOffice(first, { day: "2026-11-18", minutes: 15 * 60, crew: null }, "Ida", now);
	await cancelVisit(first, now);
	await closeVisit(second, "done", "Ida", at(11));
	await closeVisit(third, "no_show", "Ida", at(12));
	const raised = (await events())
		.filter(({ type }) => type !== "lead.updated")
		.map(({ type, data }) => [type, data.id, data.startsAt]);
	expect(raised.sort()).toEqual(
		[
			["visit.moved", first, at(14).toISOString()],
			["visit.moved", first, at(15).toISOString()],
			["visit.canceled", first, at(15).toISOString()],
			["visit.done", second, at(11).toISOString()],
			["visit.missed", third, at(12).toISOString()],
		].sort(),
	);
});

test("a visit of suspected spam is told to nobody until the office releases the request", async () => {
	const lead = await addLead(db(), { suspectedSpam: true, spamReason: "too fast" });
	const startsAt = momentAt(addDays(localTime(new Date()).day, 2), 10 * 60);
	const booked = await db()
		.insert(visits)
		.values({ leadId: lead.id, kind: "call", startsAt, endsAt: startsAt, busyUntil: startsAt })
		.returning();
	await moveByOffice(
		booked[0]?.id ?? "",
		{ day: localTime(startsAt).day, minutes: 11 * 60, crew: null },
		"Ida",
	);
	const mails = () => db().select().from(deliveries).where(eq(deliveries.leadId, lead.id));
	expect(await events()).toEqual([]);
	expect(await mails()).toEqual([]);
	await markNotSpam(lead.id, "Ida", announceBooking);
	await markNotSpam(lead.id, "Ida", announceBooking);
	expect((await events()).map(({ type }) => type).sort()).toEqual(["lead.created", "visit.booked"]);
	const purposes = (await mails()).map(({ purpose }) => purpose).filter((one) => one.startsWith("visit"));
	expect(purposes.sort()).toEqual(["visit-booked", "visit-booked-company"]);
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
