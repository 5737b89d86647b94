// Where a ZIP code is, without asking a geocoder. Server only: the list is too long for a phone.
import type { Place } from "./geography.ts";
// Every ZIP code in California and the states next to it: ZIP, latitude and longitude of its middle, state, post office.
// From the npm package zipcodes 8.0.0 (BSD license), which takes them from public postal data.
import rows from "./zip-codes.json" with { type: "json" };

export type ZipCentroid = Place & { zip: string; city: string; state: string };

/** California and the states next to it; null for any other ZIP code and for text that isn't one. */
export function findZip(zip: string): ZipCentroid | null {
	return centroids().get(zip.trim().slice(0, 5)) ?? null;
}

export function allZips(): Iterable<ZipCentroid> {
	return centroids().values();
}

let byZip: Map<string, ZipCentroid> | undefined;

function centroids(): Map<string, ZipCentroid> {
	byZip ??= new Map(
		(rows as [string, number, number, string, string][]).map(([zip, latitude, longitude, state, city]) => [
			zip,
			{ zip, latitude, longitude, state, city },
		]),
	);
	return byZip;
}
