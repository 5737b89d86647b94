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

/** The day of a photo that an insurer may go by, and where we have it from. */
export function photoDateText(takenOn: string | null, addedOn: string): string {
	return takenOn
		? `Taken ${dayText(takenOn)}, as the file says`
		: `Added ${dayText(addedOn)}, no date in the file`;
}
