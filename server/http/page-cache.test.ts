import { beforeEach, describe, expect, test } from "vitest";
import { PageCache } from "./page-cache.ts";

const page = (text: string) => ({
	body: Buffer.from(text),
	headers: [] as [string, string][],
	compressible: true,
});

describe("kept pages", () => {
	let now: number;
	let cache: PageCache;
	beforeEach(() => {
		now = 1;
		cache = new PageCache(15_000, { now: () => now });
	});

	test("are dropped when something they show changes, and only then", () => {
		cache.keep("/marketplace", ["listings"], page("list"), cache.generation);
		cache.keep("/shop", ["catalog"], page("shop"), cache.generation);
		cache.drop(["listings"]);
		expect(cache.find("/marketplace")).toBeUndefined();
		expect(cache.find("/shop")).toBeDefined();
	});

	test("are all dropped when changes may have been missed", () => {
		cache.keep("/shop", ["catalog"], page("shop"), cache.generation);
		cache.drop(null);
		expect(cache.find("/shop")).toBeUndefined();
	});

	test("are never older than a minute", () => {
		cache.keep("/shop", ["catalog"], page("shop"), cache.generation);
		now = 60_000;
		expect(cache.find("/shop")).toBeDefined();
		now = 60_002;
		expect(cache.find("/shop")).toBeUndefined();
	});

	test("are not kept when something changed while they were being rendered", () => {
		const before = cache.generation;
		cache.drop(["listings"]);
		cache.keep("/marketplace", ["listings"], page("stale"), before);
		expect(cache.find("/marketplace")).toBeUndefined();
	});

	test("are rendered once for everyone who asks at the same time, even the first time", async () => {
		expect(cache.whileRendering("/fires")).toBeUndefined();
		const finished = cache.startRendering("/fires");
		const waiting = cache.whileRendering("/fires")?.then(() => cache.find("/fires"));
		const kept = cache.keep("/fires", ["fires"], page("second"), cache.generation);
		finished();
		expect(await waiting).toBe(kept);
		expect(cache.whileRendering("/fires")).toBeUndefined();
	});

	test("are waited for only as long as they turn out to be the same for everyone", () => {
		const finished = cache.startRendering("/cart");
		expect(cache.whileRendering("/cart")).toBeDefined();
		finished();
		cache.startRendering("/cart");
		expect(cache.whileRendering("/cart")).toBeUndefined();
		cache.keep("/cart", ["catalog"], page("cart"), cache.generation);
		expect(cache.whileRendering("/cart")).toBeDefined();
	});

	test("stay within their memory, the least asked for going first", () => {
		for (const name of ["/a", "/b", "/c"]) cache.keep(name, ["x"], page("y".repeat(1_000)), cache.generation);
		cache.find("/a");
		cache.keep("/d", ["x"], page("y".repeat(1_000)), cache.generation);
		expect(cache.find("/a")).toBeDefined();
		expect(cache.find("/b")).toBeUndefined();
		expect(cache.size.bytes).toBeLessThanOrEqual(15_000);
	});
});
