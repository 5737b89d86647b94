// Where a page of results ended, as it stands in the address of the next one.
import { z } from "zod";
import { urgencies } from "./listing.ts";

const cursorSchema = z.object({
	/** PostgreSQL's own text of the moment: JavaScript would cut off the microseconds. */
	at: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/),
	id: z.uuid(),
	amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
	urgency: z.enum(urgencies),
	inTitle: z.boolean(),
});

export type Cursor = z.infer<typeof cursorSchema>;

export function writeCursor(cursor: Cursor): string {
	const { at, id, amount, urgency, inTitle } = cursor;
	return btoa(JSON.stringify([at, id, amount, urgency, inTitle])).replace(/[+/=]/g, (sign) =>
		sign === "+" ? "-" : sign === "/" ? "_" : "",
	);
}

/** Null for anything we did not write: the results then begin at the beginning. */
export function readCursor(text: string | null): Cursor | null {
	if (!text || text.length > 300) return null;
	try {
		const parts = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
		const [at, id, amount, urgency, inTitle] = Array.isArray(parts) ? parts : [];
		return cursorSchema.safeParse({ at, id, amount, urgency, inTitle }).data ?? null;
	} catch {
		return null;
	}
}
