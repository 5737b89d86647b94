// Limits request bodies that are still arriving. Each network may have a few, so that slow senders leave room for
// others, and each body must keep arriving at a minimum rate.
import type { IncomingMessage } from "node:http";
import { networksOf, type Scope } from "#app/platform/http/networks.server.ts";

/** `bytes` are declared, not received: an upload takes that much of the disk before its page can refuse it. */
export type BodyLoad = { bodies: number; bytes: number };
export type BodyCaps = Record<Scope, BodyLoad> & {
	/** Limit for wide networks that already have an unfinished body. */
	shared: BodyLoad;
	/** Limit for wide networks that have none. The difference is reserved for them. */
	all: BodyLoad;
	/** On top of all others, for people who are signed in to the panel. */
	office: BodyLoad;
};

const MEGABYTE = 1024 * 1024;
const CAPS: BodyCaps = {
	// As many of the largest photos, or three of the largest forms.
	home: { bodies: 32, bytes: 850 * MEGABYTE },
	site: { bodies: 64, bytes: 1_500 * MEGABYTE },
	// Half of what is shared: the phones of one carrier can be in the same one.
	wide: { bodies: 100, bytes: 2_000 * MEGABYTE },
	shared: { bodies: 200, bytes: 4_000 * MEGABYTE },
	all: { bodies: 400, bytes: 5_000 * MEGABYTE },
	office: { bodies: 40, bytes: 1_000 * MEGABYTE },
};
const NOTHING: BodyLoad = { bodies: 0, bytes: 0 };
const OFFICE = "office";

export type BodyAdmission = "admitted" | "too-many-from-network" | "too-many";

export class UnfinishedBodies {
	readonly #loads = new Map<string, BodyLoad>();
	readonly #caps: BodyCaps;
	#total = NOTHING;

	constructor(caps: BodyCaps = CAPS) {
		this.#caps = caps;
	}

	get size(): number {
		return this.#total.bodies + this.#loadOf(OFFICE).bodies;
	}

	/** Counts the body until it is complete or its connection ends. */
	admit(request: IncomingMessage, clientAddress: string): BodyAdmission {
		const body = loadOf(request);
		const networks = networksOf(clientAddress);
		const isFull = networks.some(({ scope, network }) =>
			isOver(add(this.#loadOf(network), body), this.#caps[scope]),
		);
		if (isFull) return "too-many-from-network";
		const isNew = networks.every(({ network }) => this.#loadOf(network).bodies === 0);
		if (isOver(add(this.#total, body), isNew ? this.#caps.all : this.#caps.shared)) return "too-many";
		this.#total = add(this.#total, body);
		this.#count(
			request,
			body,
			networks.map(({ network }) => network),
			() => {
				this.#total = subtract(this.#total, body);
			},
		);
		return "admitted";
	}

	/** For somebody who is signed in, when `admit` refused. */
	admitOffice(request: IncomingMessage): boolean {
		const body = loadOf(request);
		if (isOver(add(this.#loadOf(OFFICE), body), this.#caps.office)) return false;
		this.#count(request, body, [OFFICE]);
		return true;
	}

	#loadOf(network: string): BodyLoad {
		return this.#loads.get(network) ?? NOTHING;
	}

	#count(request: IncomingMessage, body: BodyLoad, networks: string[], released = () => {}): void {
		for (const network of networks) this.#loads.set(network, add(this.#loadOf(network), body));
		let isDone = false;
		const done = () => {
			if (isDone) return;
			isDone = true;
			for (const network of networks) {
				const left = subtract(this.#loadOf(network), body);
				if (left.bodies > 0) this.#loads.set(network, left);
				else this.#loads.delete(network);
			}
			released();
		};
		request.once("end", done).once("close", done);
	}
}

function loadOf(request: IncomingMessage): BodyLoad {
	return { bodies: 1, bytes: Number(request.headers["content-length"] ?? 0) };
}

function subtract(a: BodyLoad, b: BodyLoad): BodyLoad {
	return { bodies: a.bodies - b.bodies, bytes: a.bytes - b.bytes };
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
