// How much one visitor may send, by script or by plain form: far more than anybody fills in, too little to flood us.
import type { RateLimitRule } from "#app/platform/rate-limits.server.ts";

export const SAVES: RateLimitRule = { name: "intake-save", points: 600, seconds: 600 };
export const UPLOADS: RateLimitRule = { name: "intake-upload", points: 400, seconds: 3_600 };
export const SUBMISSIONS: RateLimitRule = { name: "intake-submit", points: 60, seconds: 3_600 };
