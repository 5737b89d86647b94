import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
	clockTime,
	compactAge,
	dayAndTime,
	localDay,
	longDay,
	longDayAndTime,
	longSpan,
	mediumDay,
	mediumDayAndTime,
	numericDay,
	shortAge,
	shortDay,
	weekdayAndDay,
} from "./dates.ts";

const summer = new Date("2026-07-04T01:05:00Z");
const winter = new Date("2026-11-17T07:59:00Z");
const now = new Date("2026-11-15T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe("a moment reads as the clock in Los Angeles shows it", () => {
	test.each([
		[localDay.name, localDay, "2026-07-03", "2026-11-16"],
		[shortDay.name, shortDay, "Jul 3", "Nov 16"],
		[weekdayAndDay.name, weekdayAndDay, "Fri, Jul 3", "Mon, Nov 16"],
		[numericDay.name, numericDay, "7/3/2026", "11/16/2026"],
		[mediumDay.name, mediumDay, "Jul 3, 2026", "Nov 16, 2026"],
		[longDay.name, longDay, "July 3, 2026", "November 16, 2026"],
		[clockTime.name, clockTime, "6:05 PM", "11:59 PM"],
		[dayAndTime.name, dayAndTime, "Fri, Jul 3, 6:05 PM", "Mon, Nov 16, 11:59 PM"],
		[mediumDayAndTime.name, mediumDayAndTime, "Jul 3, 2026, 6:05 PM", "Nov 16, 2026, 11:59 PM"],
		[longDayAndTime.name, longDayAndTime, "July 3, 2026 at 6:05 PM", "November 16, 2026 at 11:59 PM"],
	] as const)("%s", (_, inWords, inSummer, inWinter) => {
		expect([inWords(summer), inWords(winter)]).toEqual([inSummer, inWinter]);
	});
});

test.each([
	[shortDay.name, shortDay, "Mar 8", "Nov 1"],
	[weekdayAndDay.name, weekdayAndDay, "Sun, Mar 8", "Sun, Nov 1"],
	[mediumDay.name, mediumDay, "Mar 8, 2026", "Nov 1, 2026"],
] as const)("%s of a day alone is that day, also when the clocks change", (_, inWords, spring, fall) => {
	expect([inWords("2026-03-08"), inWords("2026-11-01")]).toEqual([spring, fall]);
});

test("how old a listing is: just now, hours, days, then the date in Los Angeles", () => {
	const ages = [0.99, 1, 23.9, 24, 24 * 7 - 0.1, 24 * 7].map((hours) => compactAge(hoursAgo(hours), now));
	expect(ages).toEqual(["Just now", "1h ago", "23h ago", "1d ago", "6d ago", "11/8/2026"]);
});

test("how long something has waited", () => {
	const ages = [0, 0.5, 47, 80].map((hours) => shortAge(hoursAgo(hours), now));
	expect(ages).toEqual(["just now", "30 min ago", "47 h ago", "3 d ago"]);
	const spans = [60_000, 90 * 60_000, 30 * 3_600_000, 86_400_000 * 9].map(longSpan);
	expect(spans).toEqual(["1 minute", "90 minutes", "30 hours", "9 days"]);
});

test("dates are put into words in one module", () => {
	const others = globSync("{app,server,db}/**/*.{ts,tsx}")
		.filter((file) => file !== "app/features/company/dates.ts" && !/\.test\.tsx?$/.test(file))
		.filter((file) =>
			/toLocale(Date|Time)String|Intl\.(DateTime|RelativeTime)Format/.test(readFileSync(file, "utf8")),
		);
	// Computes with the clock on the wall and writes nothing.
	expect(others).toEqual(["app/features/company/places/local-time.ts"]);
});
