// What other systems hear about a lead. One held as suspected spam raises its first event when the office releases it.
import type { Tx } from "#app/platform/database/db.server.ts";
import { raiseEvent } from "#app/platform/events/raise-event.server.ts";
import { leadColumns, type Told } from "./lead-fields.ts";
import { leadAddress } from "./lead-mails.server.tsx";
import type { Lead } from "./leads.server.ts";

export async function raiseLeadEvent(tx: Tx, lead: Lead): Promise<void> {
	if (lead.kind === "order") return raiseEvent(tx, { type: "order.created", data: orderData(lead) });
	await raiseEvent(tx, { type: "lead.created", data: { ...leadData(lead), kind: lead.kind } });
}

/** Nothing about orders: they have a status of their own. */
export async function raiseLeadUpdated(tx: Tx, lead: Lead, previousStatus: Lead["status"]): Promise<void> {
	const { kind, status } = lead;
	if (kind === "order" || lead.suspectedSpam) return;
	await raiseEvent(tx, {
		type: "lead.updated",
		data: { ...leadData(lead), kind, status, previousStatus },
	});
}

export async function raiseOrderUpdated(
	tx: Tx,
	lead: Lead,
	change: { status: string; previousStatus: string; day: string | null },
): Promise<void> {
	if (lead.suspectedSpam) return;
	await raiseEvent(tx, { type: "order.updated", data: { ...orderData(lead), ...change } });
}

function leadData(lead: Lead) {
	const { id, reference, dueAt, createdAt } = lead;
	const told = Object.fromEntries(leadColumns.map((column) => [column, lead[column]])) as Told;
	return { id, reference, ...told, dueAt, createdAt, url: leadAddress(id) };
}

function orderData(lead: Lead) {
	const { totalCents, currency, lines } = lead.details as {
		totalCents: number;
		currency: string;
		lines: readonly object[];
	};
	return { ...leadData(lead), totalCents, currency, lines };
}
