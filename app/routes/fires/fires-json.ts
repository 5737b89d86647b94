// The same list for programs.
import { findFires } from "#app/features/red-flag/fires/find-fires.server.ts";
import { FIRES_TAG } from "#app/features/red-flag/fires/fires-feed.ts";
import { cacheUntilChange } from "#app/platform/http/page-tags.server.ts";
import type { Route } from "./+types/fires-json.ts";

export function loader({ request }: Route.LoaderArgs): Response {
	const { fires, freshness, asOf, place, problem } = findFires(new URL(request.url).searchParams);
	if (problem) return Response.json({ error: problem, fires: [] }, { status: 400 });
	const body = {
		current: freshness === "current",
		asOf: asOf?.iso ?? null,
		place,
		fires: fires.map(({ id, name, acres, containedPercent, county, updatedAt, distance, rings }) => ({
			id,
			name,
			acres,
			containedPercent,
			county,
			updatedAt,
			distanceMiles: distance && Math.round(distance.miles * 10) / 10,
			direction: distance?.direction ?? null,
			perimeter: rings,
		})),
	};
	return Response.json(body, { headers: cacheUntilChange(FIRES_TAG) });
}
