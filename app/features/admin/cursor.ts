// Where a page of a list ends: the moment and the id of its last row. Text, because a Date would lose microseconds.
export type Cursor = { at: string; id: string };

const SHAPE = /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f-]{36})$/;

export function cursorText({ at, id }: Cursor): string {
	return `${at}_${id}`;
}

/** Null for the first page, and for anything that is not one of ours. */
export function readCursor(text: string | null | undefined): Cursor | null {
	const [, at, id] = SHAPE.exec(text ?? "") ?? [];
	if (!at || !isId(id) || !isMoment(at)) return null;
	return { at, id };
}

/** True if the date reads back as it was written: February has no 31st, whatever Date.parse makes of it. */
function isMoment(at: string): boolean {
	const time = Date.parse(at);
	return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An address may hold anything; the database refuses what is no id with an error. */
export function isId(text: string | null | undefined): text is string {
	return UUID.test(text ?? "");
}
