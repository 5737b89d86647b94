// Answers of the two common kinds of address service, Nominatim's list and Photon's map features, in our own words.

export type Suggestion = { id: string; label: string };

export const MIN_QUERY = 3;
export const MAX_SUGGESTIONS = 5;
export const ATTRIBUTION = {
	text: "© OpenStreetMap contributors",
	href: "https://www.openstreetmap.org/copyright",
};

export function suggestionsIn(answer: unknown): Suggestion[] {
	const places = Array.isArray(answer) ? answer.map(fromNominatim) : featuresOf(answer).map(fromPhoton);
	const found = new Map<string, Suggestion>();
	for (const place of places) if (place && !found.has(place.label)) found.set(place.label, place);
	return [...found.values()].slice(0, MAX_SUGGESTIONS);
}

type Loose = Record<string, unknown>;

function fromNominatim(place: unknown): Suggestion | null {
	const { place_id, display_name, address } = loose(place);
	const country = loose(address).country_code;
	if (country !== undefined && text(country).toLowerCase() !== "us") return null;
	return labelled(place_id, text(display_name));
}

function fromPhoton(feature: unknown): Suggestion | null {
	const place = loose(loose(feature).properties);
	if (text(place.countrycode).toUpperCase() !== "US") return null;
	const street = text(place.street) || text(place.name);
	const line = [text(place.housenumber), street].filter(Boolean).join(" ");
	const city = text(place.city) || text(place.county);
	const region = [text(place.state), text(place.postcode)].filter(Boolean).join(" ");
	return labelled(place.osm_id, [line, city === line ? "" : city, region].filter(Boolean).join(", "));
}

function labelled(id: unknown, label: string): Suggestion | null {
	return label ? { id: text(id) || label, label: label.slice(0, 200) } : null;
}

function featuresOf(answer: unknown): unknown[] {
	const { features } = loose(answer);
	return Array.isArray(features) ? features : [];
}

function loose(value: unknown): Loose {
	return value && typeof value === "object" ? (value as Loose) : {};
}

function text(value: unknown): string {
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
