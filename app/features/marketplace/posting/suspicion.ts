// Signs of a robot. Suspected posts are kept aside for a moderator, never dropped: a person may be behind one.

/** Hidden from people by style; a robot fills every field it finds. */
export const TRAP_FIELD = "website";
/** When the form was made, in milliseconds; absent for those who post without our page. */
export const BEGUN_FIELD = "begun";

// No hand fills in five fields in this time; a browser that fills in a form by itself does not add links.
const HASTY_MS = 600;
/** This many earlier listings with the same text within a month, and the next is held. */
export const SAME_TEXT_ALLOWED = 3;

export type PostSigns = { trap: string; begun: string; now: number; description: string };

export function suspicionOf({ trap, begun, now, description }: PostSigns): string | null {
	if (trap.trim() !== "") return "A field that people cannot see was filled in.";
	const took = now - Number(begun);
	const hasty = begun !== "" && Number.isFinite(took) && took < HASTY_MS;
	if (hasty && /https?:\/\/|www\./i.test(description)) return "Sent at once, with a link in it.";
	return null;
}

/** Equal for texts that differ only in case, spaces and signs. */
export function normalisedText(kind: string, title: string, description: string): string {
	return [kind, title, description]
		.map((text) =>
			text
				.toLowerCase()
				.replace(/[^\p{L}\p{N}]+/gu, " ")
				.trim(),
		)
		.join("\n");
}
