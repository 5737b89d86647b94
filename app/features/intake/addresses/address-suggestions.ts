export type Suggestion = { id: string; label: string };

export const MIN_QUERY_LENGTH = 3;
export const MAX_SUGGESTIONS = 5;
export const ATTRIBUTION = {
	text: "© OpenStreetMap contributors",
	href: "https://www.openstreetmap.org/copyright",
};
