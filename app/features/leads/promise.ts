// When we owe a response. Time counts only during office hours in Los Angeles. The admin pages and the time visitors
// read (company/promised-time.ts) both use this.
import { promises } from "#app/features/company/company.ts";
import { federalHoliday } from "#app/features/company/federal-holidays.ts";
import { addDays, localTime, momentAt, weekdayOf } from "#app/features/company/places/local-time.ts";
import type { LeadKind } from "./lead-status.ts";

const HOUR = 3_600_000;
const { days, opens, closes } = promises.businessHours;

/** Consultations and orders: 2 office hours. Intakes: at most 24 hours after the next business morning. */
export function answerDueAt(kind: LeadKind, receivedAt: Date): Date {
	const start = nextOpenMoment(receivedAt);
	if (kind === "intake") return reviewDueAt(receivedAt, start);
	return addOfficeTime(start, promises.answerHours * HOUR);
}

/** Never due while closed, so that the time shown can be met. */
function reviewDueAt(receivedAt: Date, start: Date): Date {
	const due = new Date(start.getTime() + promises.intakeReviewHours * HOUR);
	const open = nextOpenMoment(due);
	// Sent while we're closed, the business morning is the start: its own day ends before the 24 hours do.
	if (open > due && start > receivedAt) return new Date(hoursOn(localTime(start).day).closesAt);
	return open;
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

/** The office hours between two times, without nights, weekends and holidays. */
function officeTime(from: Date, to: Date): number {
	const lastDay = localTime(to).day;
	let sum = 0;
	for (let day = localTime(from).day; day <= lastDay; day = addDays(day, 1)) {
		const { opensAt, closesAt } = hoursOn(day);
		sum += Math.max(0, Math.min(closesAt, to.getTime()) - Math.max(opensAt, from.getTime()));
	}
	return sum;
}

function addOfficeTime(start: Date, duration: number): Date {
	let left = duration;
	for (let day = localTime(start).day; ; day = addDays(day, 1)) {
		const { opensAt, closesAt } = hoursOn(day);
		const from = Math.max(opensAt, start.getTime());
		if (from + left <= closesAt) return new Date(from + left);
		left -= Math.max(0, closesAt - from);
	}
}

/** The moment itself, if the office is open. */
function nextOpenMoment(moment: Date): Date {
	for (let day = localTime(moment).day; ; day = addDays(day, 1)) {
		const { opensAt, closesAt } = hoursOn(day);
		if (moment.getTime() < closesAt) return new Date(Math.max(opensAt, moment.getTime()));
	}
}

/** A closed day is over before it begins. */
function hoursOn(day: string): { opensAt: number; closesAt: number } {
	const isClosed = !days.some((one) => one === weekdayOf(day)) || federalHoliday(day) !== null;
	if (isClosed) return { opensAt: 0, closesAt: 0 };
	return {
		opensAt: momentAt(day, opens * 60).getTime(),
		closesAt: momentAt(day, closes * 60).getTime(),
	};
}
