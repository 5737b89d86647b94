// Bodies still on their way. One client may have few of them, so that slow senders leave room for everybody else,
// and each must keep a minimum rate.
import type { IncomingMessage } from "node:http";

export type BodyCaps = {
	perNetwork: number;
	/** For networks that have an unfinished body already. */
	shared: number;
	/** For networks that have none: the difference is their reserve. */
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
/** A phone with one bar sends about twice as much. */
const BYTES_PER_MS = 8;

/** Hangs up once the body is behind what the minimum rate would have brought by now. */
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
