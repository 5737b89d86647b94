import type { Problem } from "../journey.ts";

/** What the page hears after sending everything. */
export type SubmitAnswer = { ok: true; notified: boolean } | { ok: false; problems: Problem[] };
