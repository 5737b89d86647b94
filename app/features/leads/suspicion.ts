// Detects spam in callback requests. A person wrongly suspected still gets a call, only later.

export type Clues = {
	/** The value of the spam trap. */
	trap: string;
	/** Milliseconds between showing the form and sending it; null without JavaScript. */
	fillTime: number | null;
	message: string;
};

/** Nobody types five fields faster, and with autofill the click alone takes longer. */
const MIN_FILL_MS = 150;
/** Pasting a link takes a person longer than this. */
const MIN_LINK_FILL_MS = 4_000;

export function suspicion({ trap, fillTime, message }: Clues): string | null {
	if (trap.trim() !== "") return "the hidden field was filled in";
	if (fillTime === null) return null;
	if (fillTime < MIN_FILL_MS) return "sent faster than anyone can type";
	if (fillTime < MIN_LINK_FILL_MS && /https?:\/\/|www\.|\[url/i.test(message))
		return "a link, sent within seconds";
	return null;
}
