// Where a lead stands, and what kind it is: a row says all there is to say about one. The values are the database's, so
// a new one needs a row here and nothing else.
import type { BadgeTone } from "#app/ui/badge.tsx";
import type { Lead } from "./leads.server.ts";

export type LeadKind = Lead["kind"];
export type LeadStatus = Lead["status"];

export const kindNames: Record<LeadKind, string> = {
	consultation: "Consultation",
	intake: "Intake",
	order: "Order",
};

type StatusRow = {
	name: string;
	tone: BadgeTone;
	/** Our promise to answer is still open. */
	isOpen?: true;
	/** What tax and contractor law make us keep, whoever asks us to delete it. */
	keeps?: "orders" | "everything";
};

export const statuses: Record<LeadStatus, StatusRow> = {
	new: { name: "New", tone: "ink", isOpen: true },
	contacted: { name: "Contacted", tone: "water", keeps: "orders" },
	scheduled: { name: "Scheduled", tone: "water", keeps: "orders" },
	won: { name: "Won", tone: "sage", keeps: "everything" },
	lost: { name: "Lost", tone: "neutral" },
};

export const leadKinds = Object.keys(kindNames) as LeadKind[];
export const leadStatuses = Object.keys(statuses) as LeadStatus[];

export const kindOptions = leadKinds.map((value) => ({ value, label: kindNames[value] }));
export const statusOptions = leadStatuses.map((value) => ({ value, label: statuses[value].name }));

export function statusesThatKeep(what: StatusRow["keeps"]): LeadStatus[] {
	return leadStatuses.filter((status) => statuses[status].keeps === what);
}
