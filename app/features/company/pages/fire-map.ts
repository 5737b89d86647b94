/** A third party's public map of current fires. The content security policy names its URL too. */
export const fireMap = {
	name: "Watch Duty",
	address: "https://app.watchduty.org",
	timeoutMs: 8_000,
} as const;

/** What our server knows from the map's headers. */
export type MapFraming = {
	/** Null when the check failed. */
	refused: boolean | null;
	/** True when a page can check with its own request whether the map is reachable. */
	answersPages: boolean;
};
