import { expect, test } from "vitest";
import { MAX_SILENCE_MS } from "../feed/feed.ts";
import { bannerOf } from "./banner.ts";
import type { Warning } from "./warning.ts";

const now = Date.parse("2026-11-16T20:00:00Z");
const HOUR = 3_600_000;
const at = (hours: number) => new Date(now + hours * HOUR).toISOString();
const warning: Warning = {
	event: "Red Flag Warning",
	counties: ["Los Angeles"],
	areas: "Santa Monica Mountains",
	onset: at(-1),
	ends: at(30),
	expires: at(6),
	link: "https://www.weather.gov/",
};
const heard = (items: Warning[], silentMs = 0) => ({ items, silentMs, answeredAt: new Date(now - silentMs) });

test("what, where and until when, in local time", () => {
	expect(bannerOf(heard([warning]), now)?.lines).toMatchObject([
		{ event: "Red Flag Warning", where: "Los Angeles County", when: "until Tue, Nov 17, 6:00 PM" },
	]);
	const watch = { ...warning, counties: ["Napa", "Lake"], onset: at(4) };
	expect(bannerOf(heard([watch]), now)?.lines).toMatchObject([
		{
			where: "Napa and Lake Counties",
			when: "from Mon, Nov 16, 4:00 PM until Tue, Nov 17, 6:00 PM",
		},
	]);
});

test("nothing in force: no banner", () => {
	expect(bannerOf(heard([]), now)).toBeNull();
	expect(bannerOf(null, now)).toBeNull();
});

test("a warning is gone when it expires, also when nobody says so", () => {
	expect(bannerOf(heard([warning]), now + 6 * HOUR - 1)).not.toBeNull();
	expect(bannerOf(heard([warning]), now + 6 * HOUR)).toBeNull();
});

test("after thirty minutes of silence a warning stays, and is not current", () => {
	const banner = bannerOf(heard([warning], MAX_SILENCE_MS), now);
	expect(banner?.lines).toHaveLength(1);
	expect(banner?.notCurrent).toContain("since Mon, Nov 16, 11:30 AM");
});

test("silence is never an all-clear", () => {
	expect(bannerOf(heard([], MAX_SILENCE_MS), now)).toMatchObject({
		lines: [],
		notCurrent: expect.stringContaining("since"),
	});
	expect(bannerOf(heard([warning], 8 * HOUR), now + 8 * HOUR)?.notCurrent).toBeTruthy();
	expect(bannerOf({ items: [], answeredAt: null, silentMs: MAX_SILENCE_MS }, now)?.notCurrent).toContain(
		"yet",
	);
	expect(bannerOf({ items: [], answeredAt: null, silentMs: 5_000 }, now)).toBeNull();
});

test("one line for each kind of warning, the most urgent first", () => {
	const watch = { ...warning, event: "Fire Weather Watch" };
	const order = { ...warning, event: "Evacuation Immediate" };
	const north = { ...warning, counties: ["Sonoma"], areas: "North Bay", ends: at(40), expires: at(9) };
	const lines = bannerOf(heard([watch, warning, north, order]), now)?.lines ?? [];
	expect(lines.map(({ event, where }) => `${event}: ${where}`)).toEqual([
		"Evacuation Immediate: Los Angeles County",
		"Red Flag Warning: Los Angeles and Sonoma Counties",
		"Fire Weather Watch: Los Angeles County",
	]);
});
