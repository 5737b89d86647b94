// Keyset pagination: page 40,000 costs as much as page 1.
import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** The position of the last row of a page. The timestamp is text because a Date would lose the microseconds. */
export type Cursor = {
	at: string;
	id: string;
	/** The sort key that comes before the timestamp, such as a price. */
	key?: number | null;
};

const SHAPE =
	/^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_([\d.e+-]{1,25}))?$/;

export function cursorText({ at, id, key }: Cursor): string {
	return key === undefined || key === null ? `${at}_${id}` : `${at}_${id}_${key}`;
}

/** Returns null for the first page and for malformed input: PostgreSQL throws on an impossible date. */
export function readCursor(text: string | null | undefined): Cursor | null {
	const [, at, id, keyText] = SHAPE.exec(text ?? "") ?? [];
	if (!at || !id || !isTimestamp(at)) return null;
	if (keyText === undefined) return { at, id };
	const key = Number(keyText);
	return key >= 0 && key <= Number.MAX_SAFE_INTEGER ? { at, id, key } : null;
}

/** Date.parse turns February 31 into March 3, so compare the date with its input. */
function isTimestamp(at: string): boolean {
	const time = Date.parse(at);
	return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}

/** The timestamp as text with microseconds, for the cursor. */
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

/** "nulls last" matches the indexes Drizzle creates; otherwise PostgreSQL sorts instead of reading them in order. */
export function newestFirst(moment: AnyColumn | SQL, id: AnyColumn | SQL): SQL[] {
	return [sql`${moment} desc nulls last`, sql`${id} desc nulls last`];
}

/** Pass one row more than the page size: the extra row shows that there is another page. */
export function pageOf<Row extends Cursor>(rows: Row[], size: number): { rows: Row[]; next: Cursor | null } {
	const page = rows.slice(0, size);
	const last = page.at(-1);
	const next = rows.length > size && last ? { at: last.at, id: last.id, key: last.key ?? null } : null;
	return { rows: page, next };
}

/** A LIKE pattern that matches the text literally. */
export function containing(text: string): string {
	return `%${likeLiteral(text.toLowerCase())}%`;
}

export function likeLiteral(text: string): string {
	return text.replace(/[\\%_]/g, "\\$&");
}
