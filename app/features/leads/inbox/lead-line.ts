// A lead as one line of a list, and its promised response time in words.
import { mediumDayAndTime, shortAge, shortDay, shortSpan } from "#app/features/company/dates.ts";
import { nameOf } from "../lead-fields.ts";
import type { Lead } from "../leads.server.ts";
import { promiseState } from "../promise.ts";
import type { StaffChoice } from "./lead-plan.server.ts";
import { isDue, type LeadPlan } from "./lead-plan.ts";
import type { LeadLine } from "./ui/lead-table.tsx";
import type { PromiseView } from "./ui/promise-clock.tsx";

export function leadLine(lead: Lead, people: readonly StaffChoice[], now: Date): LeadLine {
	return {
		id: lead.id,
		reference: lead.reference,
		name: nameOf(lead),
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

export function promiseView(
	lead: { createdAt: Date; dueAt: Date; answeredAt: Date | null },
	now: Date,
): PromiseView {
	const { state, used } = promiseState(lead, now);
	return {
		state,
		used,
		text: {
			"on time": `due ${mediumDayAndTime(lead.dueAt)}`,
			"due soon": `${shortSpan(now, lead.dueAt)} left`,
			overdue: `by ${shortSpan(lead.dueAt, now)}`,
			answered: lead.answeredAt ? `after ${shortSpan(lead.createdAt, lead.answeredAt)}` : "",
		}[state],
	};
}
