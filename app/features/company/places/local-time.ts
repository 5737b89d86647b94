// The calendar and the clock on the wall in Los Angeles, daylight saving included.
import { promises } from "../company.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type LocalTime = {
	/** As YYYY-MM-DD. */
	day: string;
	/** Sunday is 0. */
	weekday: number;
	/** Since midnight, as the clock shows it. */
	minutes: number;
};

export function localTime(moment: Date): LocalTime {
	const parts = Object.fromEntries(clock.formatToParts(moment).map((part) => [part.type, part.value]));
	return {
		day: `${parts.year}-${parts.month}-${parts.day}`,
		weekday: WEEKDAYS.indexOf(parts.weekday ?? ""),
		minutes: Number(parts.hour) * 60 + Number(parts.minute),
	};
}

/**
 * The moment when the clock shows this: the first one in the hour that comes twice in fall. A time that the change in
 * spring skips becomes the moment of the change.
 */
export function momentAt(day: string, minutes: number): Date {
	const asUtc = asIfUtc(day, minutes);
	// Los Angeles is behind UTC, so the first guess has the offset from before a change, and the second is right.
	const guess = asUtc - offsetAt(asUtc);
	const time = asUtc - offsetAt(guess);
	const isShown = time + offsetAt(time) === asUtc;
	return new Date(isShown ? time : Math.floor(guess / HOUR) * HOUR);
}

/** Whether the clock never shows this, because it is set forward that night. */
export function isSkipped(day: string, minutes: number): boolean {
	const moment = momentAt(day, minutes).getTime();
	return moment + offsetAt(moment) !== asIfUtc(day, minutes);
}

/** When a span that ends at this time is over. In the hour that comes twice in fall, that is the second one. */
export function endAt(day: string, minutes: number): Date {
	const first = momentAt(day, minutes);
	const second = new Date(first.getTime() + HOUR);
	const isInside = localTime(new Date(second.getTime() - MINUTE)).minutes === minutes - 1;
	return isInside ? second : first;
}

/** Adds days to a calendar date, which has no time zone. Negative numbers go back. */
export function addDays(day: string, days: number): string {
	return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY).toISOString().slice(0, 10);
}

/** Sunday is 0. */
export function weekdayOf(day: string): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function asIfUtc(day: string, minutes: number): number {
	return new Date(`${day}T00:00:00Z`).getTime() + minutes * MINUTE;
}

/** Cached, because time zone conversion is slow. Clocks change on the full hour. */
const offsets = new Map<number, number>();

function offsetAt(time: number): number {
	const hour = Math.floor(time / HOUR);
	const known = offsets.get(hour);
	if (known !== undefined) return known;
	if (offsets.size > 10_000) offsets.clear();
	const { day, minutes } = localTime(new Date(hour * HOUR));
	const offset = new Date(`${day}T00:00:00Z`).getTime() + minutes * MINUTE - hour * HOUR;
	offsets.set(hour, offset);
	return offset;
}

const clock = new Intl.DateTimeFormat("en-US", {
	timeZone: promises.businessHours.timeZone,
	weekday: "short",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "numeric",
	minute: "numeric",
	hourCycle: "h23",
});
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
