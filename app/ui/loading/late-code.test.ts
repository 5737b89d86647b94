import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LateCode } from "./late-code.ts";

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function failing(times: number) {
	let calls = 0;
	const load = vi.fn(async () => {
		calls += 1;
		if (calls <= times) throw new Error("no reception");
		return "code";
	});
	return load;
}

test("hovering and clicking at the same time fetch the code once", async () => {
	const load = failing(0);
	const late = new LateCode(load);
	void late.fetch();
	const click = late.arrives();
	await vi.runAllTimersAsync();
	expect(await click).toBe(true);
	expect(late.current).toBe("code");
	expect(load).toHaveBeenCalledTimes(1);
});

test("a click learns at once that the code cannot be fetched, and the next click tries again", async () => {
	const late = new LateCode(failing(1));
	expect(await late.arrives()).toBe(false);
	const again = late.arrives();
	await vi.runAllTimersAsync();
	expect(await again).toBe(true);
});

test("a click does not wait longer than eight seconds", async () => {
	const late = new LateCode(() => new Promise<string>(() => {}));
	const click = late.arrives();
	await vi.advanceTimersByTimeAsync(8_000);
	expect(await click).toBe(false);
});

test("a part of the page is fetched until it is there", async () => {
	const load = failing(2);
	const late = new LateCode(load);
	const fetched = late.fetch();
	await vi.advanceTimersByTimeAsync(6_000);
	expect(await fetched).toBe("code");
	expect(load).toHaveBeenCalledTimes(3);
});
