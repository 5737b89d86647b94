// Limits request bodies that are still arriving. Each network may have a few, so that slow senders leave room for
// others, and each body must arrive at a minimum rate.
import type { IncomingMessage } from "node:http";

export type BodyCaps = {
	perNetwork: number;
	/** Limit for networks that already have an unfinished body. */
	shared: number;
	/** Limit for networks that have none. The difference is reserved for them. */
	all: number;
};

const CAPS: BodyCaps = { perNetwork: 32, shared: 200, all: 400 };

export type BodyAdmission = "admitted" | "too-many-from-network" | "too-many";

export class UnfinishedBodies {
	readonly #byNetwork = new Map<string, number>();
	readonly #caps: BodyCaps;
	#total = 0;

	constructor(caps: BodyCaps = CAPS) {
		this.#caps = caps;
	}

	get size(): number {
		return this.#total;
	}

	/** Counts the body until it is complete or its connection ends. */
	admit(request: IncomingMessage, network: string): BodyAdmission {
		const own = this.#byNetwork.get(network) ?? 0;
		if (own >= this.#caps.perNetwork) return "too-many-from-network";
		if (this.#total >= (own > 0 ? this.#caps.shared : this.#caps.all)) return "too-many";
		this.#byNetwork.set(network, own + 1);
		this.#total++;
		let isOver = false;
		const over = () => {
			if (isOver) return;
			isOver = true;
			this.#release(network);
		};
		request.once("end", over).once("close", over);
		return "admitted";
	}

	#release(network: string): void {
		this.#total--;
		const left = (this.#byNetwork.get(network) ?? 1) - 1;
		if (left > 0) this.#byNetwork.set(network, left);
		else this.#byNetwork.delete(network);
	}
}

const BASE_MS = 10_000;
/** A phone with one bar of reception sends about twice as fast. */
const BYTES_PER_MS = 8;

/** Closes the connection when the body falls behind the minimum rate. */
export function limitBodyTime(request: IncomingMessage, baseMs = BASE_MS, bytesPerMs = BYTES_PER_MS): void {
	const { socket } = request;
	const started = performance.now();
	const before = socket.bytesRead;
	let timer: NodeJS.Timeout;
	const check = () => {
		const allowedMs = baseMs + (socket.bytesRead - before) / bytesPerMs;
		const leftMs = started + allowedMs - performance.now();
		if (leftMs <= 0) request.destroy();
		else timer = setTimeout(check, Math.ceil(leftMs)).unref();
	};
	check();
	const stop = () => clearTimeout(timer);
	request.once("end", stop).once("close", stop);
}
