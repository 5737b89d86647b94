// Reads coordinates and the locality from the responses of the two common geocoding services.

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

type UnknownRecord = Record<string, unknown>;

/** The best match in the United States, or null. */
export function parsePlace(answer: unknown): LocatedPlace | null {
	const places = Array.isArray(answer) ? answer.map(fromNominatim) : featuresOf(answer).map(fromPhoton);
	const found = places.filter((place) => place !== null);
	return found.find(({ isExact }) => isExact) ?? found[0] ?? null;
}

function fromNominatim(place: unknown): LocatedPlace | null {
	const { lat, lon, display_name, address } = asRecord(place);
	const parts = asRecord(address);
	if (text(parts.country_code).toLowerCase() !== "us") return null;
	return toPlace([Number(lon), Number(lat)], text(display_name), {
		state: text(parts.state),
		county: text(parts.county),
		city: text(parts.city) || text(parts.town) || text(parts.village),
		isExact: text(parts.house_number) !== "",
	});
}

function fromPhoton(feature: unknown): LocatedPlace | null {
	const { properties, geometry } = asRecord(feature);
	const place = asRecord(properties);
	const { coordinates } = asRecord(geometry);
	if (text(place.countrycode).toUpperCase() !== "US" || !Array.isArray(coordinates)) return null;
	const street = [text(place.housenumber), text(place.street) || text(place.name)].filter(Boolean).join(" ");
	const label = [
		street,
		text(place.city),
		[text(place.state), text(place.postcode)].filter(Boolean).join(" "),
	];
	return toPlace([Number(coordinates[0]), Number(coordinates[1])], label.filter(Boolean).join(", "), {
		state: text(place.state),
		county: text(place.county),
		city: text(place.city),
		isExact: text(place.housenumber) !== "",
	});
}

function toPlace(
	[lon, lat]: [number, number],
	label: string,
	rest: Omit<LocatedPlace, "lat" | "lon" | "label">,
): LocatedPlace | null {
	if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return null;
	return { label: label.slice(0, 200), lat, lon, ...rest };
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
