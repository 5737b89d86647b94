// When the office offers visits. These defaults apply until someone changes them in the panel.

import { promises } from "#app/features/company/company.ts";
import { federalHoliday } from "#app/features/company/federal-holidays.ts";
import { consultation } from "#app/features/company/figures.ts";
import { type County, counties } from "#app/features/company/places/counties.ts";
import { weekdayOf } from "#app/features/company/places/local-time.ts";
import type { VisitKind } from "../visit-kinds.ts";

/** Minutes since midnight in Los Angeles. */
export type OpenHours = { opens: number; closes: number };

export type KindRules = {
	isOffered: boolean;
	minutes: number;
	/** How long before its start a visit can still be booked. */
	noticeHours: number;
	/** Who does it. If empty, the office's one crew does. */
	staffIds: string[];
};

export type VisitRules = {
	/** Sunday first, null on a closed day. */
	hours: (OpenHours | null)[];
	closesOnFederalHolidays: boolean;
	/** Further days on which the office is closed, as YYYY-MM-DD. */
	closedDays: string[];
	/** The weekdays on which we drive to each county. */
	areas: Record<County, number[]>;
	kinds: Record<VisitKind, KindRules>;
	/** Between two visits on site. */
	travelMinutes: number;
	/** How far ahead people can book. */
	daysAhead: number;
};

const { days, opens, closes } = promises.businessHours;
const officeDays: number[] = [...days];
const WEEK = [0, 1, 2, 3, 4, 5, 6];

export const defaultRules: VisitRules = {
	hours: WEEK.map((day) => (officeDays.includes(day) ? { opens: opens * 60, closes: closes * 60 } : null)),
	closesOnFederalHolidays: true,
	closedDays: [],
	areas: Object.fromEntries(counties.map((county) => [county, officeDays])) as VisitRules["areas"],
	kinds: {
		call: { isOffered: true, minutes: consultation.minutes, noticeHours: 2, staffIds: [] },
		assessment: { isOffered: true, minutes: 120, noticeHours: 24, staffIds: [] },
		maintenance: { isOffered: true, minutes: 90, noticeHours: 24, staffIds: [] },
		installation: { isOffered: true, minutes: 60, noticeHours: 24, staffIds: [] },
	},
	travelMinutes: 30,
	daysAhead: 45,
};

/** Null on a closed day. */
export function hoursOn(rules: VisitRules, day: string): OpenHours | null {
	if (rules.closedDays.includes(day)) return null;
	if (rules.closesOnFederalHolidays && federalHoliday(day)) return null;
	return rules.hours[weekdayOf(day)] ?? null;
}
