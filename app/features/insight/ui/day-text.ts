const day = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

/** Takes a day as 'YYYY-MM-DD'. */
export function dayText(date: string): string {
	return day.format(new Date(`${date}T00:00:00Z`));
}
