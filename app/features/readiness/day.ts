/** '2026-11-16' → 'Nov 16, 2026'. */
export function dayText(day: string): string {
	return longDay.format(new Date(`${day}T12:00:00Z`));
}

const longDay = new Intl.DateTimeFormat("en-US", {
	timeZone: "UTC",
	month: "short",
	day: "numeric",
	year: "numeric",
});
