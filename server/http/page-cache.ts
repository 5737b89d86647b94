// Rendered public pages, kept until something they show changes, 60 seconds at most, within a bound of memory.
import { LRUCache } from "lru-cache";
import { ReadyAnswer, type ReadyAnswerParts } from "./ready-answer.ts";

const MAX_AGE_MS = 60_000;

type Entry = { answer: ReadyAnswer; tags: string[] };

export class PageCache {
	readonly #entries: LRUCache<string, Entry>;
	/** Raised by every change: a page that was being rendered meanwhile is not kept. */
	#generation = 0;

	constructor(maxBytes = 64 * 1024 * 1024, clock: { now(): number } = performance) {
		this.#entries = new LRUCache({
			maxSize: maxBytes,
			sizeCalculation: ({ answer }, key) => costOf(answer) + key.length,
			ttl: MAX_AGE_MS,
			ttlResolution: 0,
			perf: clock,
		});
	}

	get generation(): number {
		return this.#generation;
	}

	get size(): { pages: number; bytes: number } {
		return { pages: this.#entries.size, bytes: this.#entries.calculatedSize };
	}

	find(key: string): ReadyAnswer | undefined {
		return this.#entries.get(key)?.answer;
	}

	/** Keeps the page unless something changed since `generation` was read, before rendering it. */
	keep(key: string, tags: string[], parts: ReadyAnswerParts, generation: number): ReadyAnswer {
		const answer = new ReadyAnswer(parts);
		if (generation === this.#generation) this.#entries.set(key, { answer, tags });
		return answer;
	}

	/** Drops what shows one of these; without tags, everything. */
	drop(tags: string[] | null): void {
		this.#generation++;
		for (const [key, entry] of this.#entries.entries())
			if (!tags || entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
	}
}

/** No host: names that somebody invents must not push out real pages. The scheme decides some of the headers. */
export function pageKey(isTls: boolean, url: string): string {
	return `${isTls ? "https" : "http"} ${url}`;
}

/** Counted with all three compressed copies, whether or not they are made yet, and with its headers. */
function costOf(answer: ReadyAnswer): number {
	return Math.ceil(answer.size * 0.8) + 4_096;
}
