// What other systems hear about a new lead. One held as suspected spam raises its event when the office releases it.
import type { Tx } from "#app/platform/db.server.ts";
import { raiseEvent } from "#app/platform/events/raise-event.server.ts";
import { leadAddress } from "./lead-mails.server.tsx";
import type { Lead } from "./leads.server.ts";

export async function raiseLeadEvent(tx: Tx, lead: Lead): Promise<void> {
	const { id, reference, topic, firstName, lastName, email, phone, address, message, dueAt, createdAt } =
		lead;
	const person = { firstName, lastName, email, phone, address };
	const url = leadAddress(id);
	const about = { id, reference, topic, ...person, message, dueAt, createdAt, url };
	if (lead.kind !== "order")
		return raiseEvent(tx, { type: "lead.created", data: { ...about, kind: lead.kind } });
	const { totalCents, currency, lines } = lead.details as {
		totalCents: number;
		currency: string;
		lines: readonly object[];
	};
	await raiseEvent(tx, { type: "order.created", data: { ...about, totalCents, currency, lines } });
}
