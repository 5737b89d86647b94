// Compares a lead with its promised response time, for display.
import { mediumDayAndTime, shortSpan } from "#app/features/company/dates.ts";
import type { PromiseView } from "#app/features/leads/inbox/ui/promise-clock.tsx";
import { promiseState } from "#app/features/leads/promise.ts";

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
