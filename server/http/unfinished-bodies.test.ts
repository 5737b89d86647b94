import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limitBodyTime, UnfinishedBodies } from "./unfinished-bodies.ts";

class Sender extends EventEmitter {
	socket = { bytesRead: 100 };
	headers = {};
	destroy = vi.fn();
	get request() {
		return this as unknown as IncomingMessage;
	}
}

describe("unfinished bodies", () => {
	const bodies = () =>
		new UnfinishedBodies({
			home: { bodies: 2, bytes: 200 },
			site: { bodies: 2, bytes: 200 },
			wide: { bodies: 2, bytes: 200 },
			shared: { bodies: 3, bytes: 300 },
			all: { bodies: 4, bytes: 400 },
			office: { bodies: 1, bytes: 100 },
		});
	const begin = (all: UnfinishedBodies, network: string, bytes = 1) => {
		const sender = new Sender();
		sender.headers = { "content-length": String(bytes) };
		return { sender, admission: all.admit(sender.request, network) };
	};

	test("one network has few, and newcomers have a reserve", () => {
		const all = bodies();
		expect(begin(all, "a").admission).toBe("admitted");
		expect(begin(all, "a").admission).toBe("admitted");
		expect(begin(all, "a").admission).toBe("too-many-from-network");
		expect(begin(all, "b").admission).toBe("admitted");
		// The shared limit is reached: a network with an unfinished body waits, a new one does not.
		expect(begin(all, "b").admission).toBe("too-many");
		expect(begin(all, "c").admission).toBe("admitted");
		expect(begin(all, "d").admission).toBe("too-many");
	});

	test.each([
		["a /48", (n: number) => `2001:db8:7:${n.toString(16)}::1`],
		["a /24", (n: number) => `198.51.100.${n}`],
	])("405 senders in %s leave room for everybody else", (_, address) => {
		const all = new UnfinishedBodies();
		const admissions = Array.from({ length: 405 }, (_, n) => begin(all, address(n % 256)).admission);
		expect(admissions.filter((one) => one === "admitted").length).toBeLessThanOrEqual(100);
		expect(begin(all, "203.0.113.7").admission).toBe("admitted");
		expect(begin(all, "2001:db8:8::1").admission).toBe("admitted");
	});

	test("the office has room of its own, whatever others send", () => {
		const all = bodies();
		for (const network of ["a", "b", "c", "d"]) begin(all, network);
		const { sender, admission } = begin(all, "e");
		expect(admission).toBe("too-many");
		expect(all.admitOffice(sender.request)).toBe(true);
		expect(all.admitOffice(new Sender().request)).toBe(false);
		expect(all.size).toBe(5);
		sender.emit("end");
		expect(all.size).toBe(4);
		expect(all.admitOffice(new Sender().request)).toBe(true);
	});

	test("the declared bytes of one network and of all are limited, before any arrives", () => {
		const all = bodies();
		expect(begin(all, "a", 201).admission).toBe("too-many-from-network");
		const first = begin(all, "a", 150);
		expect(first.admission).toBe("admitted");
		expect(begin(all, "a", 60).admission).toBe("too-many-from-network");
		expect(begin(all, "a", 50).admission).toBe("admitted");
		expect(begin(all, "b", 100).admission).toBe("admitted");
		// 300 bytes are on their way: the rest is for networks that have none.
		expect(begin(all, "b", 1).admission).toBe("too-many");
		expect(begin(all, "c", 101).admission).toBe("too-many");
		first.sender.emit("close");
		expect(begin(all, "c", 101).admission).toBe("admitted");
	});

	test("a network may send two of the largest forms, or 32 photos, at once", () => {
		const largest = 300 * 1024 * 1024;
		const forms = new UnfinishedBodies();
		expect([1, 2, 3].map(() => begin(forms, "a", largest).admission)).toEqual([
			"admitted",
			"admitted",
			"too-many-from-network",
		]);
		const photos = new UnfinishedBodies();
		const admitted = Array.from({ length: 33 }, () => begin(photos, "a", 26_300_000).admission);
		expect(admitted.filter((one) => one === "admitted")).toHaveLength(32);
	});

	test.each(["end", "close"])("room is free again after %s, once", (event) => {
		const all = bodies();
		const { sender } = begin(all, "a");
		begin(all, "a");
		sender.emit(event);
		sender.emit("close");
		expect(all.size).toBe(1);
		expect(begin(all, "a").admission).toBe("admitted");
		expect(begin(all, "a").admission).toBe("too-many-from-network");
	});
});

describe("a body's time", () => {
	beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
	afterEach(() => vi.useRealTimers());

	test("ends for a sender who dawdles", () => {
		const sender = new Sender();
		limitBodyTime(sender.request, 1_000, 10);
		vi.advanceTimersByTime(999);
		sender.socket.bytesRead += 1_000;
		vi.advanceTimersByTime(100);
		expect(sender.destroy).not.toHaveBeenCalled();
		vi.advanceTimersByTime(2);
		expect(sender.destroy).toHaveBeenCalledOnce();
	});

	test("grows with what arrives, however long that takes", () => {
		const sender = new Sender();
		limitBodyTime(sender.request, 1_000, 10);
		for (let second = 0; second < 60; second++) {
			sender.socket.bytesRead += 11_000;
			vi.advanceTimersByTime(1_000);
		}
		expect(sender.destroy).not.toHaveBeenCalled();
	});

	test("allows a pause after a quick start, but no hours of waiting", () => {
		const sender = new Sender();
		limitBodyTime(sender.request, 1_000, 10, 5_000);
		sender.socket.bytesRead += 250_000_000;
		vi.advanceTimersByTime(5_900);
		expect(sender.destroy).not.toHaveBeenCalled();
		vi.advanceTimersByTime(200);
		expect(sender.destroy).toHaveBeenCalledOnce();
	});

	test("lets a slow phone finish, with pauses", () => {
		const sender = new Sender();
		limitBodyTime(sender.request, 1_000, 10, 5_000);
		for (let round = 0; round < 60; round++) {
			for (let second = 0; second < 8; second++) {
				sender.socket.bytesRead += 20_000;
				vi.advanceTimersByTime(1_000);
			}
			vi.advanceTimersByTime(4_000);
		}
		expect(sender.destroy).not.toHaveBeenCalled();
	});

	test("is not measured once the body is complete", () => {
		const sender = new Sender();
		limitBodyTime(sender.request, 1_000, 10);
		sender.emit("end");
		vi.advanceTimersByTime(100_000);
		expect(sender.destroy).not.toHaveBeenCalled();
	});
});
