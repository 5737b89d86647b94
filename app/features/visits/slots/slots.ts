// Which times are free. Pure: the same rules and bookings give the same slots, in the page, in the booking and in tests.
import type { County } from "#app/features/company/places/counties.ts";
import {
	addDays,
	isSkipped,
	localTime,
	momentAt,
	weekdayOf,
} from "#app/features/company/places/local-time.ts";
import { kindTexts, type VisitKind, visitKinds } from "../visit-kinds.ts";
import { hoursOn, type VisitRules } from "./rules.ts";

/** The id of a staff member, or null for the one crew of an office without staff. */
export type Crew = string | null;

/** A booked visit, or time the office keeps free. */
export type BusyTime = {
	crew: Crew;
	startsAt: Date;
	/** The end, and the drive after it. */
	busyUntil: Date;
	/** Where a visit on site is; empty for calls, for blocked time and where we don't know. */
	county: string;
};

export type Slot = { startsAt: Date; endsAt: Date; busyUntil: Date; crew: Crew };

/** Why a time cannot be booked. */
export type Refusal = "taken" | "past" | "not-offered";

/** `county`: null when we cannot tell it from the address. Then the office finds out before anybody drives. */
export type WantedVisit = { kind: VisitKind; county: County | null; now: Date };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Visits on site begin on the hour, calls also on the half hour. */
export function stepMinutes(kind: VisitKind): number {
	return kindTexts[kind].isOnSite ? 60 : 30;
}

/** The open slots that start at `from` or later and before `to`, each with the crew that is least busy that day. */
export function slotsBetween(
	rules: VisitRules,
	bookings: readonly BusyTime[],
	from: Date,
	to: Date,
	wanted: WantedVisit,
): Slot[] {
	if (!rules.kinds[wanted.kind].isOffered) return [];
	const slots: Slot[] = [];
	const lastDay = localTime(new Date(to.getTime() - 1)).day;
	for (let { day } = localTime(from); day <= lastDay; day = addDays(day, 1))
		slots.push(...slotsOn(rules, bookings, day, wanted));
	return slots.filter(({ startsAt }) => startsAt >= from && startsAt < to);
}

/** Everybody who does some kind of visit. */
export function crewsOf(rules: VisitRules): Crew[] {
	return [...new Set(visitKinds.flatMap((kind) => crewsFor(rules, kind)))];
}

/** When the crew is available again after a visit. */
export function busyUntil(rules: VisitRules, kind: VisitKind, endsAt: Date): Date {
	return new Date(endsAt.getTime() + (kindTexts[kind].isOnSite ? rules.travelMinutes * MINUTE : 0));
}

/** Who does this kind of visit. */
export function crewsFor(rules: VisitRules, kind: VisitKind): Crew[] {
	const { staffIds } = rules.kinds[kind];
	return staffIds.length > 0 ? staffIds : [null];
}

function slotsOn(
	rules: VisitRules,
	bookings: readonly BusyTime[],
	day: string,
	{ kind, county, now }: WantedVisit,
): Slot[] {
	const hours = hoursOn(rules, day);
	const { isOnSite } = kindTexts[kind];
	if (!hours) return [];
	if (isOnSite && county && !rules.areas[county].includes(weekdayOf(day))) return [];
	const { minutes, noticeHours } = rules.kinds[kind];
	const earliest = now.getTime() + noticeHours * HOUR;
	const latest = momentAt(addDays(localTime(now).day, rules.daysAhead + 1), 0).getTime();
	const [midnight, nextMidnight] = [momentAt(day, 0), momentAt(addDays(day, 1), 0)];
	// Looking only at bookings near this day keeps a search through a whole year fast.
	const near = bookings.filter(
		({ startsAt, busyUntil }) =>
			startsAt.getTime() < nextMidnight.getTime() + DAY && busyUntil.getTime() > midnight.getTime() - DAY,
	);
	const today = near.filter(({ startsAt }) => startsAt >= midnight && startsAt < nextMidnight);
	const crews = crewsFor(rules, kind)
		.filter((crew) => !isOnSite || isInReach(today, crew, county))
		.sort((one, other) => loadOf(today, one) - loadOf(today, other));
	const known = crewsOf(rules);
	const slots: Slot[] = [];
	for (let start = hours.opens; start + minutes <= hours.closes; start += stepMinutes(kind)) {
		if (isSkipped(day, start)) continue;
		const startsAt = momentAt(day, start);
		if (startsAt.getTime() < earliest || startsAt.getTime() >= latest) continue;
		const endsAt = new Date(startsAt.getTime() + minutes * MINUTE);
		const slot = { startsAt, endsAt, busyUntil: busyUntil(rules, kind, endsAt) };
		const crew = crews.find((one) => !near.some((busy) => isInTheWay(busy, one, known, slot)));
		if (crew !== undefined) slots.push({ ...slot, crew });
	}
	return slots;
}

/** A booking whose crew is no longer in the rules blocks everyone until the office reassigns it. */
function isInTheWay(busy: BusyTime, crew: Crew, known: readonly Crew[], slot: Omit<Slot, "crew">): boolean {
	if (busy.crew !== crew && known.includes(busy.crew)) return false;
	return busy.startsAt < slot.busyUntil && busy.busyUntil > slot.startsAt;
}

/** Our counties are up to 600 miles apart, so a crew stays in one county all day. */
function isInReach(today: readonly BusyTime[], crew: Crew, county: County | null): boolean {
	if (!county) return true;
	return today.every((busy) => busy.crew !== crew || busy.county === "" || busy.county === county);
}

function loadOf(today: readonly BusyTime[], crew: Crew): number {
	return today.filter((busy) => busy.crew === crew).length;
}
