// The active fires as the page and /fires.json show them.
import { dayAndTime } from "#app/features/company/dates.ts";
import type { Place } from "#app/features/company/places/geography.ts";
import { findZip } from "#app/features/company/places/zip-centroids.server.ts";
import { isCurrent } from "../feed/feed.ts";
import { feedState } from "../feed/follow-feeds.server.ts";
import { type FireNearby, sortFires } from "./fire.ts";
import { firesFeed } from "./fires-feed.ts";

export type NamedPlace = Place & { name: string };

/** Times are put into words here, because browsers write them in slightly different ways. */
export type ListedFire = FireNearby & { updatedText: string | null };

export type FiresFound = {
	fires: ListedFire[];
	/** "unknown" when the service has never answered or is turned off: an empty list then means nothing. */
	freshness: "current" | "old" | "unknown";
	asOf: { iso: string; text: string } | null;
	place: NamedPlace | null;
	/** What is wrong with the place that was asked for. */
	problem: string | null;
};

export function findFires(search: URLSearchParams): FiresFound {
	const { place, problem } = readPlace(search);
	const state = feedState(firesFeed);
	const answeredAt = state?.answeredAt ?? null;
	return {
		fires: sortFires(state?.items ?? [], place).map((fire) => ({
			...fire,
			updatedText: fire.updatedAt && dayAndTime(new Date(fire.updatedAt)),
		})),
		freshness: !state || !answeredAt ? "unknown" : isCurrent(state) ? "current" : "old",
		asOf: answeredAt && { iso: answeredAt.toISOString(), text: dayAndTime(answeredAt) },
		place,
		problem,
	};
}

function readPlace(search: URLSearchParams): { place: NamedPlace | null; problem: string | null } {
	const typed = search.get("zip")?.trim() ?? "";
	if (typed) {
		if (!/^\d{5}(-\d{4})?$/.test(typed))
			return { place: null, problem: "Enter a five-digit ZIP code, like 91001." };
		const zip = findZip(typed);
		if (!zip)
			return { place: null, problem: "We don't recognize this ZIP code. Enter one in or near California." };
		return { place: { ...zip, name: `${zip.city}, ${zip.zip}` }, problem: null };
	}
	const latitude = readDegrees(search.get("lat"), 90);
	const longitude = readDegrees(search.get("lon"), 180);
	if (latitude === null || longitude === null) return { place: null, problem: null };
	return { place: { latitude, longitude, name: "your location" }, problem: null };
}

function readDegrees(text: string | null, max: number): number | null {
	if (!text || !/^-?\d{1,3}(\.\d{1,8})?$/.test(text)) return null;
	const degrees = Number(text);
	return Math.abs(degrees) <= max ? degrees : null;
}
