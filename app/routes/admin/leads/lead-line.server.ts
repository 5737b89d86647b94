// A lead as one line of a list.
import { shortAge, shortDay } from "#app/features/company/dates.ts";
import type { StaffChoice } from "#app/features/leads/inbox/lead-plan.server.ts";
import { isDue, type LeadPlan } from "#app/features/leads/inbox/lead-plan.ts";
import type { LeadLine } from "#app/features/leads/inbox/ui/lead-table.tsx";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { promiseView } from "./promise-view.server.ts";

export function leadLine(lead: Lead, people: readonly StaffChoice[], now: Date): LeadLine {
	return {
		id: lead.id,
		reference: lead.reference,
		name: `${lead.firstName} ${lead.lastName}`.trim(),
		phone: lead.phone,
		address: lead.address,
		kind: lead.kind,
		topic: lead.topic,
		status: lead.status,
		promise: promiseView(lead, now),
		received: shortAge(lead.createdAt, now),
		next: nextStep(lead, people, now),
	};
}

function nextStep(
	{ nextAction, nextActionOn, assignedTo }: LeadPlan,
	people: readonly StaffChoice[],
	now: Date,
) {
	if (!nextAction && !nextActionOn && !assignedTo) return null;
	return {
		action: nextAction,
		due: nextActionOn && shortDay(nextActionOn),
		isDue: isDue(nextActionOn, now),
		assignee: people.find(({ id }) => id === assignedTo)?.name ?? null,
	};
}
