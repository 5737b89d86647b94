import { data, href } from "react-router";
import { contact, leaveEarly, telephoneHref } from "#app/features/company/company.ts";
import { fireMap } from "#app/features/company/pages/fire-map.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { YourAddress } from "#app/features/company/ui/addresses/your-address.tsx";
import { AlertSignUp } from "#app/features/company/ui/alert-sign-up.tsx";
import { FireTabs } from "#app/features/company/ui/fire-tabs.tsx";
import { type FiresFound, findFires } from "#app/features/red-flag/fires/find-fires.server.ts";
import { FIRES_TAG } from "#app/features/red-flag/fires/fires-feed.ts";
import { drawMap } from "#app/features/red-flag/fires/fires-map.server.ts";
import { readTiles } from "#app/features/red-flag/fires/map-tiles.ts";
import { FireList } from "#app/features/red-flag/fires/ui/fire-list.tsx";
import { OpenableMap } from "#app/features/red-flag/fires/ui/openable-map.tsx";
import { PlaceForm } from "#app/features/red-flag/fires/ui/place-form.tsx";
import { env } from "#app/platform/env.server.ts";
import { cacheUntilChange } from "#app/platform/http/page-tags.server.ts";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PlainLink, TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/fires.ts";

const page = {
	path: "/fires",
	title: "Fires near you",
	description:
		"Wildfires burning in California now: size, containment, and how far they are from your ZIP code.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const found = findFires(searchParams);
	const { MAP_TILES_URL } = env();
	return data(
		// The drawing has the perimeters already.
		{
			found: { ...found, fires: found.fires.map((fire) => ({ ...fire, rings: [] })) },
			zip: (searchParams.get("zip") ?? "").slice(0, 10),
			map: drawMap(found.fires, found.place),
			tiles: MAP_TILES_URL ? readTiles(MAP_TILES_URL) : null,
		},
		found.problem ? { status: 400 } : { headers: cacheUntilChange(FIRES_TAG) },
	);
}

export default function Fires({ loaderData: { found, zip, map, tiles } }: Route.ComponentProps) {
	const { fires, place, freshness, asOf, problem } = found;
	return (
		<div className="wrap py-10 lg:py-14">
			<FireTabs current="/fires" className="mb-6" />
			<h1 className="text-title">{page.title}</h1>
			<p className="measure mt-3 text-lg text-slate">
				Mapped wildfires in California, from the interagency fire perimeters. Maps lag behind a fast-moving
				fire. {leaveEarly} In danger, call 911.
			</p>
			<div className="mt-6" data-no-call-button="">
				<PlaceForm zip={zip} problem={problem} />
			</div>
			<div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
				<section aria-labelledby="list">
					<h2 id="list" className="text-heading">
						{place ? `Nearest to ${place.name}` : "Largest first"}
					</h2>
					<Freshness freshness={freshness} asOf={asOf} />
					{fires.length > 0 ? (
						<FireList fires={fires} from={place?.name ?? null} />
					) : (
						freshness === "current" && (
							<EmptyState title="No mapped fires in California">
								<p>A new fire can take hours to get a mapped perimeter.</p>
							</EmptyState>
						)
					)}
				</section>
				<section aria-labelledby="map">
					<h2 id="map" className="text-heading mb-4">
						Map
					</h2>
					<OpenableMap
						map={map}
						label={mapLabel(map.fires.length, place?.name)}
						place={place}
						tiles={tiles}
					/>
					<p className="mt-2 text-sm text-stone">
						County lines: U.S. Census Bureau. Perimeters: National Interagency Fire Center.
						{place && " The blue dot is your location."}
					</p>
					<div id="alerts" className="mt-6 scroll-mt-28">
						<AlertSignUp />
					</div>
					<div className="mt-8">
						<YourAddress variant="secondary" />
					</div>
					<ul className="mt-6 grid gap-2">
						<li>
							<TextLink to={href("/emergency-card")} reloadDocument>
								Your emergency card, which works offline
							</TextLink>
						</li>
						<li>
							Owners with a Ringline system:{" "}
							<PlainLink href={telephoneHref(contact.emergencyPhone)}>{contact.emergencyPhone}</PlainLink>
						</li>
					</ul>
				</section>
			</div>
		</div>
	);
}

function mapLabel(count: number, place: string | undefined): string {
	const fires = count === 1 ? "1 fire" : `${count} fires`;
	return place ? `Map around ${place} with ${fires}` : `Map of California with ${fires}`;
}

function Freshness({ freshness, asOf }: Pick<FiresFound, "freshness" | "asOf">) {
	if (freshness === "current") return <p className="mt-1 mb-4 text-stone">As of {asOf?.text}</p>;
	return (
		<Notice tone="amber" title="Out of date" className="my-4">
			<p>
				{freshness === "old"
					? `We haven't heard from the fire map service since ${asOf?.text}. Fires may have grown or started since.`
					: "The fire map service isn't responding, so we can't say what's burning."}
			</p>
			<p>
				Check{" "}
				<PlainLink href={fireMap.address} target="_blank" rel="noopener">
					{fireMap.name}
				</PlainLink>{" "}
				or <PlainLink href="https://www.fire.ca.gov/incidents">CAL FIRE</PlainLink>.
			</p>
		</Notice>
	);
}
