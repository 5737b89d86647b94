// How often one visitor may send something. Far more than anybody needs to fill in the form, too little to flood us.
import type { RateLimitRule } from "#app/platform/rate-limits.server.ts";

export const SAVES: RateLimitRule = { name: "intake-save", points: 600, seconds: 600 };
export const UPLOADS: RateLimitRule = { name: "intake-upload", points: 400, seconds: 3_600 };
export const SUBMISSIONS: RateLimitRule = { name: "intake-submit", points: 60, seconds: 3_600 };
