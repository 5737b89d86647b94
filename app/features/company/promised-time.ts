// The promised time as visitors and admins read it.
import { dayAndTime } from "./dates.ts";

/** The exact time behind 'within 2 hours' and 'within 24 hours'. */
export function promiseSentence(kind: "consultation" | "intake" | "order", dueAt: Date): string {
	const by = `by ${dayAndTime(dueAt)}`;
	return kind === "intake" ? `We'll review your answers ${by}.` : `We'll call you ${by}.`;
}
