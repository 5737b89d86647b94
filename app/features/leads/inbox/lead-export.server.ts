// Streams the inbox as a CSV file, so that a hundred thousand leads need no more memory than one page.

import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import type { Cursor } from "#app/platform/cursor.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Lead } from "../leads.server.ts";
import { csvLine } from "./csv.ts";
import { leadPage } from "./inbox.server.ts";
import type { LeadFilter } from "./inbox-filter.ts";

const BATCH = 500;
const COLUMNS: readonly [string, (lead: Lead) => string | null][] = [
	["Reference", (lead) => lead.reference],
	["Kind", (lead) => lead.kind],
	["Status", (lead) => lead.status],
	["Received", (lead) => lead.createdAt.toISOString()],
	["Due", (lead) => lead.dueAt.toISOString()],
	["Answered", (lead) => lead.answeredAt?.toISOString() ?? null],
	["First name", (lead) => lead.firstName],
	["Last name", (lead) => lead.lastName],
	["Email", (lead) => lead.email],
	["Phone", (lead) => lead.phone],
	["Address", (lead) => lead.address],
	["Topic", (lead) => lead.topic],
	["Message", (lead) => lead.message],
];

export async function exportLeads(filter: LeadFilter, actor: Actor): Promise<ReadableStream<Uint8Array>> {
	await db().transaction((tx) =>
		recordAudit(tx, actor, {
			action: "exported leads",
			subject: { kind: "export", id: "leads.csv", title: "leads.csv" },
			details: filter,
		}),
	);
	const encoder = new TextEncoder();
	let after: Cursor | null = null;
	let begun = false;
	return new ReadableStream({
		async pull(controller) {
			if (!begun) {
				begun = true;
				// The byte order mark makes Excel read the file as UTF-8.
				controller.enqueue(encoder.encode(`\uFEFF${csvLine(COLUMNS.map(([name]) => name))}`));
			}
			const page = await leadPage(filter, after, BATCH);
			const lines = page.leads.map((lead) => csvLine(COLUMNS.map(([, cell]) => cell(lead))));
			if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
			after = page.next;
			if (!after) controller.close();
		},
	});
}
