/** A third party's public map of current fires. The content security policy names its address too. */
export const fireMap = {
	name: "Watch Duty",
	address: "https://app.watchduty.org",
	patienceMs: 8_000,
} as const;
