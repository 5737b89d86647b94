// Code that is fetched when it is first needed, even over a bad connection.
import { nextPaint } from "./next-paint.ts";

const RETRY_MS = 3_000;
/** A visitor who clicked waits no longer than this. */
const TIMEOUT_MS = 8_000;

export class LateCode<Code> {
	/** Undefined until it has been fetched. */
	current: Code | undefined;
	readonly #load: () => Promise<Code>;
	#attempt: Promise<Code> | undefined;
	#retries: Promise<Code> | undefined;

	constructor(load: () => Promise<Code>) {
		this.#load = load;
	}

	/** Tries again until it succeeds. */
	fetch(): Promise<Code> {
		this.#retries ??= this.#fetchWithRetries();
		return this.#retries;
	}

	/** True once the code is here, false if it cannot be fetched or takes too long. */
	async arrives(): Promise<boolean> {
		const arrived = this.#fetchOnce().then(
			() => true,
			() => false,
		);
		const inTime = await Promise.race([arrived, delay(TIMEOUT_MS).then(() => false)]);
		if (inTime) await nextPaint();
		return inTime;
	}

	async #fetchWithRetries(): Promise<Code> {
		for (;;) {
			try {
				return await this.#fetchOnce();
			} catch {
				await delay(RETRY_MS);
			}
		}
	}

	/** One attempt at a time; a failed one is forgotten. */
	#fetchOnce(): Promise<Code> {
		// Starting a fetch keeps a phone's processor busy: what the visitor touched is painted first.
		this.#attempt ??= (import.meta.env.SSR ? this.#load() : nextPaint().then(this.#load)).then(
			(code) => {
				this.current = code;
				return code;
			},
			(error) => {
				this.#attempt = undefined;
				throw error;
			},
		);
		return this.#attempt;
	}
}

function delay(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
