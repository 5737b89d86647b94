// Under overload, a quick 503 is better than a page after a minute. Pages start one per turn of the event loop from our
// own queue: otherwise a burst would run in one long turn, during which the process accepts no connections and serves
// no files. Static files and cached pages bypass this.

/**
 * Refuse when the oldest of a long queue has waited `maxWaitMs` and that has been so for `BUSY_SECOND_MS`, or when
 * `maxRequests` are queued or active.
 */
const LIMITS = {
	read: { maxWaitMs: 250, maxRequests: 200 },
	// The visitor filled in a form, so it runs before any read and is refused much later.
	write: { maxWaitMs: 1_000, maxRequests: 400 },
	// Active while the files arrive, which takes as long as the visitor's connection needs.
	upload: { maxWaitMs: 1_000, maxRequests: 400 },
};
export type RequestKind = keyof typeof LIMITS;
/**
 * A crowd that comes at once, or a process that has just started, catches up within this time. Overload does not, and
 * has ended when nobody waited too long for as long.
 */
const BUSY_SECOND_MS = 2_000;
/** A shorter queue can follow any slow task and drains quickly. */
const MIN_QUEUE_TO_REFUSE = 10;
type Waiting = { since: number; start: () => void };
type Clock = { now(): number; nextTurn(run: () => void): void };

export class Overload {
	readonly #waiting: Record<RequestKind, Waiting[]> = { read: [], write: [], upload: [] };
	readonly #late = {
		read: { since: 0, last: 0 },
		write: { since: 0, last: 0 },
		upload: { since: 0, last: 0 },
	};
	readonly #activeCount = { read: 0, write: 0, upload: 0 };
	readonly #clock: Clock;
	#isScheduled = false;
	refusedCount = 0;

	constructor(clock: Clock = { now: () => performance.now(), nextTurn: (run) => setImmediate(run) }) {
		this.#clock = clock;
	}

	get activeCount(): number {
		return this.#activeCount.read + this.#activeCount.write + this.#activeCount.upload;
	}

	/** Returns false when the caller should respond with 503. Otherwise `start` runs in one of the next turns. */
	admit(kind: RequestKind, start: () => void): boolean {
		const { maxWaitMs, maxRequests } = LIMITS[kind];
		const waiting = this.#waiting[kind];
		const now = this.#clock.now();
		const longest = now - (waiting[0]?.since ?? now);
		if (
			(longest > maxWaitMs && waiting.length >= MIN_QUEUE_TO_REFUSE && this.#isOverloaded(kind, now)) ||
			this.#activeCount[kind] + waiting.length >= maxRequests
		) {
			this.refusedCount++;
			return false;
		}
		waiting.push({ since: now, start });
		this.#scheduleNext();
		return true;
	}

	/** Counts the request until its response is ready. Sending it to a slow phone costs us nothing. */
	async track<T>(kind: RequestKind, work: () => T | Promise<T>): Promise<T> {
		this.#activeCount[kind]++;
		try {
			return await work();
		} finally {
			this.#activeCount[kind]--;
		}
	}

	/** Asked whenever somebody has waited too long. */
	#isOverloaded(kind: RequestKind, now: number): boolean {
		const late = this.#late[kind];
		if (late.last === 0 || now - late.last > BUSY_SECOND_MS) late.since = now;
		late.last = now;
		return now - late.since >= BUSY_SECOND_MS;
	}

	#scheduleNext(): void {
		if (this.#isScheduled) return;
		this.#isScheduled = true;
		this.#clock.nextTurn(() => {
			this.#isScheduled = false;
			const { write, upload, read } = this.#waiting;
			const next = write.shift() ?? upload.shift() ?? read.shift();
			if (write.length + upload.length + read.length > 0) this.#scheduleNext();
			next?.start();
		});
	}
}
