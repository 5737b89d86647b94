// A warning about fire weather or evacuation in one of our counties.

export type Warning = {
	event: string;
	counties: string[];
	/** The zones in the weather service's words. */
	areas: string;
	/** ISO times. `expires` ends the message, `ends` the weather; a newer message comes in between. */
	onset: string | null;
	ends: string;
	expires: string;
	link: string;
};

/** Most urgent first. */
const FIRE_EVENTS = [
	"Evacuation Immediate",
	"Fire Warning",
	"Red Flag Warning",
	"Extreme Fire Danger",
	"Fire Weather Watch",
];
/** Sent for many reasons; they matter here when they speak of leaving or of a wildfire. */
const CIVIL_EVENTS = [
	"Civil Danger Warning",
	"Civil Emergency Message",
	"Law Enforcement Warning",
	"Local Area Emergency",
];

export function isAboutFire(event: string, words: string): boolean {
	if (FIRE_EVENTS.includes(event)) return true;
	return CIVIL_EVENTS.includes(event) && /evacuat|wildfire|brush fire/i.test(words);
}

export function isInForce(warning: Warning, now: number): boolean {
	return now < Date.parse(warning.expires) && now < Date.parse(warning.ends);
}

/** One line per kind of warning, the most urgent first. An office sends the same warning in several messages. */
export function groupWarnings(warnings: readonly Warning[]): Warning[] {
	const groups = new Map<string, Warning>();
	for (const warning of warnings) {
		const group = groups.get(warning.event);
		groups.set(warning.event, group ? join(group, warning) : warning);
	}
	return [...groups.values()].sort((a, b) => urgency(a) - urgency(b));
}

function join(a: Warning, b: Warning): Warning {
	const starts = [a.onset, b.onset].filter((onset) => onset !== null);
	return {
		...a,
		counties: [...new Set([...a.counties, ...b.counties])],
		areas: a.areas === b.areas ? a.areas : `${a.areas}; ${b.areas}`,
		onset: starts.length === 2 ? earliest(starts) : null,
		ends: latest([a.ends, b.ends]),
		expires: latest([a.expires, b.expires]),
	};
}

function urgency({ event }: Warning): number {
	const place = FIRE_EVENTS.indexOf(event);
	return place >= 0 ? place : 1;
}

function earliest(times: string[]): string {
	return times.reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a));
}

function latest(times: string[]): string {
	return times.reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a));
}
