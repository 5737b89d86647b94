// Compares a lead with its promised response time, for display.
import { momentText, spanText } from "#app/features/admin/format.ts";
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
			"on time": `due ${momentText(lead.dueAt)}`,
			"due soon": `${spanText(now, lead.dueAt)} left`,
			overdue: `by ${spanText(lead.dueAt, now)}`,
			answered: lead.answeredAt ? `after ${spanText(lead.createdAt, lead.answeredAt)}` : "",
		}[state],
	};
}
