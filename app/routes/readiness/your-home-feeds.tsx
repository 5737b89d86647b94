// The parts of Your home that come from the feeds: warnings in force and the nearest fires.
import { href } from "react-router";
import { leaveEarly } from "#app/features/company/company.ts";
import { AlertSignUp } from "#app/features/company/ui/alert-sign-up.tsx";
import type { HomePlace } from "#app/features/readiness/home/home.ts";
import type { FiresFound } from "#app/features/red-flag/fires/find-fires.server.ts";
import { FireList } from "#app/features/red-flag/fires/ui/fire-list.tsx";
import type { WarningsHere } from "#app/features/red-flag/warnings/current-banner.server.ts";
import { PlainLink, TextLink } from "#app/ui/page/text-link.tsx";

export function WarningsInForce({
	lines,
	freshness,
	isFollowed,
	place,
}: WarningsHere & { place: HomePlace }) {
	const { lat, lon } = place.point;
	return (
		<div className="mt-3 grid gap-3">
			{lines.map(({ event, when, areas, link }) => (
				<div key={event} className="border-l-4 border-amber bg-amber-tint px-5 py-4">
					<p className="text-label">
						<PlainLink href={link} rel="noopener">
							{event}
						</PlainLink>
					</p>
					<p>{when}</p>
					<p className="text-sm text-slate wrap-anywhere">{areas}</p>
				</div>
			))}
			{lines.length === 0 && <p>{noWarning(freshness, isFollowed, place.county)}</p>}
			<p>
				{leaveEarly} In danger, call 911.{" "}
				<PlainLink
					href={`https://forecast.weather.gov/MapClick.php?lat=${lat.toFixed(3)}&lon=${lon.toFixed(3)}`}
					rel="noopener"
				>
					National Weather Service for this place
				</PlainLink>
			</p>
			<AlertSignUp />
		</div>
	);
}

function noWarning(freshness: WarningsHere["freshness"], isFollowed: boolean, county: string): string {
	if (!isFollowed)
		return "We follow fire weather warnings for Los Angeles, Sonoma, Napa, Lake and Mendocino counties. Check the National Weather Service for yours.";
	if (freshness === "unknown")
		return "The weather service isn't responding, so we can't say whether a warning is in force.";
	if (freshness === "old")
		return "We haven't heard from the weather service for more than half an hour. A warning may have been issued since.";
	return `No fire weather warning is in force${county ? ` in ${county} County` : ""}.`;
}

export function NearestFires({ found, place }: { found: FiresFound; place: HomePlace }) {
	const more = place.zip ? `${href("/fires")}?zip=${place.zip}` : href("/fires");
	return (
		<div className="mt-3 grid gap-3">
			{found.freshness === "unknown" ? (
				<p>The fire map service isn't responding, so we can't say what's burning.</p>
			) : (
				<>
					<p className="text-slate">
						{found.freshness === "old"
							? `Out of date: we last heard from the map service on ${found.asOf?.text}.`
							: `As of ${found.asOf?.text}. Maps lag behind a fast-moving fire.`}
					</p>
					{found.fires.length > 0 ? (
						<FireList fires={found.fires} from={place.label} />
					) : (
						found.freshness === "current" && <p>No mapped fire in California.</p>
					)}
				</>
			)}
			<p className="print:hidden">
				<TextLink to={more}>All active fires</TextLink>
			</p>
		</div>
	);
}
