import { describe, expect, test } from "vitest";
import { endAt, localTime, momentAt } from "#app/features/company/places/local-time.ts";
import { defaultRules, type VisitRules } from "./rules.ts";
import { type BusyTime, slotsBetween, type WantedVisit } from "./slots.ts";

const ANN = "00000000-0000-4000-8000-00000000000a";
const BEN = "00000000-0000-4000-8000-00000000000b";
// A Monday without a holiday near it, long before the slots below.
const now = new Date("2026-01-05T18:00:00Z");
const rules: VisitRules = { ...defaultRules, daysAhead: 400 };

/** The free times of one day as the clock on the wall shows them. */
function timesOn(
	day: string,
	{ bookings = [], ...wanted }: Partial<WantedVisit> & { bookings?: BusyTime[] } = {},
	given = rules,
): string[] {
	const slots = slotsBetween(given, bookings, momentAt(day, 0), momentAt(day, 24 * 60), {
		kind: "assessment",
		county: "Los Angeles",
		now,
		...wanted,
	});
	return slots.map(({ startsAt }) => clockText(startsAt));
}

function clockText(moment: Date): string {
	const { minutes } = localTime(moment);
	return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function busy(day: string, from: number, to: number, more: Partial<BusyTime> = {}): BusyTime {
	return {
		crew: null,
		county: "",
		startsAt: momentAt(day, from * 60),
		busyUntil: momentAt(day, to * 60),
		...more,
	};
}

describe("on a fresh install", () => {
	test("a weekday has slots from opening until the last one that ends before closing", () => {
		expect(timesOn("2026-03-03")).toEqual([
			"8:00",
			"9:00",
			"10:00",
			"11:00",
			"12:00",
			"13:00",
			"14:00",
			"15:00",
			"16:00",
		]);
		// A call takes 15 minutes and may start every half hour.
		expect(timesOn("2026-03-03", { kind: "call" }).at(-1)).toBe("17:30");
		expect(timesOn("2026-03-03", { kind: "call" })).toHaveLength(20);
	});

	test("weekends and federal holidays have none, also when a holiday is observed on another day", () => {
		expect(timesOn("2026-03-07")).toEqual([]);
		expect(timesOn("2026-03-08")).toEqual([]);
		// Thanksgiving; Independence Day on a Saturday, observed on Friday; Memorial Day; New Year's Day.
		for (const day of ["2026-11-26", "2026-07-03", "2026-05-25", "2027-01-01"])
			expect(timesOn(day), day).toEqual([]);
		// New Year's Day 2028 is a Saturday, so the last day of 2027 is off.
		expect(timesOn("2027-12-31", { now: new Date("2027-12-01T18:00:00Z") })).toEqual([]);
		expect(timesOn("2026-11-26", {}, { ...rules, closesOnFederalHolidays: false })).toHaveLength(9);
		expect(timesOn("2026-11-27", {}, { ...rules, closedDays: ["2026-11-27"] })).toEqual([]);
	});
});

describe("when the clocks change", () => {
	test("8:00 stays 8:00 on the wall in March and in November", () => {
		// Daylight saving begins on Sunday, March 8 and ends on Sunday, November 1, 2026.
		const first = (day: string) =>
			slotsBetween(rules, [], momentAt(day, 0), momentAt(day, 1440), { kind: "call", county: null, now })[0]
				?.startsAt;
		expect(first("2026-03-06")).toEqual(new Date("2026-03-06T16:00:00Z"));
		expect(first("2026-03-09")).toEqual(new Date("2026-03-09T15:00:00Z"));
		expect(first("2026-10-30")).toEqual(new Date("2026-10-30T15:00:00Z"));
		expect(first("2026-11-02")).toEqual(new Date("2026-11-02T16:00:00Z"));
	});

	test("an office open on the Sunday itself keeps its hours", () => {
		const hours = [{ opens: 8 * 60, closes: 12 * 60 }, ...rules.hours.slice(1)];
		const areas = { ...rules.areas, "Los Angeles": [0] };
		for (const day of ["2026-03-08", "2026-11-01"])
			expect(timesOn(day, {}, { ...rules, hours, areas })).toEqual(["8:00", "9:00", "10:00"]);
	});

	test("an office open at night offers each time once, and none that the clocks skip", () => {
		const areas = { ...rules.areas, "Los Angeles": [0] };
		const open = (opens: number, closes: number) => ({
			...rules,
			areas,
			hours: [{ opens: opens * 60, closes: closes * 60 }, ...rules.hours.slice(1)],
		});
		const call = { kind: "call" } as const;
		expect(timesOn("2026-03-08", call, open(1, 4))).toEqual(["1:00", "1:30", "3:00", "3:30"]);
		expect(timesOn("2026-03-08", {}, open(2, 6))).toEqual(["3:00", "4:00"]);
		expect(timesOn("2026-03-08", call, open(2, 3))).toEqual([]);
		expect(timesOn("2026-11-01", call, open(1, 3))).toEqual(["1:00", "1:30", "2:00", "2:30"]);
	});

	test("a time that the night skips becomes the moment of the change, and midnight is midnight", () => {
		for (const minutes of [120, 150, 179, 180])
			expect(momentAt("2026-03-08", minutes)).toEqual(new Date("2026-03-08T10:00:00Z"));
		expect(momentAt("2026-03-08", 119)).toEqual(new Date("2026-03-08T09:59:00Z"));
		expect(momentAt("2026-03-08", 181)).toEqual(new Date("2026-03-08T10:01:00Z"));
		expect(momentAt("2026-11-01", 0)).toEqual(new Date("2026-11-01T07:00:00Z"));
		expect(momentAt("2026-11-01", 1440)).toEqual(new Date("2026-11-02T08:00:00Z"));
	});

	test("in the hour that comes twice, a span begins with the first and ends with the second", () => {
		expect(momentAt("2026-11-01", 90)).toEqual(new Date("2026-11-01T08:30:00Z"));
		expect(endAt("2026-11-01", 90)).toEqual(new Date("2026-11-01T09:30:00Z"));
		// Nothing of that hour is inside a span that ends when it begins.
		expect(endAt("2026-11-01", 60)).toEqual(new Date("2026-11-01T08:00:00Z"));
		expect(endAt("2026-11-01", 120)).toEqual(new Date("2026-11-01T10:00:00Z"));
		expect(endAt("2026-03-08", 135)).toEqual(new Date("2026-03-08T10:00:00Z"));
		expect(endAt("2026-07-01", 90)).toEqual(momentAt("2026-07-01", 90));
	});
});

test("no slot is earlier than the notice, in the past or beyond the last day", () => {
	const at = (text: string) => new Date(`${text}-08:00`);
	expect(timesOn("2026-03-04", { now: at("2026-03-03T13:00:00") })).toEqual([
		"13:00",
		"14:00",
		"15:00",
		"16:00",
	]);
	expect(timesOn("2026-03-03", { now: at("2026-03-03T13:00:00") })).toEqual([]);
	expect(timesOn("2026-03-03", { kind: "call", now: at("2026-03-03T15:10:00") })).toEqual(["17:30"]);
	const soon = { ...rules, daysAhead: 3 };
	expect(timesOn("2026-03-06", { now: at("2026-03-03T13:00:00") }, soon)).not.toEqual([]);
	expect(timesOn("2026-03-09", { now: at("2026-03-03T13:00:00") }, soon)).toEqual([]);
});

describe("what is booked", () => {
	const day = "2026-03-03";

	test("takes its time and the drive to the next visit", () => {
		const bookings = [busy(day, 10, 12.5)];
		// 9:00 would end at 11:00, and 8:00 would leave no time to drive.
		expect(timesOn(day, { bookings })).toEqual(["13:00", "14:00", "15:00", "16:00"]);
		expect(timesOn(day, { bookings, kind: "call" }).slice(0, 5)).toEqual([
			"8:00",
			"8:30",
			"9:00",
			"9:30",
			"12:30",
		]);
	});

	test("leaves other people's time open, and goes to whoever has less to do", () => {
		const kinds = { ...rules.kinds, assessment: { ...rules.kinds.assessment, staffIds: [ANN, BEN] } };
		const given = { ...rules, kinds };
		const bookings = [busy(day, 8, 10.5, { crew: ANN })];
		expect(timesOn(day, { bookings }, given)[0]).toBe("8:00");
		const wanted = { kind: "assessment", county: null, now } as const;
		const slots = slotsBetween(given, bookings, momentAt(day, 0), momentAt(day, 1440), wanted);
		expect(slots.map(({ crew }) => crew)).toEqual(slots.map(() => BEN));
		// A booking from before there was staff takes the time of both.
		const old = [busy(day, 8, 10.5, { crew: "00000000-0000-4000-8000-00000000000c" })];
		expect(timesOn(day, { bookings: old }, given)[0]).toBe("11:00");
	});

	test("keeps its crew in one county for the day", () => {
		const bookings = [busy(day, 8, 10.5, { county: "Sonoma" })];
		expect(timesOn(day, { bookings })).toEqual([]);
		expect(timesOn(day, { bookings, county: "Sonoma" })[0]).toBe("11:00");
		expect(timesOn(day, { bookings, kind: "call" })[0]).toBe("10:30");
		expect(timesOn("2026-03-04", { bookings })).not.toEqual([]);
	});
});

test("a county has visits on its own weekdays only, and calls on every day", () => {
	const given = { ...rules, areas: { ...rules.areas, Napa: [2] } };
	expect(timesOn("2026-03-03", { county: "Napa" }, given)).not.toEqual([]);
	expect(timesOn("2026-03-04", { county: "Napa" }, given)).toEqual([]);
	expect(timesOn("2026-03-04", { county: "Napa", kind: "call" }, given)).not.toEqual([]);
});

test("a type of visit that is turned off has no slots", () => {
	const kinds = { ...rules.kinds, call: { ...rules.kinds.call, isOffered: false } };
	expect(timesOn("2026-03-03", { kind: "call" }, { ...rules, kinds })).toEqual([]);
});
