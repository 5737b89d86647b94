// Signs of a bot. Suspected posts are held for a moderator and never dropped, because a person may have written them.

/** When the form was rendered, in milliseconds. Missing when someone posts without our page. */
export const START_TIME_FIELD = "begun";

// Nobody fills in five fields this fast, and a browser's autofill does not add links.
const MIN_TYPING_MS = 600;
/** One person may post the same text this often within a month, for several of a kind; the next is held. */
export const MAX_REPEATED_TEXTS = 3;
/** Two people write a title of two words alike by chance, but not a text of this length. */
export const MIN_COPIED_LETTERS = 40;

export type PostSigns = { trap: string; begun: string; now: number; description: string };

export function suspicionOf({ trap, begun, now, description }: PostSigns): string | null {
	if (trap.trim() !== "") return "A field that people can't see was filled in.";
	const took = now - Number(begun);
	const hasty = begun !== "" && Number.isFinite(took) && took < MIN_TYPING_MS;
	if (hasty && /https?:\/\/|www\./i.test(description)) return "Sent within a second, with a link in it.";
	if (hasScamPhrase(description)) return SCAM_REASON;
	return null;
}

/** The same for a message between visitors. */
export function messageSuspicion(text: string, trap: string): string | null {
	if (trap.trim() !== "") return "A field that people can't see was filled in.";
	if (hasScamPhrase(text)) return SCAM_REASON;
	const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0;
	return links > 2 ? "It contains several links." : null;
}

const SCAM_REASON = "It contains a phrase common in scams.";

/** Ignores case, whitespace and punctuation. */
export function normalizeText(kind: string, title: string, description: string): string {
	return [kind, title, description]
		.map((text) =>
			text
				.toLowerCase()
				.replace(/[^\p{L}\p{N}]+/gu, " ")
				.trim(),
		)
		.join("\n");
}

/** Phrases of the usual scams. Honest posts with one are rare, and are released in a click. */
const SCAM_PHRASES: readonly RegExp[] = [
	/\b(verification|security|6[- ]?digit|google voice) code\b/i,
	/\b(western union|money ?gram|gift ?cards?|wire transfer|cashier'?s che(ck|que)|crypto|bitcoin|usdt)\b/i,
	/\b(shipping|moving|pick ?up) (agent|company) (will|is going to|can) (come|pick|collect)/i,
	/\b(pay|send|deposit)\b.{0,30}\b(in advance|up ?front|before (pick ?up|delivery|you see it))\b/i,
	/\b(zelle|cash ?app|venmo)\b.{0,40}\b(deposit|hold it|reserve|first)\b/i,
	/\b(i am|i'm) (currently )?(out of (town|state|the country)|overseas|deployed)\b/i,
	/\btext me (only )?(at|on)\b.{0,30}\bonly\b/i,
];

export function hasScamPhrase(text: string): boolean {
	return SCAM_PHRASES.some((phrase) => phrase.test(text));
}
