// What an order holds must arrive wherever somebody reads it. A field that one of them leaves out is told by name.
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { leadExport } from "#app/features/leads/inbox/lead-export.server.ts";
import { orderFields } from "#app/features/leads/order-record.ts";
import { dataCopyOf } from "#app/features/leads/privacy/personal-data.server.ts";
import { placeOrder } from "#app/features/shop/orders/orders.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { exportFile } from "#app/platform/files/exports.server.ts";
import { loader as orderPage } from "#app/routes/shop/order.tsx";
import { checkouts, deliveries, leads, webhookEndpoints, webhookMessages } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { dataHolders } from "./data-holders.server.ts";
import { loader as leadPage } from "./lead.tsx";

useTestDatabase();

const email = "marker@hillside.example";
/** A new field of an order needs its marker here: the text by which each output is searched for it. */
const order = {
	lines: [
		{
			...{ variantId: "v-hose", handle: "hose-pack", title: "Marker hose", variantTitle: "Marker length" },
			...{ quantity: 3, price: "1234.00", currency: "USD" },
		},
	],
	totalCents: 370_200,
	currency: "USD",
};
const markers: Record<keyof typeof orderFields, RegExp[]> = {
	lines: [/Marker hose/, /Marker length/, /\b3\b/],
	totalCents: [/3,?702\.00|370200/],
	currency: [/\$|USD/],
};
const outputs: Record<string, string> = {};

beforeAll(async () => {
	await db().insert(webhookEndpoints).values({ url: "https://crm.example", secret: "s" });
	const checkout = {
		id: "A".repeat(32),
		...order,
		reference: null,
		promisedBy: null,
		orderPath: null,
		visitPath: null,
	};
	await db()
		.insert(checkouts)
		.values({ id: checkout.id, ...order, expiresAt: new Date(Date.now() + 3_600_000) });
	await placeOrder(checkout, {
		...{ firstName: "Ada", lastName: "Grove", email, phone: "(213) 555-0188" },
		...{ address: "12 Ridge Road", city: "Altadena", state: "CA", postalCode: "91001" },
	});
	const [lead] = await db().select().from(leads).where(eq(leads.email, email));
	const mails = await db().select().from(deliveries);
	const mailOf = (purpose: string) => mails.find((mail) => mail.purpose === purpose);
	const link = new URL(/https?:\S+\/order\/\S+/.exec(mailOf("lead-confirmation")?.bodyText ?? "")?.[0] ?? "");
	const visitor = new RouteVisitor();
	const office = await visitor.call(leadPage, "/admin/leads/x", {}, { id: lead?.id ?? "" });
	const buyers = await visitor.call(
		orderPage,
		link.pathname + link.search,
		{},
		{ reference: lead?.reference ?? "" },
	);
	const all = leadExport(readLeadFilter(new URLSearchParams()));
	const heard = await db().select().from(webhookMessages);
	outputs["the mail to the office"] = mailOf("lead-company")?.bodyText ?? "";
	outputs["the buyer's mail"] = mailOf("lead-confirmation")?.bodyText ?? "";
	outputs["the office's page"] = JSON.stringify(office.data);
	outputs["the buyer's page"] = JSON.stringify(buyers.data);
	outputs["the CSV file"] = await (await exportFile(all, "csv", "Mo")).text();
	outputs["the JSON file"] = await (await exportFile(all, "json", "Mo")).text();
	outputs["the copy of somebody's data"] = JSON.stringify(await dataCopyOf(dataHolders, email, ""));
	outputs["the webhook"] = heard.map(({ body }) => body).join();
}, 60_000);

test.each(Object.keys(orderFields) as (keyof typeof orderFields)[])("%s arrives everywhere", (field) => {
	expect(Object.keys(outputs)).toHaveLength(8);
	for (const [output, text] of Object.entries(outputs))
		for (const marker of markers[field]) expect.soft(text, `${output} says ${field}`).toMatch(marker);
});
