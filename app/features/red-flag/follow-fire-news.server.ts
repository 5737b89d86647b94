// Follows the two public feeds and says when cached pages show outdated fires.
import { env } from "#app/platform/env.server.ts";
import type { Feed } from "./feed/feed.ts";
import { feedState, followFeeds } from "./feed/follow-feeds.server.ts";
import { FIRES_TAG, firesFeed } from "./fires/fires-feed.ts";
import { alertsFeed } from "./warnings/alerts-feed.ts";

const WEATHER_SERVICE = "https://api.weather.gov/alerts/active?area=CA";

/** Perimeters of the fires that began in California, simplified to about 100 yards: enough for a phone's map. */
const PERIMETER_SERVICE =
	"https://services3.arcgis.com/T4QMspbfLg3qTGWY/arcgis/rest/services/WFIGS_Interagency_Perimeters_Current/FeatureServer/0/query?where=attr_POOState%3D%27US-CA%27&outFields=*&outSR=4326&maxAllowableOffset=0.001&geometryPrecision=4&f=geojson";

/** `onChange` gets the tags of pages that show outdated fires. */
export function followFireNews(onChange: (tags: string[]) => void): { stop(): Promise<void> } {
	const { WEATHER_ALERTS_URL = WEATHER_SERVICE, FIRE_PERIMETERS_URL = PERIMETER_SERVICE } = env();
	let fires: unknown;
	const followed = [...follow(alertsFeed, WEATHER_ALERTS_URL), ...follow(firesFeed, FIRE_PERIMETERS_URL)];
	return followFeeds(followed, () => {
		const firesNow = feedState(firesFeed)?.items;
		if (firesNow !== fires) onChange([FIRES_TAG]);
		fires = firesNow;
	});
}

function follow(feed: Feed<unknown>, address: string) {
	return address === "off" ? [] : [{ feed, address }];
}
