import { expect, test } from "vitest";
import { cursorText, readCursor } from "./cursor.server.ts";

const ID = "3f2b8c1e-0d4a-4f6b-9a7c-5e8d2c1b0a99";

test("where a page ended is found again to the microsecond", () => {
	const cursor = { at: "2026-02-28T23:59:59.123456Z", id: ID };
	expect(readCursor(cursorText(cursor))).toEqual(cursor);
	const ranked = { ...cursor, key: 0.24317085 };
	expect(readCursor(cursorText(ranked))).toEqual(ranked);
});

test.each([
	null,
	"",
	"2026-02-28T23:59:59.123456Z_",
	"2026-02-28T23:59:59.123456Z_abc",
	`2026-02-28T23:59:59.123456Z_${"-".repeat(36)}`,
	`0000-01-01T00:00:00.000000Z_${ID}`,
	`2026-02-31T00:00:00.000000Z_${ID}`,
	`2026-02-28T24:61:00.000000Z_${ID}`,
	`0000-02-28T23:59:59.123456Z_${ID}`,
	`2026-02-28T23:59:59.123456Z_${ID}_-1`,
	`2026-02-28T23:59:59.123456Z_${ID}_1e300`,
	`2026-02-28T23:59:59.123456Z_${ID}_1.1.1`,
])("what the database would refuse (%j) is the first page", (text) => {
	expect(readCursor(text)).toBeNull();
});
