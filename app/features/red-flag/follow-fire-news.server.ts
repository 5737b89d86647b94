// Follows the two public feeds and says when cached pages show outdated fires.
import { addressesOf, type ServiceName } from "#app/platform/http/services.server.ts";
import type { Feed } from "./feed/feed.ts";
import { type FollowedFeed, feedState, followFeeds } from "./feed/follow-feeds.server.ts";
import { FIRES_TAG, firesFeed } from "./fires/fires-feed.ts";
import { alertsFeed } from "./warnings/alerts-feed.ts";

/** `onChange` gets the tags of pages that show outdated fires. */
export function followFireNews(onChange: (tags: string[]) => void): { stop(): Promise<void> } {
	let fires: unknown;
	const followed = [...follow(alertsFeed, "weatherAlerts"), ...follow(firesFeed, "firePerimeters")];
	return followFeeds(followed, () => {
		const firesNow = feedState(firesFeed)?.items;
		if (firesNow !== fires) onChange([FIRES_TAG]);
		fires = firesNow;
	});
}

function follow(feed: Feed<unknown>, service: ServiceName): FollowedFeed[] {
	return addressesOf(service).map((address) => ({ feed, service, address }));
}
