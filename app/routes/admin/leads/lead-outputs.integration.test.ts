// What a form asks must arrive wherever somebody reads the lead. A field that one of them leaves out is told by name.
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { requestConsultation } from "#app/features/leads/consultations.server.ts";
import { leadPage } from "#app/features/leads/inbox/inbox.server.ts";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { leadExport } from "#app/features/leads/inbox/lead-export.server.ts";
import {
	consultationFields,
	type LeadColumn,
	type LeadInput,
	leadColumns,
	leadFields,
} from "#app/features/leads/lead-fields.ts";
import { dataCopyOf } from "#app/features/leads/privacy/personal-data.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { exportFile } from "#app/platform/files/exports.server.ts";
import { log } from "#app/platform/log.server.ts";
import { deliveries, leads, webhookEndpoints, webhookMessages } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { dataHolders } from "./data-holders.server.ts";
import { loader } from "./lead.tsx";

useTestDatabase();

const told = Object.fromEntries(leadColumns.map((column) => [column, answerTo(column)])) as Record<
	LeadColumn,
	string
>;

function answerTo(column: LeadColumn): string {
	const { type, options } = ((leadFields[column] as { input?: LeadInput }).input ?? {}) satisfies LeadInput;
	if (column === "topic") return "Get Quote";
	if (type === "email") return "marker@hillside.example";
	if (type === "tel") return "(213) 555-0188";
	return options?.at(-1) ?? `Marker of ${column}`;
}

const outputs: Record<string, string> = {};

beforeAll(async () => {
	await db().insert(webhookEndpoints).values({ url: "https://crm.example", secret: "s" });
	const form = new FormData();
	for (const name of [...consultationFields, "topic"] as const) form.set(name, told[name]);
	form.set("fillTime", "30000");
	const { sourcePage, campaign } = told;
	const visitor = { clientAddress: "203.0.113.9", log, source: { sourcePage, campaign } };
	expect(await requestConsultation(form, visitor)).toMatchObject({ ok: true });

	const [lead] = await db().select().from(leads).where(eq(leads.email, told.email));
	const mails = await db().select().from(deliveries).where(eq(deliveries.purpose, "lead-company"));
	const page = await new RouteVisitor().call(loader, "/admin/leads/x", {}, { id: lead?.id ?? "" });
	const all = leadExport(readLeadFilter(new URLSearchParams()));
	const copies = await db().select().from(webhookMessages);
	outputs["the database"] = JSON.stringify(lead);
	outputs["the mail to the office"] = mails.map(({ bodyText }) => bodyText).join();
	outputs["the lead's page"] = JSON.stringify(page.data);
	outputs["the CSV file"] = await (await exportFile(all, "csv", "Mo")).text();
	outputs["the JSON file"] = await (await exportFile(all, "json", "Mo")).text();
	outputs["the copy of somebody's data"] = JSON.stringify(await dataCopyOf(dataHolders, told.email, ""));
	outputs["the webhook"] = copies.map(({ body }) => body).join();
}, 60_000);

test.each(leadColumns)("%s arrives everywhere", async (column) => {
	expect(Object.keys(outputs)).toHaveLength(7);
	for (const [output, text] of Object.entries(outputs))
		expect.soft(text, `${output} says ${column}`).toContain(told[column]);
	if ("isSearched" in leadFields[column]) return;
	const filter = readLeadFilter(new URLSearchParams({ q: told[column] }));
	expect((await leadPage(filter, null)).leads, `the inbox's search finds ${column}`).toHaveLength(1);
});
