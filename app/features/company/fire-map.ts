/** A third party's public map of current fires. The content security policy names its address too. */
export const fireMap = {
	name: "Watch Duty",
	address: "https://app.watchduty.org",
	patienceMs: 8_000,
} as const;

/** What our server knows of the map's headers. */
export type MapFraming = {
	/** Null: it could not ask. */
	refused: boolean | null;
	/** A page may see by a request of its own whether the map can be reached at all. */
	answersPages: boolean;
};
