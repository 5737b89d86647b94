// Parses responses of the two common geocoding services: Nominatim's list and Photon's GeoJSON features.
import { milesBetween } from "../places/geography.ts";
import { MAX_SUGGESTIONS, type Suggestion } from "./address-suggestions.ts";

export type LocatedPlace = {
	label: string;
	lat: number;
	lon: number;
	state: string;
	county: string;
	city: string;
	/** The service knows the house number, not only the street or town. */
	isExact: boolean;
};

type Place = LocatedPlace & { id: string };
type UnknownRecord = Record<string, unknown>;

export function parseSuggestions(answer: unknown): Suggestion[] {
	const found = new Map<string, Suggestion>();
	for (const { id, label, lat, lon, isExact } of parsePlaces(answer))
		if (label && !found.has(label))
			found.set(label, {
				id: id || label,
				label,
				...(isExact && isOnEarth({ lat, lon }) ? { lat, lon } : {}),
			});
	return [...found.values()].slice(0, MAX_SUGGESTIONS);
}

const MAX_MATCHES = 5;
/** Services list a building once for each thing in it. */
const SAME_PLACE_MILES = 0.1;

/** The matches that are apart from each other, houses before streets and towns. */
export function parseMatches(answer: unknown): LocatedPlace[] {
	const found = parsePlaces(answer).filter(isOnEarth);
	const matches: LocatedPlace[] = [];
	for (const { id: _, ...place } of found.toSorted((a, b) => Number(b.isExact) - Number(a.isExact)))
		if (!matches.some((match) => isSame(match, place))) matches.push(place);
	return matches.slice(0, MAX_MATCHES);
}

function isSame(a: LocatedPlace, b: LocatedPlace): boolean {
	return a.label === b.label || milesBetween(asPlace(a), asPlace(b)) < SAME_PLACE_MILES;
}

function isOnEarth({ lat, lon }: { lat: number; lon: number }): boolean {
	return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}

function asPlace({ lat, lon }: LocatedPlace) {
	return { latitude: lat, longitude: lon };
}

/** In the United States. Coordinates may be missing (NaN), and so may the label. */
function parsePlaces(answer: unknown): Place[] {
	const places = Array.isArray(answer) ? answer.map(fromNominatim) : featuresOf(answer).map(fromPhoton);
	return places.filter((place) => place !== null);
}

function fromNominatim(place: unknown): Place | null {
	const { place_id, lat, lon, display_name, address } = asRecord(place);
	const parts = asRecord(address);
	// We ask for places in the United States only, so one without a country is there.
	if (parts.country_code !== undefined && text(parts.country_code).toLowerCase() !== "us") return null;
	return {
		id: text(place_id),
		label: text(display_name).slice(0, 200),
		lat: coordinate(lat),
		lon: coordinate(lon),
		state: text(parts.state),
		county: text(parts.county),
		city: text(parts.city) || text(parts.town) || text(parts.village),
		isExact: text(parts.house_number) !== "",
	};
}

function fromPhoton(feature: unknown): Place | null {
	const { properties, geometry } = asRecord(feature);
	const place = asRecord(properties);
	if (text(place.countrycode).toUpperCase() !== "US") return null;
	const { coordinates } = asRecord(geometry);
	const [lon, lat] = Array.isArray(coordinates) ? coordinates : [];
	const street = text(place.street) || text(place.name);
	const line = [text(place.housenumber), street].filter(Boolean).join(" ");
	const city = text(place.city) || text(place.county);
	const region = [text(place.state), text(place.postcode)].filter(Boolean).join(" ");
	return {
		id: text(place.osm_id),
		label: [line, city === line ? "" : city, region].filter(Boolean).join(", ").slice(0, 200),
		lat: coordinate(lat),
		lon: coordinate(lon),
		state: text(place.state),
		county: text(place.county),
		city: text(place.city),
		isExact: text(place.housenumber) !== "",
	};
}

function featuresOf(answer: unknown): unknown[] {
	const { features } = asRecord(answer);
	return Array.isArray(features) ? features : [];
}

function asRecord(value: unknown): UnknownRecord {
	return value && typeof value === "object" ? (value as UnknownRecord) : {};
}

function text(value: unknown): string {
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function coordinate(value: unknown): number {
	return text(value) === "" ? Number.NaN : Number(value);
}
