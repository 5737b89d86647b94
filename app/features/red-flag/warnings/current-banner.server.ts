import { contact } from "#app/features/company/company.ts";
import { isCurrent } from "../feed/feed.ts";
import { feedState } from "../feed/follow-feeds.server.ts";
import { alertsFeed } from "./alerts-feed.ts";
import { type Banner, type BannerLine, bannerOf } from "./banner.ts";

/** Every request asks for the banner, and putting it into words takes longer than sending a page from memory. */
const KEEP_MS = 500;
let kept: { banner: Banner | null; at: number } | undefined;

/** The banner of this moment, from memory: the same object for as long as it says the same. */
export function currentBanner(): Banner | null {
	const at = performance.now();
	if (kept && at - kept.at < KEEP_MS) return kept.banner;
	const now = Date.now();
	const banner = bannerOf(feedState(alertsFeed, now), now);
	const says = (one: Banner | null) => JSON.stringify(one);
	kept = { banner: kept && says(kept.banner) === says(banner) ? kept.banner : banner, at };
	return kept.banner;
}

export type WarningsHere = {
	lines: BannerLine[];
	freshness: "current" | "old" | "unknown";
	/** We only follow the counties we work in. */
	isFollowed: boolean;
};

/** The warnings in force in one county; in all of ours when the county isn't known. */
export function warningsIn(county: string): WarningsHere {
	const now = Date.now();
	const state = feedState(alertsFeed, now);
	const name = county.replace(/ County$/i, "");
	const isFollowed = name === "" || contact.counties.some((one) => one === name);
	const items = (state?.items ?? []).filter(({ counties }) => name === "" || counties.includes(name));
	return {
		lines: (isFollowed && state && bannerOf({ ...state, items }, now)?.lines) || [],
		freshness: !state?.answeredAt ? "unknown" : isCurrent(state) ? "current" : "old",
		isFollowed,
	};
}
