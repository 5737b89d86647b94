// On the evening when everyone comes, a quick 'try again in a moment' is better than a page after a minute.
// Files and kept pages never ask here; whoever sends a form is turned away much later than whoever reads.
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds by which the process lags behind, and how many requests are being worked on. */
const LIMITS = {
	read: { lag: 250, atWork: 200 },
	write: { lag: 1_000, atWork: 400 },
};
export type Errand = keyof typeof LIMITS;

export class Overload {
	readonly #lag: () => number;
	readonly #atWork = { read: 0, write: 0 };
	turnedAway = 0;

	constructor(lag: () => number) {
		this.#lag = lag;
	}

	get atWork(): number {
		return this.#atWork.read + this.#atWork.write;
	}

	/** False: answer 503. Asked before anything is spent on the request. */
	hasRoomFor(errand: Errand): boolean {
		const { lag, atWork } = LIMITS[errand];
		if (this.#atWork[errand] < atWork && this.#lag() <= lag) return true;
		this.turnedAway++;
		return false;
	}

	/** Counts until the answer is made; how long a slow phone takes to receive it costs us nothing. */
	async working<T>(errand: Errand, work: () => T | Promise<T>): Promise<T> {
		this.#atWork[errand]++;
		try {
			return await work();
		} finally {
			this.#atWork[errand]--;
		}
	}
}

const RESOLUTION_MS = 20;

/** The middle lag of the last whole second: one long task is no overload, a second full of them is. */
export function watchLag(): () => number {
	const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	delays.enable();
	let lag = 0;
	setInterval(() => {
		// Each sample holds the time it meant to wait.
		lag = Math.max(0, delays.percentile(50) / 1e6 - RESOLUTION_MS);
		delays.reset();
	}, 1_000).unref();
	return () => lag;
}
