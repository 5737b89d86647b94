// How often one network or one request may look at, book and change visits.
import type { Tx } from "#app/platform/database/db.server.ts";
import {
	type RateLimitResult,
	type RateLimitRule,
	rateLimit,
	rateLimitWithin,
} from "#app/platform/rate-limits.server.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const VIEWS: RateLimitRule = { name: "visit-views", points: 600, seconds: 600 };
const POSTS: RateLimitRule = { name: "visit-posts", points: 300, seconds: HOUR };
/** Enough to change your mind. More would only block times for others and flood the office with mail. */
const POSTS_PER_LEAD: RateLimitRule = { name: "visit-lead", points: 20, seconds: HOUR };
/** Only new bookings count. Invented requests must not fill the calendar. */
const BOOKINGS: RateLimitRule = { name: "visit-bookings", points: 20, seconds: DAY };
const BOOKINGS_OF_SUSPECTED: RateLimitRule = { name: "visit-bookings-suspected", points: 1, seconds: DAY };

export function limitView(clientAddress: string): Promise<RateLimitResult> {
	return rateLimit(VIEWS, clientAddress);
}

/** Counted before anything is looked up. */
export function limitPost(clientAddress: string): Promise<RateLimitResult> {
	return rateLimit(POSTS, clientAddress);
}

export function limitLead(leadId: string): Promise<RateLimitResult> {
	return rateLimit(POSTS_PER_LEAD, leadId);
}

/** Counts a booking that is about to be stored, in its transaction. */
export function limitBooking(
	tx: Tx,
	clientAddress: string,
	{ suspectedSpam }: { suspectedSpam: boolean },
): Promise<RateLimitResult> {
	return rateLimitWithin(tx, suspectedSpam ? BOOKINGS_OF_SUSPECTED : BOOKINGS, clientAddress);
}
