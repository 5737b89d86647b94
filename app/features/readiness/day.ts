// Dates as people in Los Angeles read them.
import { promises } from "#app/features/company/company.ts";

const { timeZone } = promises.businessHours;
const isoDay = new Intl.DateTimeFormat("en-CA", {
	timeZone,
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
});
const longDay = new Intl.DateTimeFormat("en-US", {
	timeZone: "UTC",
	month: "short",
	day: "numeric",
	year: "numeric",
});

/** '2026-11-16', the date in Los Angeles. */
export function localDay(moment: Date): string {
	return isoDay.format(moment);
}

/** '2026-11-16' → 'Nov 16, 2026'. */
export function dayText(day: string): string {
	return longDay.format(new Date(`${day}T12:00:00Z`));
}
