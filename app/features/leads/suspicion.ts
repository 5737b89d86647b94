// What makes a request look like a robot's. Judged kindly: the worst case for a person is a call from a second list.

export type Clues = {
	/** What stands in the field that people do not see. */
	trap: string;
	/** Milliseconds between the form's appearance and its sending; null when the browser ran no script. */
	fillTime: number | null;
	message: string;
};

/** Nobody types five fields in less; a browser that fills them in itself takes longer than this to be clicked. */
const FASTEST_PERSON_MS = 150;
/** Somebody who pastes a link had time to copy it. */
const FASTEST_LINK_MS = 4_000;

export function suspicion({ trap, fillTime, message }: Clues): string | null {
	if (trap.trim() !== "") return "the hidden field was filled in";
	if (fillTime === null) return null;
	if (fillTime < FASTEST_PERSON_MS) return "sent faster than anyone can type";
	if (fillTime < FASTEST_LINK_MS && /https?:\/\/|www\.|\[url/i.test(message))
		return "a link, sent within seconds";
	return null;
}
