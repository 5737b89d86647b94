// Dates, times and spans in words, as people in Los Angeles read them. A day alone ('2026-11-16') has no time zone.
import { promises } from "./company.ts";

type Style = Intl.DateTimeFormatOptions;

const short: Style = { month: "short", day: "numeric" };
const weekday: Style = { weekday: "short", ...short };
const clock: Style = { hour: "numeric", minute: "2-digit" };
const numeric: Style = {};
const medium: Style = { dateStyle: "medium" };
const long: Style = { dateStyle: "long" };
const weekdayAndClock: Style = { ...weekday, ...clock };
const mediumAndClock: Style = { ...medium, timeStyle: "short" };
const longAndClock: Style = { ...long, timeStyle: "short" };
const iso: Style = {};

/** 'Nov 16' */
export function shortDay(at: Date | string): string {
	return inWords(at, short);
}

/** 'Mon, Nov 16' */
export function weekdayAndDay(at: Date | string): string {
	return inWords(at, weekday);
}

/** '11/16/2026' */
export function numericDay(at: Date | string): string {
	return inWords(at, numeric);
}

/** 'Nov 16, 2026' */
export function mediumDay(at: Date | string): string {
	return inWords(at, medium);
}

/** 'November 16, 2026' */
export function longDay(at: Date | string): string {
	return inWords(at, long);
}

/** '10:00 AM' */
export function clockTime(at: Date): string {
	return inWords(at, clock);
}

/** 'Mon, Nov 16, 10:00 AM' */
export function dayAndTime(at: Date): string {
	return inWords(at, weekdayAndClock);
}

/** 'Nov 16, 2026, 10:00 AM' */
export function mediumDayAndTime(at: Date): string {
	return inWords(at, mediumAndClock);
}

/** 'November 16, 2026 at 10:00 AM' */
export function longDayAndTime(at: Date): string {
	return inWords(at, longAndClock);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '5 min', '3 h', '2 d': how long ago, or how long until. */
export function shortSpan(from: Date, to: Date): string {
	const minutes = Math.max(0, Math.round(Math.abs(to.getTime() - from.getTime()) / MINUTE));
	if (minutes < 60) return `${minutes} min`;
	if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
	return `${Math.round(minutes / 1440)} d`;
}

/** '5 min ago' */
export function shortAge(at: Date, now: Date): string {
	return now.getTime() - at.getTime() < MINUTE ? "just now" : `${shortSpan(at, now)} ago`;
}

/** 'Just now', '3h ago', '2d ago', and the date after a week */
export function compactAge(at: Date, now: Date): string {
	const hours = Math.floor((now.getTime() - at.getTime()) / HOUR);
	if (hours < 1) return "Just now";
	if (hours < 24) return `${hours}h ago`;
	return hours < 24 * 7 ? `${Math.floor(hours / 24)}d ago` : numericDay(at);
}

/** '3 hours', '1 day', '12 days' */
export function longSpan(ms: number): string {
	if (ms < 2 * HOUR) return counted(Math.max(0, Math.round(ms / MINUTE)), "minute");
	if (ms < 2 * DAY) return counted(Math.round(ms / HOUR), "hour");
	return counted(Math.floor(ms / DAY), "day");
}

export function counted(count: number, word: string): string {
	return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** '2026-11-16' */
export function localDay(at: Date): string {
	return formatter(iso, "en-CA").format(at);
}

/** A day of the calendar as YYYY-MM-DD, or null. */
export function readDay(value: unknown): string | null {
	const text = typeof value === "string" ? value : "";
	if (!/^20\d\d-\d\d-\d\d$/.test(text)) return null;
	const day = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

function inWords(at: Date | string, style: Style): string {
	// At this hour Los Angeles has the same day, in summer and in winter.
	const moment = typeof at === "string" ? new Date(`${at}T20:00:00Z`) : at;
	// Server and browser use different spaces before 'PM', which would break hydration.
	return formatter(style, "en-US").format(moment).replaceAll("\u202f", " ");
}

/** Built at the first use: one takes 15 ms on a desktop and four times that on a phone. */
const formatters = new Map<Style, Intl.DateTimeFormat>();

function formatter(style: Style, language: string): Intl.DateTimeFormat {
	const known = formatters.get(style);
	if (known) return known;
	const built = new Intl.DateTimeFormat(language, { ...style, timeZone: promises.businessHours.timeZone });
	formatters.set(style, built);
	return built;
}
