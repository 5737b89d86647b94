// When the company owes an answer. The clock runs only while the office is open, in Los Angeles time.
import { promises } from "#app/features/company/company.ts";

export type LeadKind = "consultation" | "intake" | "order";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { timeZone, days, opens, closes } = promises.businessHours;

/** Consultations and orders: 2 office hours. Intakes: 24 hours from the first open minute, never due while closed. */
export function answerDueAt(kind: LeadKind, receivedAt: Date): Date {
	const start = nextOpenMoment(receivedAt);
	if (kind === "intake") return nextOpenMoment(new Date(start.getTime() + promises.intakeReviewHours * HOUR));
	return addOfficeTime(start, promises.answerHours * HOUR);
}

export type PromiseState = "on time" | "due soon" | "overdue" | "answered";

/** 'Due soon' is the last quarter of the promised time. */
export function promiseState(
	lead: { createdAt: Date; dueAt: Date; answeredAt: Date | null },
	now: Date,
): PromiseState {
	if (lead.answeredAt) return "answered";
	if (now >= lead.dueAt) return "overdue";
	const start = nextOpenMoment(lead.createdAt).getTime();
	const quarter = (lead.dueAt.getTime() - start) / 4;
	return now.getTime() >= lead.dueAt.getTime() - quarter ? "due soon" : "on time";
}

function addOfficeTime(start: Date, duration: number): Date {
	let moment = start;
	let left = duration;
	for (;;) {
		const today = timeUntilClosing(moment);
		if (left <= today) return new Date(moment.getTime() + left);
		left -= today;
		moment = nextOpenMoment(new Date(moment.getTime() + today));
	}
}

function nextOpenMoment(moment: Date): Date {
	let candidate = moment;
	// Half-hour steps cross nights, weekends and clock changes without arithmetic on wall time.
	while (!isOpen(candidate))
		candidate = new Date(Math.floor(candidate.getTime() / (30 * MINUTE) + 1) * 30 * MINUTE);
	return candidate;
}

function isOpen(moment: Date): boolean {
	const { weekday, minutes } = localTime(moment);
	return days.some((day) => day === weekday) && minutes >= opens * 60 && minutes < closes * 60;
}

function timeUntilClosing(moment: Date): number {
	const { minutes } = localTime(moment);
	return (closes * 60 - minutes) * MINUTE - (moment.getTime() % MINUTE);
}

const clock = new Intl.DateTimeFormat("en-US", {
	timeZone,
	weekday: "short",
	hour: "numeric",
	minute: "numeric",
	hourCycle: "h23",
});
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

function localTime(moment: Date): { weekday: number; minutes: number } {
	const parts = Object.fromEntries(clock.formatToParts(moment).map((part) => [part.type, part.value]));
	return {
		weekday: WEEKDAYS.indexOf(parts.weekday ?? ""),
		minutes: Number(parts.hour) * 60 + Number(parts.minute),
	};
}
