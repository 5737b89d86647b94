// Limits request bodies that are still arriving. Each network may have a few, so that slow senders leave room for
// others, and each body must keep arriving at a minimum rate.
import type { IncomingMessage } from "node:http";

/** `bytes` are declared, not received: an upload takes that much of the disk before its page can refuse it. */
export type BodyLoad = { bodies: number; bytes: number };
export type BodyCaps = {
	perNetwork: BodyLoad;
	/** Limit for networks that already have an unfinished body. */
	shared: BodyLoad;
	/** Limit for networks that have none. The difference is reserved for them. */
	all: BodyLoad;
};

const MEGABYTE = 1024 * 1024;
const CAPS: BodyCaps = {
	// As many of the largest photos, or two of the largest forms.
	perNetwork: { bodies: 32, bytes: 850 * MEGABYTE },
	shared: { bodies: 200, bytes: 4_000 * MEGABYTE },
	all: { bodies: 400, bytes: 5_000 * MEGABYTE },
};
const NOTHING: BodyLoad = { bodies: 0, bytes: 0 };

export type BodyAdmission = "admitted" | "too-many-from-network" | "too-many";

export class UnfinishedBodies {
	readonly #byNetwork = new Map<string, BodyLoad>();
	readonly #caps: BodyCaps;
	#total = NOTHING;

	constructor(caps: BodyCaps = CAPS) {
		this.#caps = caps;
	}

	get size(): number {
		return this.#total.bodies;
	}

	/** Counts the body until it is complete or its connection ends. */
	admit(request: IncomingMessage, network: string): BodyAdmission {
		const body: BodyLoad = { bodies: 1, bytes: Number(request.headers["content-length"] ?? 0) };
		const own = this.#byNetwork.get(network) ?? NOTHING;
		if (isOver(add(own, body), this.#caps.perNetwork)) return "too-many-from-network";
		if (isOver(add(this.#total, body), own.bodies > 0 ? this.#caps.shared : this.#caps.all))
			return "too-many";
		this.#byNetwork.set(network, add(own, body));
		this.#total = add(this.#total, body);
		let isDone = false;
		const done = () => {
			if (isDone) return;
			isDone = true;
			this.#release(network, body);
		};
		request.once("end", done).once("close", done);
		return "admitted";
	}

	#release(network: string, { bodies, bytes }: BodyLoad): void {
		const less: BodyLoad = { bodies: -bodies, bytes: -bytes };
		this.#total = add(this.#total, less);
		const left = add(this.#byNetwork.get(network) ?? NOTHING, less);
		if (left.bodies > 0) this.#byNetwork.set(network, left);
		else this.#byNetwork.delete(network);
	}
}

function add(a: BodyLoad, b: BodyLoad): BodyLoad {
	return { bodies: a.bodies + b.bodies, bytes: a.bytes + b.bytes };
}

function isOver(load: BodyLoad, cap: BodyLoad): boolean {
	return load.bodies > cap.bodies || load.bytes > cap.bytes;
}

const BASE_MS = 10_000;
/** A phone with one bar of reception sends about twice as fast. */
const BYTES_PER_MS = 8;
/** What was sent quickly buys a pause of at most this, such as a tunnel, and never hours of waiting. */
const MAX_PAUSE_MS = 60_000;

/** Closes the connection when the body falls behind the minimum rate. */
export function limitBodyTime(
	request: IncomingMessage,
	baseMs = BASE_MS,
	bytesPerMs = BYTES_PER_MS,
	maxPauseMs = MAX_PAUSE_MS,
): void {
	const { socket } = request;
	let seen = socket.bytesRead;
	let deadline = performance.now() + baseMs;
	let timer: NodeJS.Timeout;
	const check = () => {
		const now = performance.now();
		const earnedMs = (socket.bytesRead - seen) / bytesPerMs;
		seen = socket.bytesRead;
		deadline = Math.min(deadline + earnedMs, now + maxPauseMs);
		const leftMs = deadline - now;
		if (leftMs <= 0) request.destroy();
		// Not later than this, so that the pause begins soon after the last byte.
		else timer = setTimeout(check, Math.ceil(Math.min(leftMs, baseMs))).unref();
	};
	check();
	const stop = () => clearTimeout(timer);
	request.once("end", stop).once("close", stop);
}
