import { describe, expect, test } from "vitest";
import { type Errand, Overload, watchLag } from "./overload.ts";

const at = (lag: number) => new Overload(() => lag);

/** Keeps that many requests at work until the returned function lets them go. */
function busy(overload: Overload, errand: Errand, count: number): () => Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const all = Array.from({ length: count }, () => overload.working(errand, () => promise));
	return async () => {
		resolve();
		await Promise.all(all);
	};
}

describe("a process that lags behind", () => {
	test("turns readers away, but takes what somebody typed", () => {
		expect([at(100).hasRoomFor("read"), at(100).hasRoomFor("write")]).toEqual([true, true]);
		expect([at(400).hasRoomFor("read"), at(400).hasRoomFor("write")]).toEqual([false, true]);
		expect([at(2_000).hasRoomFor("read"), at(2_000).hasRoomFor("write")]).toEqual([false, false]);
	});

	test("takes readers again as soon as it has caught up", () => {
		let lag = 500;
		const overload = new Overload(() => lag);
		expect(overload.hasRoomFor("read")).toBe(false);
		lag = 0;
		expect(overload.hasRoomFor("read")).toBe(true);
		expect(overload.turnedAway).toBe(1);
	});
});

describe("too much at work", () => {
	test("turns readers away until some of it is done", async () => {
		const overload = at(0);
		const finish = busy(overload, "read", 200);
		expect([overload.hasRoomFor("read"), overload.hasRoomFor("write")]).toEqual([false, true]);
		await finish();
		expect([overload.hasRoomFor("read"), overload.atWork]).toEqual([true, 0]);
	});

	test("uploads that trickle in do not shut out readers", () => {
		const overload = at(0);
		busy(overload, "write", 400);
		expect([overload.hasRoomFor("read"), overload.hasRoomFor("write")]).toEqual([true, false]);
	});

	test("a page that fails is done too", async () => {
		const overload = at(0);
		await expect(overload.working("read", () => Promise.reject(new Error("broken")))).rejects.toThrow();
		expect(overload.atWork).toBe(0);
	});
});

test("the lag of a blocked process is seen, and its recovery too", async () => {
	const lag = watchLag();
	const blocking = setInterval(() => {
		const end = performance.now() + 400;
		while (performance.now() < end);
	}, 1);
	await expect.poll(lag, { timeout: 5_000, interval: 10 }).toBeGreaterThan(250);
	clearInterval(blocking);
	await expect.poll(lag, { timeout: 5_000, interval: 10 }).toBeLessThan(150);
});
