// A slot in a form, and as people read it. Always Pacific time.

/** The free times of one day, as radio buttons. */
export type SlotDay = { label: string; slots: { value: string; clock: string }[] };

/** '2026-11-17T16:00:00Z'. */
export function slotValue(startsAt: Date): string {
	return startsAt.toISOString().replace(".000Z", "Z");
}

/** Null for anything that isn't a time in this century. */
export function readSlot(value: unknown): Date | null {
	const text = typeof value === "string" ? value : "";
	if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{3})?)?Z$/.test(text)) return null;
	const startsAt = new Date(text);
	return Number.isNaN(startsAt.getTime()) ? null : startsAt;
}
