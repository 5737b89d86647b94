// Reads what the hazard zone service answers: ArcGIS JSON with `FHSZ` 1 to 3, or something broken.

export const zoneNames = { 1: "Moderate", 2: "High", 3: "Very High" } as const;
export type ZoneClass = keyof typeof zoneNames;
export type ResponsibilityArea = "SRA" | "LRA" | "FRA";

export type HazardZone = {
	/** Null: mapped, but in no zone. */
	zone: ZoneClass | null;
	/** Null when the layer doesn't say. */
	area: ResponsibilityArea | null;
};

export class BadZoneAnswer extends Error {}

/** ArcGIS reports its errors with status 200, so the body decides. */
export function parseZones(body: unknown): HazardZone[] {
	if (!isRecord(body)) throw new BadZoneAnswer("not an object");
	if (body.error !== undefined) throw new BadZoneAnswer("the service reported an error");
	if (!Array.isArray(body.features)) throw new BadZoneAnswer("no features");
	return body.features.slice(0, MAX_FEATURES).map(toZone);
}

/** The highest zone counts, as it does for a lot that a boundary crosses. */
export function highest(zones: readonly HazardZone[]): HazardZone {
	const [first] = zones.toSorted((a, b) => (b.zone ?? 0) - (a.zone ?? 0));
	return { zone: first?.zone ?? null, area: first?.area ?? zones.find(({ area }) => area)?.area ?? null };
}

const MAX_FEATURES = 50;

function toZone(feature: unknown): HazardZone {
	const fields = isRecord(feature) ? (feature.attributes ?? feature.properties) : undefined;
	if (!isRecord(fields)) throw new BadZoneAnswer("a feature without attributes");
	const named = Object.entries(fields);
	const code = Number(named.find(([name]) => name.toUpperCase() === "FHSZ")?.[1] ?? Number.NaN);
	const description = String(named.find(([name]) => /^fhsz_desc/i.test(name))?.[1] ?? "");
	const area = named.find(([name, value]) => /^sra/i.test(name) && typeof value === "string")?.[1];
	return { zone: classOf(code, description), area: areaOf(area) };
}

/** -3 and other codes are mapped land that can't burn like wildland. */
function classOf(code: number, description: string): ZoneClass | null {
	if (code === 1 || code === 2 || code === 3) return code;
	const [found] =
		Object.entries(zoneNames).find(([, name]) => name.toLowerCase() === description.toLowerCase()) ?? [];
	return found ? (Number(found) as ZoneClass) : null;
}

function areaOf(text: unknown): ResponsibilityArea | null {
	return text === "SRA" || text === "LRA" || text === "FRA" ? text : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
