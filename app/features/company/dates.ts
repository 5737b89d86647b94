// Dates and times as people in Los Angeles read them.
import { promises } from "./company.ts";

const { timeZone } = promises.businessHours;
const dayInLosAngeles = new Intl.DateTimeFormat("en-CA", { timeZone });
const withTime = new Intl.DateTimeFormat("en-US", {
	timeZone,
	weekday: "short",
	month: "short",
	day: "numeric",
	hour: "numeric",
	minute: "2-digit",
});
const long = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long", timeStyle: "short" });

/** '2026-11-16' */
export function localDay(moment: Date): string {
	return dayInLosAngeles.format(moment);
}

/** 'Mon, Nov 16, 10:00 AM' */
export function dayAndTime(moment: Date): string {
	return withPlainSpaces(withTime.format(moment));
}

/** 'November 16, 2026 at 10:00 AM' */
export function longDayAndTime(moment: Date): string {
	return withPlainSpaces(long.format(moment));
}

/** A day of the calendar as YYYY-MM-DD, or null. */
export function readDay(value: unknown): string | null {
	const text = typeof value === "string" ? value : "";
	if (!/^20\d\d-\d\d-\d\d$/.test(text)) return null;
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** Server and browser use different spaces before 'PM', which would break hydration. */
function withPlainSpaces(text: string): string {
	return text.replaceAll("\u202f", " ");
}
