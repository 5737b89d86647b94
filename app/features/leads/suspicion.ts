// What makes a request look like spam. A person wrongly suspected still gets a call, only later.

export type Clues = {
	/** What came in the field that people do not see. */
	trap: string;
	/** Milliseconds between the form's appearance and its sending; null when the browser ran no script. */
	fillTime: number | null;
	message: string;
};

/** Nobody types five fields in less. With autofill, pressing the button alone takes longer. */
const FASTEST_PERSON_MS = 150;
/** A person who pastes a link needs longer than this. */
const FASTEST_LINK_MS = 4_000;

export function suspicion({ trap, fillTime, message }: Clues): string | null {
	if (trap.trim() !== "") return "the hidden field was filled in";
	if (fillTime === null) return null;
	if (fillTime < FASTEST_PERSON_MS) return "sent faster than anyone can type";
	if (fillTime < FASTEST_LINK_MS && /https?:\/\/|www\.|\[url/i.test(message))
		return "a link, sent within seconds";
	return null;
}
