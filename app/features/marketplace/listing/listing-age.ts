// Server only: a browser would have to load the time zone data.
const localDate = new Intl.DateTimeFormat("en-US", { timeZone: "America/Los_Angeles" });

export function ageText(createdAt: Date, now: Date): string {
	const hours = Math.floor((now.getTime() - createdAt.getTime()) / 3_600_000);
	if (hours < 1) return "Just now";
	if (hours < 24) return `${hours}h ago`;
	if (hours < 24 * 7) return `${Math.floor(hours / 24)}d ago`;
	return localDate.format(createdAt);
}
