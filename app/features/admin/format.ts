// Formats numbers and times for the admin pages, always in Los Angeles time.
const timeZone = "America/Los_Angeles";
const moment = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "medium", timeStyle: "short" });
const day = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

/** Server and browser use different spaces before 'PM', which would break hydration. */
export function momentText(at: Date): string {
	return moment.format(at).replaceAll("\u202f", " ");
}

/** Takes a day as 'YYYY-MM-DD'. */
export function dayText(date: string): string {
	return day.format(new Date(`${date}T00:00:00Z`));
}

const UNITS = ["bytes", "KB", "MB", "GB", "TB"];

export function bytesText(bytes: number): string {
	let value = bytes;
	let unit = 0;
	while (value >= 1000 && unit < UNITS.length - 1) {
		value /= 1000;
		unit += 1;
	}
	return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}

const MINUTE = 60_000;

export function agoText(at: Date, now: Date): string {
	return now.getTime() - at.getTime() < MINUTE ? "just now" : `${spanText(at, now)} ago`;
}

/** '5 min', '3 h', '2 d': how long ago, or how long until. */
export function spanText(from: Date, to: Date): string {
	const minutes = Math.max(0, Math.round(Math.abs(to.getTime() - from.getTime()) / MINUTE));
	if (minutes < 60) return `${minutes} min`;
	if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
	return `${Math.round(minutes / 1440)} d`;
}
