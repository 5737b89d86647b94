// Federal holidays by rule, so that nobody has to enter them every year (5 U.S.C. 6103).
import { addDays, weekdayOf } from "./places/local-time.ts";

/** The name of the holiday on this day, given as YYYY-MM-DD, or null. */
export function federalHoliday(day: string): string | null {
	// New Year's Day on a Saturday is observed on December 31 of the year before.
	const year = Number(day.slice(0, 4));
	return holidaysOf(year).get(day) ?? holidaysOf(year + 1).get(day) ?? null;
}

const known = new Map<number, Map<string, string>>();

function holidaysOf(year: number): Map<string, string> {
	let days = known.get(year);
	if (!days) {
		days = new Map([
			[observed(`${year}-01-01`), "New Year's Day"],
			[nthWeekday(year, 1, MONDAY, 3), "Martin Luther King Jr. Day"],
			[nthWeekday(year, 2, MONDAY, 3), "Presidents' Day"],
			[lastMonday(year, 5), "Memorial Day"],
			[observed(`${year}-06-19`), "Juneteenth"],
			[observed(`${year}-07-04`), "Independence Day"],
			[nthWeekday(year, 9, MONDAY, 1), "Labor Day"],
			[nthWeekday(year, 10, MONDAY, 2), "Columbus Day"],
			[observed(`${year}-11-11`), "Veterans Day"],
			[nthWeekday(year, 11, THURSDAY, 4), "Thanksgiving Day"],
			[observed(`${year}-12-25`), "Christmas Day"],
		]);
		known.set(year, days);
	}
	return days;
}

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6] as const;

/** A holiday on a Saturday is taken on Friday, one on a Sunday on Monday. */
function observed(day: string): string {
	const weekday = weekdayOf(day);
	return weekday === SATURDAY ? addDays(day, -1) : weekday === SUNDAY ? addDays(day, 1) : day;
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
	const first = `${year}-${String(month).padStart(2, "0")}-01`;
	return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

function lastMonday(year: number, month: number): string {
	const fifth = nthWeekday(year, month, MONDAY, 5);
	return Number(fifth.slice(5, 7)) === month ? fifth : addDays(fifth, -7);
}
