// Opens a visit by the token in its link.
import type { Lead } from "#app/features/leads/leads.server.ts";
import { idOfLink, lifetimeMs } from "#app/platform/private-links.server.ts";
import type { BadLink } from "./messages.ts";
import type { Visit } from "./visit-row.server.ts";
import { findVisit } from "./visits.server.ts";

export type OpenedVisit = { ok: true; visit: Visit; lead: Lead } | { ok: false; reason: BadLink };

export async function openVisit(token: string, now = new Date()): Promise<OpenedVisit> {
	const id = await idOfLink("visit", token);
	const found = id ? await findVisit(id) : null;
	if (!found) return { ok: false, reason: "unknown" };
	if (now.getTime() > found.visit.endsAt.getTime() + lifetimeMs("visit"))
		return { ok: false, reason: "expired" };
	return { ok: true, ...found };
}
