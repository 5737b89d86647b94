import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { storedData } from "#app/features/company/stored-data.ts";
import { leadColumns } from "#app/features/leads/lead-fields.ts";
import { dataCopyOf } from "#app/features/leads/privacy/personal-data.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import {
	alertHits,
	alerts,
	deliveries,
	intakeDrafts,
	intakeFiles,
	leadMessages,
	leadNotes,
	listingPhotos,
	listings,
	messages,
	messageThreads,
	orderSteps,
	readinessChecks,
	readinessPhotos,
	readinessSnapshots,
	staff,
	stockAlerts,
	visits,
	webhookEndpoints,
	webhookMessages,
} from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { dataHolders } from "./data-holders.server.ts";

useTestDatabase();

const EMAIL = "Rosa@Hillside.example";

/** What the copy says of each column that stored-data.ts names: the text that must be in it, or why it is not. */
const inCopy: Record<string, string | { not: string }> = {
	"leads.details": "Mini Water Cannon",
	"leads.reference": "RL-COPY1",
	"leads.assignedTo": "Sam Handler",
	"leads.nextAction": "Measure the gate",
	"lead_notes.text": "Likes pumps",
	"lead_messages.text": "When do you come?",
	"checkouts.lines": { not: "the same items as in the order; without an order, nobody's" },
	"webhook_messages.body": "copied-for-crm",
	"order_steps.day": "Dec 7",
	"order_steps.actor": "Mo Mover",
	"visits.startsAt": "Dec 1",
	"visits.county": "Ventura",
	"visits.wantsText": "reminder by text message",
	"visits.note": { not: "only blocked time has one" },
	"visits.networkHash": { not: "a hash, for two hours" },
	"stock_alerts.email": EMAIL,
	"stock_alerts.handle": "this product",
	"stock_alerts.variantId": "this product",
	"intake_drafts.answers": "The gate sticks",
	"intake_files.fileName": "draft-roof.pdf",
	"intake_files.storageKey": { not: "a name of ours for the same file" },
	"readiness_photos.measure": "Noncombustible siding.jpg",
	"readiness_photos.storageKey": { not: "a name of ours for the same photo" },
	"readiness_photos.takenOn": "taken Oct 31, 2026",
	"readiness_checks.answers": "Readiness report",
	"readiness_checks.address": "9 Check Street",
	"readiness_checks.owner": "Ada Checker",
	"readiness_checks.place": "34.17, -118.13",
	"readiness_snapshots.answers": "Nov 2, 2026",
	"listings.title": "Diesel pump",
	"listings.description": "Runs well",
	"listings.location": "Altadena, CA",
	"listings.email": EMAIL,
	"listings.phoneNumber": "(213) 555-0172",
	"listings.whatsappNumber": "(213) 555-0173",
	"listings.zip": "91001",
	"listings.contactMethod": "How people may reach you",
	"listings.licenseNumber": "1098765",
	"listings.appeal": "It is mine",
	"listings.moderationReason": "asks for money",
	"listings.matchMails": "Emails about listings that match yours",
	"listing_photos.storageKey": "photo-of-the-pump",
	"listing_photos.uploaderHash": { not: "a hash" },
	"edit_links.tokenHash": { not: "a hash" },
	"message_threads.buyerName": "Rosa the Buyer",
	"message_threads.buyerEmail": EMAIL,
	"message_threads.buyerTokenHash": { not: "a hash" },
	"message_threads.sellerTokenHash": { not: "a hash" },
	"message_threads.reportReason": "Wants a deposit",
	"messages.text": "Is it yours?",
	"alerts.email": EMAIL,
	"alerts.emailKey": { not: "the same address in lower case" },
	"alerts.q": "hose reel",
	"alerts.query": { not: "the same words, for the database" },
	"alerts.anchor": { not: "one of the same words" },
	"alerts.location": "Ojai",
	"alerts.zip": "93023",
	"alerts.tokenHash": { not: "a hash" },
	"alert_hits.emailKey": "Tank of a seller",
	"deliveries.recipient": EMAIL,
	"deliveries.subject": "Your pump",
	"deliveries.bodyText": "It is on its way.",
	"deliveries.bodyHtml": { not: "the same words" },
	"deliveries.replyTo": { not: "our own address" },
	"deliveries.unsubscribeUrl": { not: "a link that is in the message" },
	"deliveries.calendar": "BEGIN:VCALENDAR",
	"proved_addresses.addressHash": "You opened a link that we mailed you.",
	"geocode_answers.question": { not: "without a name" },
	"hazard_zone_answers.point": { not: "without a name" },
	"listing_offenses.fingerprint": { not: "a hash, to recognize who posts again what moderators deleted" },
	"listing_flags.reason": { not: "reporters give no name" },
	"listing_flags.reporterHash": { not: "a hash" },
	"listing_flags.reporterWideHash": { not: "a hash" },
	"recipient_messages.recipientHash": { not: "a hash, for one day" },
	"recipient_messages.networkHash": { not: "a hash, for one day" },
	"rate_limits.key": { not: "a hash, for one day" },
};

const named = storedData
	.filter(({ id }) => id !== "office")
	.flatMap(({ tables }) =>
		Object.entries(tables).flatMap(([table, columns]) =>
			Object.keys(columns).map((column) => `${table}.${column}`),
		),
	)
	// What people tell us with a request: lead-outputs.integration.test.ts.
	.filter((column) => !leadColumns.some((told) => column === `leads.${told}`));

test("every column that we store about a person is in the copy, or it says why not", () => {
	expect(named.filter((column) => !(column in inCopy))).toEqual([]);
	expect(Object.keys(inCopy).filter((column) => !named.includes(column))).toEqual([]);
});

test("the copy holds all of it, unfinished intakes included, and nothing of anybody else", async () => {
	await storeEverything();
	const copy = JSON.stringify(await dataCopyOf(dataHolders, EMAIL.toLowerCase(), ""));
	for (const [column, text] of Object.entries(inCopy))
		if (typeof text === "string") expect.soft(copy.includes(text), `${column}: ${text}`).toBe(true);
	expect(copy).not.toContain("seller@hillside.example");
	expect(copy).not.toContain("Words of the seller");
});

test("somebody with more than a hundred requests gets all of them", async () => {
	const email = "many@hillside.example";
	for (let n = 0; n < 103; n++) await addLead(db(), { email, message: `Question ${n}.` });
	const copy = JSON.stringify(await dataCopyOf(dataHolders, email, ""));
	for (let n = 0; n < 103; n++) expect(copy).toContain(`Question ${n}.`);
});

async function storeEverything(): Promise<void> {
	const hash = () => randomBytes(32);
	const [handler] = await db().insert(staff).values({ name: "Sam Handler", role: "office" }).returning();
	const line = { title: "Mini Water Cannon", variantTitle: "", quantity: 2, price: "1295.00" };
	const { id: leadId } = await addLead(db(), {
		kind: "order",
		firstName: "Rosalind",
		lastName: "Whitfield",
		email: EMAIL,
		phone: "(213) 555-0171",
		address: "12 Oak Lane",
		message: "Two acres",
		topic: "Order request",
		details: { lines: [line], totalCents: 259_000, currency: "USD" },
		reference: "RL-COPY1",
		assignedTo: handler?.id ?? null,
		nextAction: "Measure the gate",
		sourcePage: "/checkout",
		campaign: "spring-mailer",
	});
	await db().insert(leadNotes).values({ leadId, text: "Likes pumps", author: "Mo" });
	await db().insert(leadMessages).values({ leadId, text: "When do you come?" });
	await db().insert(orderSteps).values({ leadId, status: "scheduled", day: "2026-12-07", actor: "Mo Mover" });
	const startsAt = new Date("2026-12-01T18:00:00Z");
	const times = { startsAt, endsAt: startsAt, busyUntil: startsAt };
	await db()
		.insert(visits)
		.values({ leadId, kind: "assessment", ...times, county: "Ventura", wantsText: true });
	const [endpoint] = await db()
		.insert(webhookEndpoints)
		.values({ url: "https://crm.example", secret: "s" })
		.returning();
	await db()
		.insert(webhookMessages)
		.values({
			endpointId: endpoint?.id ?? "",
			event: "lead.created",
			body: JSON.stringify({ data: { email: EMAIL, mark: "copied-for-crm" } }),
			giveUpAt: startsAt,
		});
	await db().insert(stockAlerts).values({ email: EMAIL.toLowerCase(), handle: "pump", variantId: "1" });

	const answers = { primaryEmail: EMAIL, additionalNotes: "The gate sticks" };
	const [draft] = await db().insert(intakeDrafts).values({ tokenHash: hash(), answers }).returning();
	const file = { contentType: "application/pdf", bytes: 3, field: "roofPlansFile", storageKey: "key-1" };
	await db()
		.insert(intakeFiles)
		.values({ ...file, draftId: draft?.id, fileName: "draft-roof.pdf" });
	const place = {
		label: "9 Check Street",
		precision: "house",
		point: { lat: 34.17, lon: -118.13 },
		city: "Altadena",
		county: "Los Angeles",
		zip: "91001",
	};
	const [check] = await db()
		.insert(readinessChecks)
		.values({ tokenHash: hash(), leadId, address: "9 Check Street", owner: "Ada Checker", place })
		.returning();
	await db()
		.insert(readinessSnapshots)
		.values({ checkId: check?.id ?? "", day: "2026-11-02", answers: {} });
	await db()
		.insert(readinessPhotos)
		.values({
			checkId: check?.id ?? "",
			measure: "siding",
			storageKey: "key-2",
			bytes: 3,
			takenOn: "2026-10-31",
		});

	const { id: listingId } = await addListing(db(), { title: "Diesel pump", email: EMAIL });
	await db().update(listings).set({
		description: "Runs well",
		location: "Altadena, CA",
		phoneNumber: "(213) 555-0172",
		whatsappNumber: "(213) 555-0173",
		zip: "91001",
		licenseNumber: "1098765",
		appeal: "It is mine",
		moderationReason: "scam",
		deletedAt: new Date(),
	});
	const photo = { width: 1, height: 1, widths: [400], bytes: 1 };
	await db()
		.insert(listingPhotos)
		.values({ listingId, storageKey: "photo-of-the-pump", ...photo });
	const sellers = await addListing(db(), { title: "Tank of a seller", email: "seller@hillside.example" });
	const [thread] = await db()
		.insert(messageThreads)
		.values({
			listingId: sellers.id,
			buyerName: "Rosa the Buyer",
			buyerEmail: EMAIL,
			buyerTokenHash: hash(),
			sellerTokenHash: hash(),
			reportedBy: "buyer",
			reportReason: "Wants a deposit",
			expiresAt: startsAt,
		})
		.returning();
	const threadId = thread?.id ?? "";
	await db()
		.insert(messages)
		.values([
			{ threadId, sender: "buyer", text: "Is it yours?" },
			{ threadId, sender: "seller", text: "Words of the seller" },
		]);
	const emailKey = EMAIL.toLowerCase();
	const search = {
		kind: "sale",
		frequency: "daily",
		q: "hose reel",
		location: "Ojai",
		zip: "93023",
	} as const;
	await db()
		.insert(alerts)
		.values({ email: EMAIL, emailKey, ...search, tokenHash: hash() });
	await db()
		.insert(alertHits)
		.values({ emailKey, listingId: sellers.id, frequency: "daily", event: "match" });
	await db().insert(deliveries).values({
		channel: "mail",
		purpose: "order-delivered",
		recipient: EMAIL,
		subject: "Your pump",
		bodyText: "It is on its way.",
		calendar: "BEGIN:VCALENDAR",
	});
	await proveAddress(db(), EMAIL);
}
