// The inbox as a file, filtered like the page, and suspected spam as another. CSV has each lead with its plan, JSON also
// what else its page shows: notes, messages, files and what we sent.
import { asc, inArray } from "drizzle-orm";
import type { Cursor } from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Export, ExportColumn } from "#app/platform/files/exports.server.ts";
import { leadColumns, leadFields } from "../lead-fields.ts";
import type { Lead } from "../leads.server.ts";
import { orderColumns } from "../order-record.ts";
import { leadPage, suspectedLeads } from "./inbox.server.ts";
import type { LeadFilter } from "./inbox-filter.ts";

const columns: readonly ExportColumn<ExportedLead>[] = [
	["Reference", (lead) => lead.reference],
	["Kind", (lead) => lead.kind],
	["Status", (lead) => lead.status],
	["Received", (lead) => lead.createdAt.toISOString()],
	["Due", (lead) => lead.dueAt.toISOString()],
	["Answered", (lead) => lead.answeredAt?.toISOString() ?? null],
	...leadColumns.map(
		(column): ExportColumn<ExportedLead> => [leadFields[column].label, (lead) => lead[column] ?? null],
	),
	...orderColumns.map(
		([name, cell]): ExportColumn<ExportedLead> => [
			name,
			({ kind, details }) => (kind === "order" ? cell(details) : null),
		],
	),
	["Assigned to", (lead) => lead.assignee],
	["Next action", (lead) => lead.nextAction],
	["Next action due", (lead) => lead.nextActionOn],
];

type ExportedLead = Awaited<ReturnType<typeof withAll>>[number];

export function leadExport(filter: LeadFilter): Export<ExportedLead, Cursor> {
	return {
		name: "leads",
		filter,
		columns,
		asJson: ({ at: _, submissionKey: _key, suspectedSpam: _spam, spamReason: _reason, ...lead }) => lead,
		read: async (after, size) => {
			const { leads, next } = await leadPage(filter, after, size);
			return { rows: await withAll(leads), next };
		},
	};
}

export const spamExport: Export<ExportedLead, Cursor> = {
	name: "spam",
	contents: "suspected spam",
	columns: [...columns, ["Suspected because", (lead) => lead.spamReason]],
	asJson: ({ at: _, submissionKey: _key, ...lead }) => lead,
	read: async (after, size) => {
		const { rows, next } = await suspectedLeads(after, size);
		return { rows: await withAll(rows), next };
	},
};

const written = { leadId: true, author: true, text: true, createdAt: true } as const;

async function withAll(leads: (Lead & Cursor)[]) {
	const ids = leads.map(({ id }) => id);
	const { leadNotes, leadMessages, intakeFiles, deliveries, staff } = db().query;
	const [notes, messages, files, sent, people] = await Promise.all([
		leadNotes.findMany({
			columns: written,
			where: (note) => inArray(note.leadId, ids),
			orderBy: (note) => asc(note.createdAt),
		}),
		leadMessages.findMany({
			columns: written,
			where: (message) => inArray(message.leadId, ids),
			orderBy: (message) => asc(message.createdAt),
		}),
		intakeFiles.findMany({
			columns: { leadId: true, id: true, field: true, fileName: true, contentType: true, bytes: true },
			where: (file) => inArray(file.leadId, ids),
			orderBy: (file) => asc(file.createdAt),
		}),
		deliveries.findMany({
			columns: {
				leadId: true,
				channel: true,
				purpose: true,
				recipient: true,
				status: true,
				attempts: true,
				lastError: true,
				createdAt: true,
				sentAt: true,
			},
			where: (delivery) => inArray(delivery.leadId, ids),
			orderBy: (delivery) => asc(delivery.createdAt),
		}),
		staff.findMany({ columns: { id: true, name: true } }),
	]);
	const [notesOf, messagesOf, filesOf, sentTo] = [
		byLead(notes),
		byLead(messages),
		byLead(files),
		byLead(sent),
	];
	return leads.map((lead) => ({
		...lead,
		assignee: people.find(({ id }) => id === lead.assignedTo)?.name ?? null,
		notes: notesOf(lead.id),
		messages: messagesOf(lead.id),
		files: filesOf(lead.id),
		deliveries: sentTo(lead.id),
	}));
}

function byLead<Row extends { leadId: string | null }>(rows: Row[]) {
	const groups = Map.groupBy(rows, ({ leadId }) => leadId);
	return (id: string) => (groups.get(id) ?? []).map(({ leadId: _, ...row }) => row);
}
