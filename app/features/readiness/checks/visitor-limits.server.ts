// Rate limits per visitor: far more than one walk around a house needs, too few to flood us.
import type { RateLimitRule } from "#app/platform/rate-limits.server.ts";

/** New checks. Nobody has to be known to begin one. */
export const NEW_CHECK_LIMIT: RateLimitRule = {
	name: "readiness-new-check",
	points: 40,
	seconds: 3_600,
	wide: 400,
	total: 20_000,
};
export const SAVE_LIMIT: RateLimitRule = { name: "readiness-save", points: 600, seconds: 600 };
export const UPLOAD_LIMIT: RateLimitRule = { name: "readiness-upload", points: 200, seconds: 3_600 };
export const PDF_LIMIT: RateLimitRule = { name: "readiness-pdf", points: 60, seconds: 600 };
/** Requests for work. Each builds a PDF that we keep, so the network is counted too, whatever checks it opens. */
export const WORK_LIMIT: RateLimitRule = { name: "readiness-work", points: 5, seconds: 3_600 };
export const WORK_NETWORK_LIMIT: RateLimitRule = {
	name: "readiness-work-network",
	points: 20,
	seconds: 3_600,
};
export const LOOKUP_LIMIT: RateLimitRule = { name: "address-rules", points: 60, seconds: 600, total: 20_000 };
