// The signed link with which somebody picks a time for a visit or a call. It is made here, because the mails of every
// kind of lead carry it; what it opens belongs to the feature `visits`.
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { isLinkKey, lifetimeMs, linkKey, linkPath } from "#app/platform/private-links.server.ts";
import { leads } from "#db/schema.ts";
import type { Lead } from "./leads.server.ts";

/** Where a link comes from that only somebody we can reach has: our mail to the lead's address, or the office. */
export type LinkOrigin = "mail" | "office";

/** A later `from` makes it work longer. With an origin, what is booked needs no further proof. */
export async function visitPath(
	lead: Pick<Lead, "id" | "reference" | "createdAt">,
	from: Date = lead.createdAt,
	origin?: LinkOrigin,
): Promise<string> {
	const until = new Date(from.getTime() + lifetimeMs("pick-time")).toISOString().slice(0, 10);
	const signed = signedText(lead.id, until);
	const path = linkPath("pick-time", await linkKey("pick-time", signed), { lead: lead.reference, until });
	if (!origin) return path;
	const proof = `pick-time-${origin}` as const;
	return linkPath(proof, await linkKey(proof, signed), { path });
}

/** For a mail to the lead's address. */
export async function visitAddress(
	lead: Pick<Lead, "id" | "reference" | "createdAt">,
	from?: Date,
): Promise<string> {
	return publicUrl() + (await visitPath(lead, from, "mail"));
}

export type OpenedLink =
	| { ok: true; lead: Lead; origin: LinkOrigin | null }
	| { ok: false; reason: "unknown" | "expired" };

export async function openVisitLink(search: URLSearchParams, now = new Date()): Promise<OpenedLink> {
	const [reference, until, key] = ["lead", "until", "key"].map((name) => search.get(name) ?? "");
	if (!reference || !key || !/^[\w-]{1,20}$/.test(reference) || !/^\d{4}-\d\d-\d\d$/.test(until ?? ""))
		return { ok: false, reason: "unknown" };
	const [lead] = await db().select().from(leads).where(eq(leads.reference, reference));
	if (!lead || !(await isLinkKey("pick-time", signedText(lead.id, until ?? ""), key)))
		return { ok: false, reason: "unknown" };
	if (now.toISOString().slice(0, 10) > (until ?? "")) return { ok: false, reason: "expired" };
	return {
		ok: true,
		lead,
		origin: await originOf(search.get("proof") ?? "", signedText(lead.id, until ?? "")),
	};
}

async function originOf(proof: string, signed: string): Promise<LinkOrigin | null> {
	for (const origin of ["mail", "office"] as const)
		if (await isLinkKey(`pick-time-${origin}`, signed, proof)) return origin;
	return null;
}

function signedText(leadId: string, until: string): string {
	return `${leadId} ${until}`;
}
