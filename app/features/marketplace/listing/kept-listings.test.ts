import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { keptCookie, keptIn, MAX_SAVED, SAVED_COOKIE, withListing } from "./kept-listings.ts";

const [a, b] = [randomUUID(), randomUUID()];
const read = (header: string) => keptIn(header.split("; ")[0] ?? "", SAVED_COOKIE);

test("saved listings come back with the price they had, the newest first", () => {
	const kept = withListing([{ id: a, cents: 125_000 }], { id: b, cents: 0 });
	expect(read(keptCookie(SAVED_COOKIE, kept))).toEqual([
		{ id: b, cents: 0 },
		{ id: a, cents: 125_000 },
	]);
	expect(withListing(kept, { id: a, cents: 90_000 })).toEqual([
		{ id: a, cents: 90_000 },
		{ id: b, cents: 0 },
	]);
});

test("a damaged cookie is an empty list, and a full one fits into a cookie", () => {
	for (const value of ["", "x", `${a}_-5`, "'; drop table", `${a}${b}`])
		expect(keptIn(`other=1; ${SAVED_COOKIE}=${value}`, SAVED_COOKIE)).toEqual([]);
	expect(keptIn(null, SAVED_COOKIE)).toEqual([]);
	const full = Array.from({ length: 80 }, () => ({ id: randomUUID(), cents: 999_999_999 })).reduce(
		(kept, listing) => withListing(kept, listing),
		[] as ReturnType<typeof withListing>,
	);
	expect(full).toHaveLength(MAX_SAVED);
	expect(keptCookie(SAVED_COOKIE, full).length).toBeLessThan(4_000);
});
