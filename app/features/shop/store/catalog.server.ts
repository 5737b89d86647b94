// Caches the store's catalog: fresh for a minute, then served stale while it is fetched again. The last good copy is in
// PostgreSQL, so visitors notice neither an outage nor a restart.
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { announceChange } from "#app/platform/http/page-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { catalogCopies } from "#db/schema.ts";
import type { Product } from "../product.ts";
import { withSafeHtml } from "../product-html.server.ts";
import type { Store } from "./store.ts";

export type CatalogResult = { ok: true; products: readonly Product[] } | { ok: false };

/** The cache tag of pages that show products. */
export const CATALOG_TAG = "catalog";

const FRESH_MS = 60_000;
/** After a failure: long enough not to overload a struggling store, short enough to recover soon. */
const RETRY_MS = 5_000;
/** How long a visitor waits for a store that accepts the connection and stays silent. The fetch itself goes on. */
const MAX_WAIT_MS = 4_000;
/** Part of the copy's key. Raise it when the shape of a product changes, so that older copies are ignored. */
const SHAPE = "2";

type Copy = { products: readonly Product[]; fetchedAt: number };

export class Catalog {
	readonly #store: Store;
	readonly #now: () => number;
	readonly #maxWaitMs: number;
	#copy: Copy | undefined;
	#refreshing: Promise<boolean> | undefined;
	#retryAt = 0;

	constructor(store: Store, now: () => number = Date.now, maxWaitMs = MAX_WAIT_MS) {
		this.#store = store;
		this.#now = now;
		this.#maxWaitMs = maxWaitMs;
	}

	/** For pages: never waits for the store when there is a copy. */
	async read(): Promise<CatalogResult> {
		this.#copy ??= await this.#keptCopy();
		if (!this.#copy) await this.#soon(this.#refresh());
		else if (!this.#isFresh()) void this.#refresh();
		return this.#copy ? { ok: true, products: this.#copy.products } : { ok: false };
	}

	/** For orders: waits for current prices and falls back to the last copy. */
	async readForOrder(): Promise<CatalogResult> {
		const read = await this.read();
		await this.#soon(this.#isFresh() ? this.#refreshing : this.#refresh());
		return this.#copy ? { ok: true, products: this.#copy.products } : read;
	}

	/** Concurrent calls share one fetch; a change during that fetch waits for the next one. */
	async refreshNow(): Promise<void> {
		if (!this.#store.remote) return;
		this.#copy ??= await this.#keptCopy();
		await this.#refresh();
	}

	#isFresh(): boolean {
		if (!this.#copy) return false;
		return !this.#store.remote || this.#now() - this.#copy.fetchedAt < FRESH_MS;
	}

	async #soon(fetching: Promise<boolean> | undefined): Promise<void> {
		const enough = new AbortController();
		await Promise.race([fetching, wait(this.#maxWaitMs, null, { signal: enough.signal }).catch(() => {})]);
		enough.abort();
	}

	/** Concurrent calls share one fetch. */
	#refresh(): Promise<boolean> {
		if (this.#now() < this.#retryAt) return Promise.resolve(false);
		this.#refreshing ??= this.#fetch().finally(() => {
			this.#refreshing = undefined;
		});
		return this.#refreshing;
	}

	async #fetch(): Promise<boolean> {
		try {
			const products = (await this.#store.products()).map(withSafeHtml);
			const fetchedAt = this.#now();
			const changed = !isDeepStrictEqual(products, this.#copy?.products);
			// The same list stays the same object, so that what was computed from it stays valid.
			this.#copy = { products: changed ? products : (this.#copy?.products ?? products), fetchedAt };
			if (this.#store.remote) await this.#keep(products, fetchedAt, changed);
			return true;
		} catch (error) {
			this.#retryAt = this.#now() + RETRY_MS;
			log.warn({ store: this.#store.name, error: messageOf(error) }, "catalog not fetched");
			return false;
		}
	}

	async #keep(products: readonly Product[], fetchedAt: number, changed: boolean): Promise<void> {
		const row = { products, fetchedAt: new Date(fetchedAt) };
		try {
			await db().transaction(async (tx) => {
				await tx
					.insert(catalogCopies)
					.values({ store: this.#key, ...row })
					.onConflictDoUpdate({ target: catalogCopies.store, set: row });
				if (changed) await announceChange(tx, CATALOG_TAG);
			});
		} catch (error) {
			// The shop works without its stored copy.
			log.warn({ store: this.#store.name, error: messageOf(error) }, "catalog copy not kept");
		}
	}

	async #keptCopy(): Promise<Copy | undefined> {
		if (!this.#store.remote) return undefined;
		try {
			const [row] = await db().select().from(catalogCopies).where(eq(catalogCopies.store, this.#key));
			return row && { products: row.products as Product[], fetchedAt: row.fetchedAt.getTime() };
		} catch (error) {
			log.warn({ store: this.#store.name, error: messageOf(error) }, "catalog copy not read");
			return undefined;
		}
	}

	get #key(): string {
		return `${this.#store.name} ${SHAPE}`;
	}
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
