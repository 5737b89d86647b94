import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { notFoundByAddress, storedData } from "#app/features/company/stored-data.ts";
import { sweepIntake } from "#app/features/intake/drafts/sweep.server.ts";
import { answerPrivacyRequest } from "#app/features/leads/privacy/personal-data.server.ts";
import { privacyTopic } from "#app/features/leads/privacy/privacy-request.ts";
import { auditPage } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { exists, putBytes } from "#app/platform/files/storage.server.ts";
import { proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import {
	alertHits,
	alerts,
	checkouts,
	deliveries,
	editLinks,
	intakeDrafts,
	intakeFiles,
	leadMessages,
	leadNotes,
	leads,
	listingFlags,
	listingPhotos,
	messages,
	messageThreads,
	orderSteps,
	readinessChecks,
	readinessPhotos,
	readinessSnapshots,
	stockAlerts,
	visits,
	webhookEndpoints,
	webhookMessages,
} from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { dataHolders } from "./data-holders.server.ts";

useTestDatabase();
useTestDataDir();

const EMAIL = "Rosa@Hillside.example";
const OTHER = "other@hillside.example";

const tables = storedData
	.filter(({ id }) => id !== "office")
	.flatMap(({ tables: named }) => Object.keys(named))
	.filter((name) => !(name in notFoundByAddress));

test("every table about people has a holder that answers for it, or stored-data.ts says why not", () => {
	const held = dataHolders.flatMap((holder) => holder.tables);
	expect(tables.filter((name) => !held.includes(name))).toEqual([]);
	expect(held.filter((name) => !tables.includes(name))).toEqual([]);
});

test("'Delete their data' leaves nothing of the person in any table, and everything of the others", async () => {
	const request = await addLead(db(), { email: EMAIL, topic: privacyTopic("delete") });
	const about = await addListing(db(), { title: "Tank", email: "seller@hillside.example" });
	await storeEverything(OTHER, 1, about.id);
	const before = await rowCounts();
	const storageKey = await storeEverything(EMAIL, 2, about.id);
	const stored = await rowCounts();
	for (const name of tables) expect(stored[name], name).toBeGreaterThan(before[name] ?? 0);

	await erase(request.id);
	expect(await rowCounts()).toEqual(before);
	expect(await db().select().from(leads).where(eq(leads.id, request.id))).toHaveLength(1);
	// The nightly job leaves files alone for a day.
	vi.useFakeTimers({ now: Date.now() + 2 * 86_400_000, toFake: ["Date"] });
	await sweepIntake();
	vi.useRealTimers();
	expect(await exists(storageKey)).toBe(false);

	const { entries } = await auditPage({ subjectId: request.id, before: null });
	expect(entries[0]).toMatchObject({
		action: "deleted personal data",
		details: {
			leads: 1,
			drafts: 2,
			files: 2,
			readinessChecks: 1,
			listings: 1,
			webhookMessages: 2,
			keptLeads: 0,
		},
	});
	expect(JSON.stringify(entries)).not.toMatch(/hillside/i);
});

test("jobs we did and orders we confirmed stay with their mails, because the law wants those records", async () => {
	const email = "vera@hillside.example";
	const request = await addLead(db(), { email, topic: privacyTopic("delete") });
	const job = await addLead(db(), { email, status: "won" });
	const order = await addLead(db(), { email, kind: "order", status: "scheduled" });
	await addLead(db(), { email, kind: "order", status: "lost" });
	await addLead(db(), { email, status: "scheduled" });
	for (const leadId of [order.id, request.id, null]) await storeMail(email, leadId);

	await erase(request.id);
	const left = await db().select({ id: leads.id }).from(leads).where(eq(leads.email, email));
	expect(left.map(({ id }) => id).sort()).toEqual([request.id, job.id, order.id].sort());
	const mails = await db().select().from(deliveries).where(eq(deliveries.recipient, email));
	expect(mails.map(({ leadId }) => leadId)).toEqual([order.id]);
});

async function erase(requestId: string): Promise<void> {
	const form = new FormData();
	form.set("intent", "erase");
	expect(await answerPrivacyRequest(dataHolders, form, requestId, "Mo")).toMatchObject({ title: "Success" });
}

async function rowCounts(): Promise<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const name of tables) {
		// A photo's row stays until its files are deleted.
		const where = name === "listing_photos" ? sql`where listing_id is not null` : sql``;
		const { rows } = await db().execute<{ count: string }>(
			sql`select count(*) from ${sql.identifier(name)} ${where}`,
		);
		counts[name] = Number(rows[0]?.count);
	}
	return counts;
}

/** At least one row in every table. Returns the storage key of an uploaded file. */
async function storeEverything(email: string, week: number, sellersListingId: string): Promise<string> {
	const lead = await addLead(db(), { email, kind: "order" });
	const leadId = lead.id;
	await db().insert(leadNotes).values({ leadId, text: "Likes pumps", author: "Mo" });
	await db().insert(leadMessages).values({ leadId, text: "When do you come?" });
	await db().insert(orderSteps).values({ leadId, status: "canceled", actor: "Mo" });
	const later = new Date(Date.now() + week * 7 * 86_400_000);
	await db()
		.insert(checkouts)
		.values({ id: randomUUID(), lines: [], totalCents: 0, leadId, expiresAt: later });
	await db()
		.insert(visits)
		.values({ leadId, kind: "call", startsAt: later, endsAt: later, busyUntil: later });
	const storageKey = await storeIntake(email, leadId);
	await storeMarketplace(email, sellersListingId);
	await db().insert(stockAlerts).values({ email: email.toLowerCase(), handle: "pump", variantId: "1" });
	await storeMail(email, null);
	await storeMail("office@ringline.example", leadId);
	await proveAddress(db(), email);

	const [endpoint] = await db()
		.insert(webhookEndpoints)
		.values({ url: `https://${randomUUID()}.example`, secret: "s" })
		.returning();
	const person = { firstName: "Rosa", email };
	for (const data of [person, { id: "1", lead: person }])
		await db()
			.insert(webhookMessages)
			.values({
				endpointId: endpoint?.id ?? "",
				event: "lead.created",
				body: JSON.stringify({ type: "lead.created", data }),
				giveUpAt: later,
			});
	return storageKey;
}

async function storeIntake(email: string, leadId: string): Promise<string> {
	const answers = { primaryEmail: ` ${email} ` };
	const tokenHash = () => randomBytes(32);
	await db().insert(intakeDrafts).values({ tokenHash: tokenHash(), answers: {}, leadId });
	const [open] = await db().insert(intakeDrafts).values({ tokenHash: tokenHash(), answers }).returning();
	const [check] = await db().insert(readinessChecks).values({ tokenHash: tokenHash(), leadId }).returning();
	await db()
		.insert(readinessSnapshots)
		.values({ checkId: check?.id ?? "", day: "2026-11-16", answers: {} });
	const file = { fileName: "roof.pdf", contentType: "application/pdf", bytes: 3, field: "roofPlansFile" };
	const storageKey = `intake/${randomUUID()}`;
	await putBytes(storageKey, Buffer.from("pdf"), { contentType: file.contentType });
	await db()
		.insert(intakeFiles)
		.values([
			{ ...file, leadId, storageKey },
			{ ...file, draftId: open?.id, storageKey: randomUUID() },
		]);
	await db()
		.insert(readinessPhotos)
		.values({ checkId: check?.id ?? "", measure: "siding", storageKey: randomUUID(), bytes: 3 });
	return storageKey;
}

async function storeMarketplace(email: string, sellersListingId: string): Promise<void> {
	const listing = await addListing(db(), { title: "Pump", email });
	const listingId = listing.id;
	const tokenHash = () => randomBytes(32);
	await db()
		.insert(listingPhotos)
		.values({ listingId, storageKey: randomUUID(), width: 1, height: 1, widths: [400], bytes: 1 });
	await db().insert(editLinks).values({ listingId, tokenHash: tokenHash(), expiresAt: new Date() });
	await db().insert(listingFlags).values({ listingId, source: "report", reason: "Sold" });
	const [thread] = await db()
		.insert(messageThreads)
		.values({
			listingId: sellersListingId,
			buyerName: "R",
			buyerEmail: email,
			buyerTokenHash: tokenHash(),
			sellerTokenHash: tokenHash(),
			expiresAt: new Date(),
		})
		.returning();
	await db()
		.insert(messages)
		.values({ threadId: thread?.id ?? "", sender: "buyer", text: "Is it yours?" });
	const emailKey = email.toLowerCase();
	await db()
		.insert(alerts)
		.values({ email, emailKey, kind: "sale", frequency: "daily", tokenHash: tokenHash() });
	await db()
		.insert(alertHits)
		.values({ emailKey, listingId: sellersListingId, frequency: "daily", event: "match" });
}

async function storeMail(recipient: string, leadId: string | null): Promise<void> {
	await db()
		.insert(deliveries)
		.values({ channel: "mail", purpose: "test", recipient, bodyText: "Hi", leadId });
}
