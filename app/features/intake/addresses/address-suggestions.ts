// Parses responses of the two common geocoding services: Nominatim's list and Photon's GeoJSON features.

export type Suggestion = { id: string; label: string };

export const MIN_QUERY_LENGTH = 3;
export const MAX_SUGGESTIONS = 5;
export const ATTRIBUTION = {
	text: "© OpenStreetMap contributors",
	href: "https://www.openstreetmap.org/copyright",
};

export function parseSuggestions(answer: unknown): Suggestion[] {
	const places = Array.isArray(answer) ? answer.map(fromNominatim) : featuresOf(answer).map(fromPhoton);
	const found = new Map<string, Suggestion>();
	for (const place of places) if (place && !found.has(place.label)) found.set(place.label, place);
	return [...found.values()].slice(0, MAX_SUGGESTIONS);
}

type UnknownRecord = Record<string, unknown>;

function fromNominatim(place: unknown): Suggestion | null {
	const { place_id, display_name, address } = asRecord(place);
	const country = asRecord(address).country_code;
	if (country !== undefined && text(country).toLowerCase() !== "us") return null;
	return toSuggestion(place_id, text(display_name));
}

function fromPhoton(feature: unknown): Suggestion | null {
	const place = asRecord(asRecord(feature).properties);
	if (text(place.countrycode).toUpperCase() !== "US") return null;
	const street = text(place.street) || text(place.name);
	const line = [text(place.housenumber), street].filter(Boolean).join(" ");
	const city = text(place.city) || text(place.county);
	const region = [text(place.state), text(place.postcode)].filter(Boolean).join(" ");
	return toSuggestion(place.osm_id, [line, city === line ? "" : city, region].filter(Boolean).join(", "));
}

function toSuggestion(id: unknown, label: string): Suggestion | null {
	return label ? { id: text(id) || label, label: label.slice(0, 200) } : null;
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
