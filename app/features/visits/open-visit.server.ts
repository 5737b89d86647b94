// Opens a visit by the token in its link.
import type { Lead } from "#app/features/leads/leads.server.ts";
import { readSignedId } from "#app/platform/signed-ids.server.ts";
import type { BadLink } from "./messages.ts";
import type { Visit } from "./visit-row.server.ts";
import { findVisit } from "./visits.server.ts";

export type OpenedVisit = { ok: true; visit: Visit; lead: Lead } | { ok: false; reason: BadLink };

/** How long the page stays readable after the visit. */
const DAYS_AFTER = 30;
const DAY = 86_400_000;

export async function openVisit(token: string, now = new Date()): Promise<OpenedVisit> {
	const id = await readSignedId("visit", token);
	const found = id ? await findVisit(id) : null;
	if (!found) return { ok: false, reason: "unknown" };
	if (now.getTime() > found.visit.endsAt.getTime() + DAYS_AFTER * DAY)
		return { ok: false, reason: "expired" };
	return { ok: true, ...found };
}
