// How often one network or one request may look at, book and change visits.
import { type RateLimitResult, type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";

const HOUR = 3_600;
const VIEWS: RateLimitRule = { name: "visit-views", points: 600, seconds: 600 };
const POSTS: RateLimitRule = { name: "visit-posts", points: 300, seconds: HOUR };
/** Enough to change your mind. More would only block times for others and flood the office with mail. */
const POSTS_PER_LEAD: RateLimitRule = { name: "visit-lead", points: 20, seconds: HOUR };

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
