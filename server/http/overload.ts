// On the evening when everyone comes, a quick 'try again in a moment' is better than a page after a minute.
// Pages are begun one per turn of the event loop, in a queue of our own: without it a crowd would be worked off
// within one long turn, during which the process accepts no connection and serves not even a file from memory.
// Files and kept pages never come here.

/** Turned away when a crowd waits and its first has waited so many milliseconds, or when so many are here. */
const LIMITS = {
	read: { wait: 250, most: 200 },
	// Somebody typed something: begun before any reading, and turned away much later.
	write: { wait: 1_000, most: 400 },
	// At work while its files arrive, which takes as long as the sender's connection needs.
	upload: { wait: 1_000, most: 400 },
};
export type RequestKind = keyof typeof LIMITS;
/** Fewer than these wait after any long task, and are served in a moment. */
const CROWD = 10;
type Waiting = { since: number; start: () => void };
type Clock = { now(): number; nextTurn(run: () => void): void };

export class Overload {
	readonly #waiting: Record<RequestKind, Waiting[]> = { read: [], write: [], upload: [] };
	readonly #atWork = { read: 0, write: 0, upload: 0 };
	readonly #clock: Clock;
	#turnIsComing = false;
	turnedAway = 0;

	constructor(clock: Clock = { now: () => performance.now(), nextTurn: (run) => setImmediate(run) }) {
		this.#clock = clock;
	}

	get atWork(): number {
		return this.#atWork.read + this.#atWork.write + this.#atWork.upload;
	}

	/** False: answer 503. Otherwise `start` is called in one of the next turns. */
	admit(kind: RequestKind, start: () => void): boolean {
		const { wait, most } = LIMITS[kind];
		const waiting = this.#waiting[kind];
		const now = this.#clock.now();
		const longest = now - (waiting[0]?.since ?? now);
		if ((longest > wait && waiting.length >= CROWD) || this.#atWork[kind] + waiting.length >= most) {
			this.turnedAway++;
			return false;
		}
		waiting.push({ since: now, start });
		this.#expectTurn();
		return true;
	}

	/** Counts until the answer is made; how long a slow phone takes to receive it costs us nothing. */
	async working<T>(kind: RequestKind, work: () => T | Promise<T>): Promise<T> {
		this.#atWork[kind]++;
		try {
			return await work();
		} finally {
			this.#atWork[kind]--;
		}
	}

	#expectTurn(): void {
		if (this.#turnIsComing) return;
		this.#turnIsComing = true;
		this.#clock.nextTurn(() => {
			this.#turnIsComing = false;
			const { write, upload, read } = this.#waiting;
			const next = write.shift() ?? upload.shift() ?? read.shift();
			if (write.length + upload.length + read.length > 0) this.#expectTurn();
			next?.start();
		});
	}
}
