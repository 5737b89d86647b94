// The promised time as visitors and admins read it.
import { promises } from "./company.ts";

/** 'Mon, Nov 16, 10:00 AM', in the company's time zone. */
export function promisedTime(dueAt: Date): string {
	return clock.format(dueAt);
}

/** The exact time behind 'within 2 hours' and 'within 24 hours'. */
export function promiseSentence(kind: "consultation" | "intake" | "order", dueAt: Date): string {
	const by = `by ${promisedTime(dueAt)}`;
	return kind === "intake" ? `We'll review your answers ${by}.` : `We'll call you ${by}.`;
}

const clock = new Intl.DateTimeFormat("en-US", {
	timeZone: promises.businessHours.timeZone,
	weekday: "short",
	month: "short",
	day: "numeric",
	hour: "numeric",
	minute: "2-digit",
});
