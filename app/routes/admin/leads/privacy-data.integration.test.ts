import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { answerPrivacyRequest, privacySections } from "#app/features/leads/privacy/personal-data.server.ts";
import { sendPrivacyRequest } from "#app/features/leads/privacy/privacy-requests.server.ts";
import { createAlert } from "#app/features/marketplace/alerts/alerts.server.ts";
import { sendFirstMessage } from "#app/features/marketplace/messages/message-sending.server.ts";
import { requestStockAlert } from "#app/features/shop/stock/stock-alerts.server.ts";
import { readCatalog } from "#app/features/shop/store/shop.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { alerts, deliveries, leadMessages, leads, messageThreads, stockAlerts, visits } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { addLead } from "#tests/support/office-rows.ts";
import { dataHolders } from "./data-holders.server.ts";

useTestDatabase();
useTestDataDir();

const EMAIL = "rosa@hillside.example";
const ORDER = {
	lines: [{ title: "Mini Water Cannon", variantTitle: "", quantity: 2, price: "1295.00" }],
	totalCents: 259_000,
	currency: "USD",
};

test("a privacy request shows what is stored, sends a copy to the address, and deletes it", async () => {
	await storeSomething(EMAIL);
	await storeSomething("other@hillside.example");
	const lead = await request();
	const order = await addLead(db(), { email: EMAIL, kind: "order", details: ORDER });
	await db().insert(leadMessages).values({ leadId: order.id, text: "Is the gate wide enough?" });
	const visit = { startsAt: new Date("2026-12-01T18:00Z"), endsAt: new Date("2026-12-01T20:00Z") };
	await db()
		.insert(visits)
		.values({ leadId: order.id, kind: "assessment", ...visit, busyUntil: visit.endsAt });
	const [section] = await privacySections(dataHolders, lead);
	expect(section?.rows).toEqual([
		{ name: "Requests and orders", value: "1" },
		{ name: "Jobs and orders we keep", value: "0" },
		{ name: "Unfinished intakes", value: "0" },
		{ name: "Listings", value: "1" },
		{ name: "Conversations with sellers", value: "1" },
		{ name: "Alerts", value: "1" },
		{ name: "Listings we told them about", value: "0" },
		{ name: "Back-in-stock requests", value: expect.stringContaining("Hose Pack") },
	]);
	expect(JSON.stringify(section), "the office reads reported conversations only").not.toContain(
		"Is it yours",
	);

	await answerPrivacyRequest(dataHolders, asked("copy"), lead.id, "Mo");
	const [copy] = await db().select().from(deliveries).where(eq(deliveries.purpose, "privacy-copy"));
	expect(copy?.recipient).toBe(EMAIL);
	for (const text of [
		"Pump of rosa",
		'"diesel"',
		"Is it yours, asks rosa",
		"Hose Pack",
		order.reference,
		"(213) 555-0177",
		"2 x Mini Water Cannon: $2,590",
		"Is the gate wide enough?",
		"On-site assessment: Tue, Dec 1, 10:00 AM to 12:00 PM",
	])
		expect(copy?.bodyText).toContain(text);
	expect(copy?.bodyText).not.toMatch(/other@hillside|asks other|Pump of other/);

	expect(await answerPrivacyRequest(dataHolders, asked("erase"), lead.id, "Mo")).toMatchObject({
		title: "Success",
	});
	const [after] = await privacySections(dataHolders, lead);
	expect(after?.rows.map(({ value }) => value)).toEqual(Array(8).fill("0"));
	for (const table of [alerts, messageThreads, stockAlerts]) expect(await db().$count(table)).toBe(1);
});

test("the buttons do nothing on another kind of lead", async () => {
	const lead = await request();
	await db().update(leads).set({ topic: "Get Quote" }).where(eq(leads.id, lead.id));
	expect(await answerPrivacyRequest(dataHolders, asked("erase"), lead.id, "Mo")).toBeNull();
});

async function storeSomething(email: string): Promise<void> {
	const [name] = email.split("@");
	await postTestListing({ title: `Pump of ${name}`, email });
	const about = await postTestListing({ title: "Tank", email: "seller@hillside.example" });
	const clientAddress = "203.0.113.9";
	await sendFirstMessage({
		kind: "sale",
		listingId: about,
		name: "R",
		email: email.toUpperCase(),
		message: `Is it yours, asks ${name}?`,
		trap: "",
		clientAddress,
	});
	const search = {
		kind: "sale",
		q: "diesel",
		category: "all",
		location: "",
		zip: "",
		radius: null,
		condition: null,
	} as const;
	await createAlert({ email, frequency: "daily", search, listingId: null, clientAddress });
	await requestStockAlert({ email, handle: "hose-pack", variantId: await anyVariant() }, "Hose Pack");
}

async function request() {
	await db().execute(sql`truncate leads cascade`);
	const form = new FormData();
	const values = {
		request: "access",
		firstName: "Rosa",
		lastName: "W",
		email: EMAIL,
		phone: "",
		message: "",
	};
	for (const [name, value] of Object.entries(values)) form.append(name, value);
	await sendPrivacyRequest(form, "203.0.113.1");
	const [lead] = await db().select().from(leads);
	if (!lead) throw new Error("The request was not stored.");
	return lead;
}

function asked(intent: string): FormData {
	const form = new FormData();
	form.append("intent", intent);
	return form;
}

async function anyVariant(): Promise<string> {
	const catalog = await readCatalog();
	const product = catalog.ok ? catalog.products.find(({ handle }) => handle === "hose-pack") : undefined;
	return product?.variants[0]?.id ?? "";
}
