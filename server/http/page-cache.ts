// Rendered public pages, kept until something they show changes, 60 seconds at most, within a bound of memory.
import { ReadyAnswer, type ReadyAnswerParts } from "./ready-answer.ts";

const MAX_AGE_MS = 60_000;

type Entry = { answer: ReadyAnswer; tags: string[]; expires: number };

export class PageCache {
	readonly #entries = new Map<string, Entry>();
	readonly #maxBytes: number;
	readonly #now: () => number;
	#bytes = 0;
	/** Raised by every change: a page that was being rendered meanwhile is not kept. */
	#generation = 0;

	constructor(maxBytes = 64 * 1024 * 1024, now = Date.now) {
		this.#maxBytes = maxBytes;
		this.#now = now;
	}

	get generation(): number {
		return this.#generation;
	}

	get size(): { pages: number; bytes: number } {
		return { pages: this.#entries.size, bytes: this.#bytes };
	}

	find(key: string): ReadyAnswer | undefined {
		const entry = this.#entries.get(key);
		if (!entry) return undefined;
		if (entry.expires <= this.#now()) {
			this.#remove(key, entry);
			return undefined;
		}
		// Map order is age of use: what is asked for often stays.
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		return entry.answer;
	}

	/** Keeps the page unless something changed since `generation` was read, before rendering it. */
	keep(key: string, tags: string[], parts: ReadyAnswerParts, generation: number): ReadyAnswer {
		const answer = new ReadyAnswer(parts);
		if (generation !== this.#generation) return answer;
		const old = this.#entries.get(key);
		if (old) this.#remove(key, old);
		this.#entries.set(key, { answer, tags, expires: this.#now() + MAX_AGE_MS });
		this.#bytes += costOf(answer);
		for (const [oldestKey, oldest] of this.#entries) {
			if (this.#bytes <= this.#maxBytes) break;
			this.#remove(oldestKey, oldest);
		}
		return answer;
	}

	/** Drops what shows one of these; without tags, everything. */
	drop(tags: string[] | null): void {
		this.#generation++;
		for (const [key, entry] of this.#entries)
			if (!tags || entry.tags.some((tag) => tags.includes(tag))) this.#remove(key, entry);
	}

	#remove(key: string, entry: Entry): void {
		this.#entries.delete(key);
		this.#bytes -= costOf(entry.answer);
	}
}

/** Counted with all three compressed copies, whether or not they are made yet, and with its headers. */
function costOf(answer: ReadyAnswer): number {
	return Math.ceil(answer.size * 0.8) + 4_096;
}
