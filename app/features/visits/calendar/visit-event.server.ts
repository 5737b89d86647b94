// What other systems hear about a visit. Nothing about a request that is held as spam, until the office releases it.
import { leadAddress } from "#app/features/leads/lead-mails.server.tsx";
import type { Lead } from "#app/features/leads/leads.server.ts";
import type { Tx } from "#app/platform/database/db.server.ts";
import { raiseEvent, type VisitEventType } from "#app/platform/events/raise-event.server.ts";
import type { Visit } from "../visit-row.server.ts";

export async function raiseVisitEvent(tx: Tx, type: VisitEventType, lead: Lead, visit: Visit): Promise<void> {
	if (lead.suspectedSpam) return;
	const { id: leadId, reference, firstName, lastName, email, phone, address } = lead;
	const { id, kind, startsAt, endsAt } = visit;
	await raiseEvent(tx, {
		type,
		data: {
			id,
			kind,
			startsAt,
			endsAt,
			lead: { id: leadId, reference, firstName, lastName, email, phone, address },
			url: leadAddress(leadId),
		},
	});
}
