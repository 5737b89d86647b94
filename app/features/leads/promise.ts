// When we owe a response. Time counts only during office hours in Los Angeles. The admin pages and the time visitors
// read (company/promised-time.ts) both use this.
import { promises } from "#app/features/company/company.ts";
import { localTime } from "#app/features/company/places/local-time.ts";
import type { LeadKind } from "./inbox/inbox-filter.ts";

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const HOUR = 60 * MINUTE;
const { days, opens, closes } = promises.businessHours;

/** Consultations and orders: 2 office hours. Intakes: 24 hours from the first open minute, never due while closed. */
export function answerDueAt(kind: LeadKind, receivedAt: Date): Date {
	const start = nextOpenMoment(receivedAt);
	if (kind === "intake") return nextOpenMoment(new Date(start.getTime() + promises.intakeReviewHours * HOUR));
	return addOfficeTime(start, promises.answerHours * HOUR);
}

export type PromiseState = "on time" | "due soon" | "overdue" | "answered";

/** The state of a promise and the fraction of its time that has passed. 'Due soon' is the last quarter. */
export function promiseState(
	lead: { createdAt: Date; dueAt: Date; answeredAt: Date | null },
	now: Date,
): { state: PromiseState; used: number } {
	if (lead.answeredAt) return { state: "answered", used: 1 };
	if (now >= lead.dueAt) return { state: "overdue", used: 1 };
	const whole = officeTime(lead.createdAt, lead.dueAt);
	const used = whole === 0 ? 1 : officeTime(lead.createdAt, now) / whole;
	return { state: used >= 0.75 ? "due soon" : "on time", used };
}

/** The office hours between two times, without nights and weekends. */
function officeTime(from: Date, to: Date): number {
	let sum = 0;
	let moment = nextOpenMoment(from, to);
	while (moment < to) {
		const closing = new Date(moment.getTime() + timeUntilClosing(moment));
		sum += Math.min(closing.getTime(), to.getTime()) - moment.getTime();
		moment = nextOpenMoment(closing, to);
	}
	return sum;
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

/** Does not search beyond `until`. */
function nextOpenMoment(moment: Date, until?: Date): Date {
	if (isOpen(moment)) return moment;
	// Half-hour steps handle nights, weekends and daylight saving without arithmetic on local time.
	let step = Math.floor(moment.getTime() / HALF_HOUR) + 1;
	while (!(until && step * HALF_HOUR >= until.getTime()) && !isOpenAtStep(step)) step += 1;
	return new Date(step * HALF_HOUR);
}

/** Cached, because time zone conversion is slow and a page of leads asks about the same weekend thirty times. */
const steps = new Map<number, boolean>();

function isOpenAtStep(step: number): boolean {
	const known = steps.get(step);
	if (known !== undefined) return known;
	if (steps.size > 10_000) steps.clear();
	const open = isOpen(new Date(step * HALF_HOUR));
	steps.set(step, open);
	return open;
}

function isOpen(moment: Date): boolean {
	const { weekday, minutes } = localTime(moment);
	return days.some((day) => day === weekday) && minutes >= opens * 60 && minutes < closes * 60;
}

function timeUntilClosing(moment: Date): number {
	const { minutes } = localTime(moment);
	return (closes * 60 - minutes) * MINUTE - (moment.getTime() % MINUTE);
}
