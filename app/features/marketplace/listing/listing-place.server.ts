// Where a listing is: the ZIP code in its location, or else the city's.
import { allZips, findZip } from "#app/features/company/places/zip-centroids.server.ts";

/** Empty when the location names no place we know. */
export function zipOf(location: string): string {
	for (const [digits] of location.matchAll(/\b\d{5}\b/g)) if (findZip(digits)) return digits;
	cities ??= readCities();
	return cities.get(cityName(location)) ?? "";
}

/** Five digits we know the place of, or null. */
export function knownZip(text: string): string | null {
	return findZip(text)?.zip ?? null;
}

let cities: Map<string, string> | undefined;

/** California comes first, since Ontario and Glendale exist elsewhere, too. */
function readCities(): Map<string, string> {
	const known = new Map<string, string>();
	const all = [...allZips()].sort((a, b) => Number(b.state === "CA") - Number(a.state === "CA"));
	for (const { zip, city } of all) if (!known.has(cityName(city))) known.set(cityName(city), zip);
	return known;
}

/** 'La Cañada Flintridge, CA' and 'la canada flintridge' are the same. */
function cityName(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/\b\d{5}(-\d{4})?\b/g, "")
		.replace(/,?\s+(ca|calif|california)\.?\s*$/, "")
		.replace(/[^a-z]+/g, " ")
		.trim();
}
