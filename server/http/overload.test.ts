import { beforeEach, describe, expect, test } from "vitest";
import { Overload, type RequestKind } from "./overload.ts";

let now: number;
let turns: (() => void)[];
let started: string[];
let overload: Overload;
beforeEach(() => {
	now = 0;
	turns = [];
	started = [];
	overload = new Overload({ now: () => now, nextTurn: (run) => turns.push(run) });
});

const come = (kind: RequestKind, name: string = kind) => overload.admit(kind, () => started.push(name));
const crowd = (kind: RequestKind) => {
	for (let number = 0; number < 10; number++) come(kind);
};
/** One turn of the event loop, during which one page renders. */
const turn = (took: number) => {
	now += took;
	turns.shift()?.();
};

/** Keeps `count` requests active until the returned function is called. */
function busy(kind: RequestKind, count: number): () => Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const all = Array.from({ length: count }, () => overload.track(kind, () => promise));
	return async () => {
		resolve();
		await Promise.all(all);
	};
}

describe("a crowd", () => {
	test("is served one per turn, in order, whoever sends a form first", () => {
		for (const name of ["first", "second"]) come("read", name);
		come("write", "form");
		expect(started).toEqual([]);
		turn(1);
		expect(started).toEqual(["form"]);
		turn(1);
		turn(1);
		expect(started).toEqual(["form", "first", "second"]);
		expect(turns).toEqual([]);
	});

	test("of fifty on a process that has just started is let in, though each page takes long", () => {
		for (let number = 0; number < 10; number++) come("read");
		for (let number = 10; number < 50; number++) {
			turn(40);
			expect(come("read")).toBe(true);
		}
		expect(overload.refusedCount).toBe(0);
	});

	/** More come than leave, for so long. */
	const overrun = (kind: RequestKind, milliseconds: number) => {
		const refused: boolean[] = [];
		for (const end = now + milliseconds; now < end; ) {
			refused.push(!come(kind), !come(kind));
			turn(100);
		}
		return refused;
	};

	test("that does not end is turned away once the first has waited too long for two seconds", () => {
		crowd("read");
		expect(overrun("read", 2_200)).not.toContain(true);
		expect(overrun("read", 2_000)).toContain(true);
		crowd("write");
		expect(overrun("write", 2_000)).not.toContain(true);
	});

	test("is let in again as soon as those who waited are served, and turned away again if it goes on", () => {
		crowd("read");
		overrun("read", 4_000);
		expect(come("read")).toBe(false);
		while (turns.length > 0) turn(0);
		expect(come("read")).toBe(true);
		crowd("read");
		now += 300;
		expect(come("read")).toBe(false);
	});

	test("is a new one after a calm moment", () => {
		crowd("read");
		overrun("read", 4_000);
		while (turns.length > 0) turn(0);
		now += 2_100;
		crowd("read");
		now += 300;
		expect(come("read")).toBe(true);
	});

	test("is not the few who came during one long task", () => {
		come("read");
		now = 2_000;
		expect(come("read")).toBe(true);
	});
});

describe("too much at work", () => {
	test("turns readers away until some of it is done", async () => {
		const finish = busy("read", 200);
		expect([come("read"), come("write")]).toEqual([false, true]);
		await finish();
		expect([come("read"), overload.activeCount]).toEqual([true, 0]);
	});

	test("uploads that trickle in shut out neither readers nor forms", () => {
		busy("upload", 400);
		expect([come("read"), come("write"), come("upload")]).toEqual([true, true, false]);
	});

	test("a page that fails is done too", async () => {
		await expect(overload.track("read", () => Promise.reject(new Error("broken")))).rejects.toThrow();
		expect(overload.activeCount).toBe(0);
	});
});

test("in between the event loop turns, and sees to everything else", async () => {
	const real = new Overload();
	const { promise: allDone, resolve } = Promise.withResolvers<void>();
	const turnsAt: number[] = [];
	let loopTurns = 0;
	const count = () => {
		loopTurns++;
		if (turnsAt.length < 40) setImmediate(count);
	};
	setImmediate(count);
	for (let page = 0; page < 40; page++)
		real.admit("read", () => {
			turnsAt.push(loopTurns);
			if (turnsAt.length === 40) resolve();
		});
	await allDone;
	expect(new Set(turnsAt).size).toBe(40);
});
