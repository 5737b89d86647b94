import type { Problem } from "../journey.ts";

/** The response to a submission. */
export type SubmitAnswer = { ok: true; notified: boolean } | { ok: false; problems: Problem[] };
