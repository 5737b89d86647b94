// Pages by position, not by number: page 40,000 costs what page 1 costs.
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { Cursor } from "./cursor.ts";

/** The moment as exact text, for the cursor. */
export function exactMoment(column: AnyColumn): SQL<string> {
	return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

export function olderThan(moment: AnyColumn, id: AnyColumn, cursor: Cursor | null): SQL | undefined {
	if (!cursor) return undefined;
	return sql`(${moment}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id})`;
}

/** Written as the indexes are, or PostgreSQL sorts instead of reading them in order. */
export function newestFirst(moment: AnyColumn, id: AnyColumn): SQL[] {
	return [sql`${moment} desc nulls last`, sql`${id} desc nulls last`];
}

/** Ask for one more than the page holds: it tells whether there is another. */
export function pageOf<Row extends Cursor>(rows: Row[], size: number): { rows: Row[]; next: Cursor | null } {
	const page = rows.slice(0, size);
	const last = page.at(-1);
	return { rows: page, next: rows.length > size && last ? { at: last.at, id: last.id } : null };
}

/** For LIKE: what a person typed, taken literally. */
export function containing(text: string): string {
	return `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
}
