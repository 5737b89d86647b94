/** Where it is, when the service says so: the page that shows the place then needs no second answer. */
export type Suggestion = { id: string; label: string; lat?: number; lon?: number };

export const MIN_QUERY_LENGTH = 3;
export const MAX_SUGGESTIONS = 5;
export const ATTRIBUTION = {
	text: "© OpenStreetMap contributors",
	href: "https://www.openstreetmap.org/copyright",
};
