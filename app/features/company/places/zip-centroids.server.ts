// Where a ZIP code is, without asking a geocoder. Server only: the list is too long for a phone.
import type { Place } from "./geography.ts";
import { ZIP_ROWS } from "./zip-rows.server.ts";

export type ZipCentroid = Place & { zip: string; city: string; state: string };

/** California and the states next to it; null for any other ZIP code and for text that isn't one. */
export function findZip(zip: string): ZipCentroid | null {
	centroids ??= readRows();
	return centroids.get(zip.trim().slice(0, 5)) ?? null;
}

export function allZips(): Iterable<ZipCentroid> {
	centroids ??= readRows();
	return centroids.values();
}

let centroids: Map<string, ZipCentroid> | undefined;

function readRows(): Map<string, ZipCentroid> {
	return new Map(
		ZIP_ROWS.split("\n").map((row) => {
			const [zip = "", latitude, longitude, state = "", ...city] = row.split(" ");
			return [
				zip,
				{ zip, latitude: Number(latitude), longitude: Number(longitude), state, city: city.join(" ") },
			];
		}),
	);
}
