// Finds the place that was asked for and its hazard zone. The services share one deadline: whatever has not answered by
// then is left out and said so, and its late answer is there for the next visitor.
import { locateAddress } from "#app/features/company/addresses/locating.server.ts";
import { countyOfAddress } from "#app/features/company/places/counties.ts";
import { findZip } from "#app/features/company/places/zip-centroids.server.ts";
import { type Agency, agencies } from "../address/agencies.ts";
import { isInCalifornia, isNearLosAngeles, type Point } from "../address/california.ts";
import { isLookupOn, lookUpZone, type ZoneLookup } from "../address/hazard-zones.server.ts";
import type { Locality, LocalRules } from "../address/local-rules.ts";
import { askedIn } from "./asked.ts";
import type { HomePlace } from "./home.ts";
import { lawAt } from "./law.ts";

const ANSWER_WITHIN_MS = 1_200;

export type HomeFound =
	| { kind: "nothing" }
	| { kind: "problem"; problem: string; agencies: readonly Agency[] }
	| { kind: "choose"; labels: string[] }
	| {
			kind: "home";
			place: HomePlace;
			/** Null when the map service did not answer, and for a whole ZIP code. */
			lookup: ZoneLookup | null;
			law: LocalRules;
	  };

type Located = { kind: "place"; place: HomePlace } | Exclude<HomeFound, { kind: "home" }>;

export async function findHome(search: URLSearchParams): Promise<HomeFound> {
	const deadline = performance.now() + ANSWER_WITHIN_MS;
	const located = await locate(search, deadline);
	if (located.kind !== "place") return located;
	return homeAt(located.place, deadline);
}

/** What the maps and the law say about a place that is already known. */
export async function homeAt(
	place: HomePlace,
	deadline = performance.now() + ANSWER_WITHIN_MS,
): Promise<Extract<HomeFound, { kind: "home" }>> {
	const isLookedUp = place.precision !== "zip" && isLookupOn();
	const lookup = isLookedUp ? await before(deadline, lookUpZone(place.point)) : null;
	return { kind: "home", place, lookup, law: lawAt(lookup?.found ?? null, localityOf(place)) };
}

async function locate(search: URLSearchParams, deadline: number): Promise<Located> {
	const asked = askedIn(search);
	switch (asked.kind) {
		case "nothing":
			return asked;
		case "problem":
			return problem(asked.problem);
		case "zip":
			return placeOfZip(asked.zip);
		case "point":
			return placeAt({
				...unnamed(asked.point),
				label: `${asked.point.lat}, ${asked.point.lon}`,
				precision: "point",
			});
		case "address":
			return asked.point
				? placeAt({
						...unnamed(asked.point),
						...townIn(asked.address),
						label: asked.address,
						precision: "house",
					})
				: placeOfAddress(asked.address, asked.zip, search.get("place"), deadline);
	}
}

async function placeOfAddress(
	address: string,
	zip: string | null,
	chosen: string | null,
	deadline: number,
): Promise<Located> {
	const found = await before(deadline, locateAddress(address));
	if (!found?.ok) {
		if (found?.reason === "not-found" && !zip)
			return problem(
				"We didn't find this address. Check the street and the city, or enter only the ZIP code.",
			);
		// The ZIP code still says which county and fires are near.
		return zip
			? placeOfZip(zip)
			: problem("The address service isn't responding right now. Enter your ZIP code or coordinates.");
	}
	const match = found.matches.length === 1 ? found.matches[0] : found.matches[Number(chosen ?? "none")];
	if (!match) return { kind: "choose", labels: found.matches.map(({ label }) => label) };
	if (match.state !== "" && !/^(california|ca)$/i.test(match.state)) return outside(match.state);
	const { label, lat, lon, city, county, isExact } = match;
	return placeAt({
		label,
		point: { lat, lon },
		city,
		county,
		zip: /\b9[0-6]\d{3}\b(?!.*\b9[0-6]\d{3}\b)/.exec(label)?.[0] ?? zip ?? "",
		precision: isExact ? "house" : "street",
	});
}

function placeOfZip(zip: string): Located {
	const found = findZip(zip);
	if (!found) return problem("We don't recognize this ZIP code. We only have the rules for California.");
	if (found.state !== "CA") return outside(found.state);
	const county = countyOfAddress(zip);
	return placeAt({
		label: `${found.city}, CA ${zip}`,
		point: { lat: found.latitude, lon: found.longitude },
		city: found.city,
		county: county === "other" || !county ? "" : county,
		zip,
		precision: "zip",
	});
}

function placeAt(place: HomePlace): Located {
	return isInCalifornia(place.point) ? { kind: "place", place } : outside(null);
}

function unnamed(point: Point) {
	return { point, city: "", county: "", zip: "" };
}

/** Of a chosen suggestion: its text ends with the city, the state and the ZIP code. */
function townIn(label: string) {
	const zip = /\b9[0-6]\d{3}\b(?!.*\b9[0-6]\d{3}\b)/.exec(label)?.[0] ?? "";
	const county = countyOfAddress(zip);
	const known = zip === "" ? null : findZip(zip);
	const parts = label.split(",").map((part) => part.trim());
	return {
		zip,
		county: county === "other" || !county ? "" : county,
		city: parts.at(-2) ?? known?.city ?? "",
	};
}

function localityOf({ city, county, precision, point }: HomePlace): Locality {
	return {
		city,
		county,
		// A post office's city may be another one than the house's, so a ZIP code counts as a point.
		isPoint: precision === "point" || precision === "zip" || (city === "" && county === ""),
		isNearLosAngeles: county === "" ? isNearLosAngeles(point) : /^los angeles/i.test(county),
	};
}

function outside(state: string | null): Located {
	return problem(
		`${state ? `That's in ${state}.` : "That's outside California."} We work in California and only know its rules. Your state's forestry agency can tell you about yours.`,
		[],
	);
}

function problem(text: string, who: readonly Agency[] = [agencies.calFire]): Located {
	return { kind: "problem", problem: text, agencies: who };
}

/** Null when it takes too long. It goes on, and its answer is stored for whoever asks next. */
async function before<Result>(deadline: number, work: Promise<Result>): Promise<Result | null> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), Math.max(0, deadline - performance.now()));
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
