// Where a page of results ended, as it stands in the address of the next one.
import { z } from "zod";
import { urgencies } from "./listing.ts";

/** PostgreSQL's own text of the moment: JavaScript would cut off the microseconds. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/);
/** A listing's place in the order of time. */
const placeSchema = z.tuple([moment, z.uuid()]);

const cursorSchema = z.object({
	/** The last listing shown; null at the beginning of a block. */
	last: placeSchema.nullable(),
	amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
	urgency: z.enum(urgencies),
	inTitle: z.boolean(),
	/** Matches of words come in blocks of the newest, ranked each in itself: where this block begins. */
	block: placeSchema.nullable(),
});

export type Place = z.infer<typeof placeSchema>;
export type Cursor = z.infer<typeof cursorSchema>;

export function writeCursor({ last, amount, urgency, inTitle, block }: Cursor): string {
	return btoa(JSON.stringify([last, amount, urgency, inTitle, block])).replace(/[+/=]/g, (sign) =>
		sign === "+" ? "-" : sign === "/" ? "_" : "",
	);
}

/** Null for anything we did not write: the results then begin at the beginning. */
export function readCursor(text: string | null): Cursor | null {
	if (!text || text.length > 500) return null;
	try {
		const parts = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
		const [last, amount, urgency, inTitle, block] = Array.isArray(parts) ? parts : [];
		return cursorSchema.safeParse({ last, amount, urgency, inTitle, block }).data ?? null;
	} catch {
		return null;
	}
}
