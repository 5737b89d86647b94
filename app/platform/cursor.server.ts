// Lists page by position, not by number: page 40,000 costs what page 1 costs.
import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The last row of a page. The moment is text, because a Date would lose microseconds. */
export type Cursor = {
	at: string;
	id: string;
	/** What the list sorts by before the moment, such as a price. */
	key?: number | null;
};

const SHAPE =
	/^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_([\d.e+-]{1,25}))?$/;

export function cursorText({ at, id, key }: Cursor): string {
	return key === undefined || key === null ? `${at}_${id}` : `${at}_${id}_${key}`;
}

/** Null for the first page, and for anything we did not write: the database answers an impossible date with an error. */
export function readCursor(text: string | null | undefined): Cursor | null {
	const [, at, id, keyText] = SHAPE.exec(text ?? "") ?? [];
	if (!at || !id || !isMoment(at)) return null;
	if (keyText === undefined) return { at, id };
	const key = Number(keyText);
	return key >= 0 && key <= Number.MAX_SAFE_INTEGER ? { at, id, key } : null;
}

/** Date.parse turns February 31 into March 3, so the date must read back as written. */
function isMoment(at: string): boolean {
	const time = Date.parse(at);
	return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}

/** The moment as exact text, for the cursor. */
export function exactMoment(column: AnyColumn | SQL): SQL<string> {
	return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

export function olderThan(
	moment: AnyColumn | SQL,
	id: AnyColumn | SQL,
	cursor: Cursor | null,
): SQL | undefined {
	if (!cursor) return undefined;
	return sql`(${moment}, ${id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
}

/** 'nulls last' as Drizzle writes the indexes, or PostgreSQL sorts instead of reading them in order. */
export function newestFirst(moment: AnyColumn | SQL, id: AnyColumn | SQL): SQL[] {
	return [sql`${moment} desc nulls last`, sql`${id} desc nulls last`];
}

/** Query one row more than the page holds: it tells whether there is another page. */
export function pageOf<Row extends Cursor>(rows: Row[], size: number): { rows: Row[]; next: Cursor | null } {
	const page = rows.slice(0, size);
	const last = page.at(-1);
	const next = rows.length > size && last ? { at: last.at, id: last.id, key: last.key ?? null } : null;
	return { rows: page, next };
}

/** A LIKE pattern for what a person typed, taken literally. */
export function containing(text: string): string {
	return `%${likeLiteral(text.toLowerCase())}%`;
}

export function likeLiteral(text: string): string {
	return text.replace(/[\\%_]/g, "\\$&");
}
