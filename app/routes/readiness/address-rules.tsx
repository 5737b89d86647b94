import { data } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { countyOfAddress } from "#app/features/company/places/counties.ts";
import { locateAddress } from "#app/features/intake/addresses/locating.server.ts";
import { type Agency, agencies } from "#app/features/readiness/address/agencies.ts";
import {
	isInCalifornia,
	isNearLosAngeles,
	type Point,
	pointFrom,
} from "#app/features/readiness/address/california.ts";
import { isLookupOn, lookUpZone } from "#app/features/readiness/address/hazard-zones.server.ts";
import { type Locality, rulesAt } from "#app/features/readiness/address/local-rules.ts";
import { askedAddressCookie } from "#app/features/readiness/checks/checks.server.ts";
import { type AddressAnswer, AddressRulesPage } from "#app/features/readiness/ui/address-rules-page.tsx";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { isServiceOn } from "#app/platform/http/services.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/address-rules.ts";

const page = {
	path: "/address-rules",
	title: "Rules at your address",
	description:
		"Your Fire Hazard Severity Zone, the clearance that applies, whether AB 38 applies when you sell, and who inspects.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** The URL may hold an address. */
export function headers() {
	return { "Cache-Control": "no-store" };
}

const LOOKUP_LIMIT = { name: "address-rules", points: 60, seconds: 600, total: 20_000 };

const problem = (message: string, agencies: Agency[]): AddressAnswer => ({
	kind: "problem",
	message,
	agencies,
});

/** Who can answer instead of us. Los Angeles numbers help nobody who asks about another place. */
function agenciesFor(address: string): Agency[] {
	const { laCounty, lafd, calFire } = agencies;
	return countyOfAddress(address) === "Los Angeles" ? [laCounty, lafd, calFire] : [calFire];
}

export async function loader({ request, context }: Route.LoaderArgs) {
	if (!isLookupOn()) throw data(null, { status: 404 });
	const search = new URL(request.url).searchParams;
	const field = (name: string) => (search.get(name) ?? "").trim().slice(0, 200);
	const asked = { address: field("address"), lat: field("lat"), lon: field("lon") };
	const page = { asked, isByPointOnly: !isServiceOn("geocoder") };
	if (asked.address === "" && asked.lat === "" && asked.lon === "") return data({ ...page, answer: null });
	const limited = await rateLimit(LOOKUP_LIMIT, requestFacts(context).clientAddress);
	if (!limited.ok)
		return data(
			{
				...page,
				answer: problem(
					"Too many lookups came from your network. Wait a few minutes, then try again.",
					agenciesFor(asked.address),
				),
			},
			tooManyRequests(limited.retryAfterSeconds),
		);
	const answer =
		asked.lat || asked.lon ? await answerForPoint(search) : await answerForAddress(asked.address);
	const kept = answer.kind === "rules" && asked.address ? asked.address : null;
	return data(
		{ ...page, answer },
		kept === null ? undefined : { headers: { "Set-Cookie": await askedAddressCookie.write(request, kept) } },
	);
}

async function answerForPoint(search: URLSearchParams): Promise<AddressAnswer> {
	const point = pointFrom(search);
	if (!point)
		return problem("Enter both coordinates as decimal degrees, like 34.1897 and -118.1312.", agenciesFor(""));
	const locality = { city: "", county: "", isPoint: true, isNearLosAngeles: isNearLosAngeles(point) };
	return answerAt(point, `${point.lat}, ${point.lon}`, true, locality);
}

async function answerForAddress(address: string): Promise<AddressAnswer> {
	const located = await locateAddress(address);
	if (!located.ok)
		return problem(
			located.reason === "not-found"
				? "We didn't find this address. Check the street, city and ZIP code, or enter coordinates."
				: "The address service isn't responding right now. Enter coordinates, or ask the agency.",
			agenciesFor(address),
		);
	const { label, isExact, city, county, state, ...point } = located.place;
	if (state !== "" && !/^(california|ca)$/i.test(state))
		return problem(`${label} is in ${state}. We only have the rules for California.`, []);
	return answerAt(point, label, isExact, {
		city,
		county,
		isPoint: false,
		isNearLosAngeles: isNearLosAngeles(point),
	});
}

async function answerAt(
	point: Point,
	label: string,
	isExact: boolean,
	locality: Locality,
): Promise<AddressAnswer> {
	if (!isInCalifornia(point))
		return problem(`${label} is outside California. We only have the rules for California.`, []);
	const lookup = await lookUpZone(point);
	if (!lookup) {
		const { agency, orAsk } = rulesAt({ zone: null, area: null }, locality);
		const first = orAsk ? [agency, orAsk] : [agency];
		return { kind: "unavailable", label, agencies: [...new Set([...first, agencies.calFire])] };
	}
	return { kind: "rules", label, isExact, ...lookup, rules: rulesAt(lookup.found, locality) };
}

export default function Page({ loaderData }: Route.ComponentProps) {
	return <AddressRulesPage key={JSON.stringify(loaderData.asked)} {...loaderData} mapsDate={MAPS_DATE} />;
}

const MAPS_DATE =
	"CAL FIRE maps: state areas in effect since April 1, 2024, local areas as published on March 24, 2025. Cities and counties adopt them at their own pace.";
