// Caches rendered public pages until their content changes, for 60 seconds at most and within a memory limit.
import { LRUCache } from "lru-cache";
import { CachedResponse, type CachedResponseParts } from "./cached-response.ts";

const MAX_AGE_MS = 60_000;
const MAX_PERSONAL_KEYS = 10_000;

type Entry = { answer: CachedResponse; tags: string[] };

export class PageCache {
	readonly #entries: LRUCache<string, Entry>;
	/** Pages whose last rendering was for one visitor only, so nobody should wait for another's. */
	readonly #personal = new LRUCache<string, true>({ max: MAX_PERSONAL_KEYS });
	readonly #rendering = new Map<string, { end: Promise<void>; isShared: boolean }>();
	/** Incremented by every change, so that a page rendered across a change is not cached. */
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

	find(key: string): CachedResponse | undefined {
		return this.#entries.get(key)?.answer;
	}

	/** Stores the page unless something changed since `generation` was read, which must be before rendering. */
	keep(key: string, tags: string[], parts: CachedResponseParts, generation: number): CachedResponse {
		const answer = new CachedResponse(parts);
		if (generation === this.#generation) this.#entries.set(key, { answer, tags });
		this.#personal.delete(key);
		const rendering = this.#rendering.get(key);
		if (rendering) rendering.isShared = true;
		return answer;
	}

	/** Says that a page is being rendered. The caller must call the result when it is done, kept or not. */
	startRendering(key: string): () => void {
		if (this.#rendering.has(key)) return () => {};
		const { promise: end, resolve } = Promise.withResolvers<void>();
		const rendering = { end, isShared: false };
		this.#rendering.set(key, rendering);
		return () => {
			this.#rendering.delete(key);
			if (!rendering.isShared) this.#personal.set(key, true);
			resolve();
		};
	}

	/** While somebody else's request renders this page: the end of that. When it is cached, it need not be rendered again. */
	whileRendering(key: string): Promise<void> | undefined {
		return this.#personal.has(key) ? undefined : this.#rendering.get(key)?.end;
	}

	/** Drops the pages with one of these tags, or all pages without tags. */
	drop(tags: string[] | null): void {
		this.#generation++;
		for (const [key, entry] of this.#entries.entries())
			if (!tags || entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
	}
}

/** Excludes the host, so that made-up host names cannot push out real pages. The scheme decides some headers. */
export function pageKey(isTls: boolean, url: string): string {
	return `${isTls ? "https" : "http"} ${url}`;
}

/** Includes the headers and all three compressed copies, even before they are made. */
function costOf(answer: CachedResponse): number {
	return Math.ceil(answer.size * 0.8) + 4_096;
}
