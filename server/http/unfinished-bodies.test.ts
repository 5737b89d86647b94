import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limitBodyTime, UnfinishedBodies } from "./unfinished-bodies.ts";

class Sender extends EventEmitter {
	socket = { bytesRead: 100 };
	destroy = vi.fn();
	get request() {
		return this as unknown as IncomingMessage;
	}
}

describe("unfinished bodies", () => {
	const bodies = () => new UnfinishedBodies({ perNetwork: 2, shared: 3, all: 4 });
	const begin = (all: UnfinishedBodies, network: string) => {
		const sender = new Sender();
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

	test("is not measured once the body is complete", () => {
		const sender = new Sender();
		limitBodyTime(sender.request, 1_000, 10);
		sender.emit("end");
		vi.advanceTimersByTime(100_000);
		expect(sender.destroy).not.toHaveBeenCalled();
	});
});
