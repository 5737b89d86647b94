// Rate limits per visitor: far more than anyone needs to fill in the form, too few to flood us.
import type { RateLimitRule } from "#app/platform/rate-limits.server.ts";

/** New drafts. Each takes room for a week, and nobody has to be known to begin one. */
export const NEW_DRAFT_LIMIT: RateLimitRule = {
	name: "intake-new-draft",
	points: 40,
	seconds: 3_600,
	wide: 150,
	total: 5_000,
};
export const SAVE_LIMIT: RateLimitRule = { name: "intake-save", points: 600, seconds: 600 };
export const UPLOAD_LIMIT: RateLimitRule = { name: "intake-upload", points: 400, seconds: 3_600 };
/** Counted apart from new drafts, so that a request gets through when strangers have begun too many. */
export const SUBMIT_LIMIT: RateLimitRule = {
	name: "intake-submit",
	points: 60,
	seconds: 3_600,
	wide: 300,
	total: 5_000,
};
/** Browsers keep thumbnails for a day. A request waits for its turn, so this is also how many can wait at once. */
export const THUMBNAIL_LIMIT: RateLimitRule = { name: "intake-thumbnail", points: 60, seconds: 60 };
export const PDF_LIMIT: RateLimitRule = { name: "intake-pdf", points: 60, seconds: 600 };
