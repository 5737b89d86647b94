// The inbox as a file, filtered like the page: each lead with its plan, and in JSON also with notes and messages.
import { asc, inArray } from "drizzle-orm";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/db.server.ts";
import { leadMessages, leadNotes, staff } from "#db/schema.ts";
import type { Lead } from "../leads.server.ts";
import { leadPage } from "./inbox.server.ts";
import type { LeadFilter } from "./inbox-filter.ts";
import { type ExportColumn, type ExportFormat, rowStream } from "./row-stream.ts";

const BATCH = 500;
const COLUMNS: readonly ExportColumn<ExportedLead>[] = [
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
	["Page", (lead) => lead.sourcePage],
	["Campaign", (lead) => lead.campaign],
	["Order items", (lead) => orderOf(lead)?.items ?? null],
	["Order total", (lead) => orderOf(lead)?.total ?? null],
	["Assigned to", (lead) => lead.assignee],
	["Next action", (lead) => lead.nextAction],
	["Next action due", (lead) => lead.nextActionOn],
];

type Written = { author: string | null; text: string; createdAt: Date };
type ExportedLead = Lead & { assignee: string | null; notes: Written[]; messages: Written[] };

export async function exportLeads(
	filter: LeadFilter,
	actor: Actor,
	format: ExportFormat = "csv",
): Promise<ReadableStream<Uint8Array>> {
	const file = `leads.${format}`;
	await db().transaction((tx) =>
		recordAudit(tx, actor, {
			action: "exported leads",
			subject: { kind: "export", id: file, title: file },
			details: filter,
		}),
	);
	return rowStream(format, {
		columns: COLUMNS,
		asJson: ({ submissionKey: _key, suspectedSpam: _spam, spamReason: _reason, ...lead }) => lead,
		read: async (after: Parameters<typeof leadPage>[1]) => {
			const { leads, next } = await leadPage(filter, after, BATCH);
			return { rows: await withAll(leads), next };
		},
	});
}

async function withAll(leads: Lead[]): Promise<ExportedLead[]> {
	if (leads.length === 0) return [];
	const ids = leads.map(({ id }) => id);
	const [notes, messages, people] = await Promise.all([
		db().select().from(leadNotes).where(inArray(leadNotes.leadId, ids)).orderBy(asc(leadNotes.createdAt)),
		db()
			.select()
			.from(leadMessages)
			.where(inArray(leadMessages.leadId, ids))
			.orderBy(asc(leadMessages.createdAt)),
		db().select({ id: staff.id, name: staff.name }).from(staff),
	]);
	const [notesOf, messagesOf] = [notes, messages].map(byLead);
	return leads.map((lead) => ({
		...lead,
		assignee: people.find(({ id }) => id === lead.assignedTo)?.name ?? null,
		notes: notesOf?.get(lead.id) ?? [],
		messages: messagesOf?.get(lead.id) ?? [],
	}));
}

function byLead(rows: (Written & { leadId: string })[]): Map<string, Written[]> {
	const groups = Map.groupBy(rows, ({ leadId }) => leadId);
	return new Map(
		[...groups].map(([leadId, own]) => [
			leadId,
			own.map(({ author, text, createdAt }) => ({ author, text, createdAt })),
		]),
	);
}

type OrderDetails = {
	lines?: { title?: string; quantity?: number }[];
	totalCents?: number;
};

function orderOf({ kind, details }: Lead): { items: string; total: string } | null {
	if (kind !== "order") return null;
	const { lines = [], totalCents = 0 } = details as OrderDetails;
	return {
		items: lines.map(({ title, quantity }) => `${quantity ?? 1} × ${title ?? ""}`).join(", "),
		total: (totalCents / 100).toFixed(2),
	};
}
