import { feedState } from "../feed/follow-feeds.server.ts";
import { alertsFeed } from "./alerts-feed.ts";
import { type Banner, bannerOf } from "./banner.ts";

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
