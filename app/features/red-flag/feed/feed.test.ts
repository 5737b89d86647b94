import { expect, test } from "vitest";
import { isCurrent, MAX_SILENCE_MS, pauseSeconds, silence } from "./feed.ts";

test("a feed is asked about once a minute, with jitter", () => {
	expect(pauseSeconds(0, 0, 0)).toBe(55);
	expect(pauseSeconds(0, 0, 1)).toBe(65);
});

test("a failing feed is asked less often, but its return is noticed within two minutes", () => {
	for (let failures = 1; failures < 100; failures++) {
		expect(pauseSeconds(failures, 0, 0)).toBeGreaterThan(90);
		expect(pauseSeconds(failures, 0, 1)).toBeLessThanOrEqual(110);
	}
});

test("a feed that names a time to come back gets it, up to ten minutes", () => {
	expect(pauseSeconds(1, 300, 0)).toBe(300);
	expect(pauseSeconds(1, 1e9, 0)).toBe(600);
});

test("thirty minutes of silence are not current", () => {
	expect(isCurrent({ silentMs: MAX_SILENCE_MS - 1 })).toBe(true);
	expect(isCurrent({ silentMs: MAX_SILENCE_MS })).toBe(false);
});

test("a clock that jumps does not make old news current", () => {
	const hour = 3_600_000;
	// Set back by a day: the time that really passed counts.
	expect(silence(-24 * hour, 0, hour)).toBe(hour);
	// Set forward: rather too old than too new, until the next answer.
	expect(silence(24 * hour, 0, 1_000)).toBe(24 * hour);
	expect(silence(-5_000, 0, 0)).toBe(0);
});
