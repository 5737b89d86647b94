// What other systems hear about a lead. One held as suspected spam raises its first event when the office releases it.
import type { Tx } from "#app/platform/database/db.server.ts";
import { raiseEvent } from "#app/platform/events/raise-event.server.ts";
import { leadColumns, type Told } from "./lead-fields.ts";
import { leadAddress } from "./lead-mails.server.tsx";
import type { Lead } from "./leads.server.ts";
import { orderContents } from "./order-record.ts";

export async function raiseLeadEvent(tx: Tx, lead: Lead): Promise<void> {
	if (lead.kind === "order")
		return raiseEvent(tx, {
			type: "order.created",
			data: { ...leadData(lead), ...orderContents(lead.details) },
		});
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
	const data = { ...leadData(lead), ...orderContents(lead.details), ...change };
	await raiseEvent(tx, { type: "order.updated", data });
}

function leadData(lead: Lead) {
	const { id, reference, dueAt, createdAt } = lead;
	const told = Object.fromEntries(leadColumns.map((column) => [column, lead[column]])) as Told;
	return { id, reference, ...told, dueAt, createdAt, url: leadAddress(id) };
}
