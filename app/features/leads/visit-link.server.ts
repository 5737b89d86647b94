// The signed link with which somebody picks a time for a visit or a call. It is made here, because the mails of every
// kind of lead carry it; what it opens belongs to the feature `visits`.
import { eq } from "drizzle-orm";
import { href } from "react-router";
import { db } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { isKeyedHash, keyedHash } from "#app/platform/secrets.server.ts";
import { leads } from "#db/schema.ts";
import type { Lead } from "./leads.server.ts";

const PURPOSE = "visit-link";
const LINK_DAYS = 60;
const DAY = 86_400_000;

/** Where a link comes from that only somebody we can reach has: our mail to the lead's address, or the office. */
export type LinkOrigin = "mail" | "office";

/** A later `from` makes it work longer. With an origin, what is booked needs no further proof. */
export async function visitPath(
	lead: Pick<Lead, "id" | "reference" | "createdAt">,
	from: Date = lead.createdAt,
	origin?: LinkOrigin,
): Promise<string> {
	const until = new Date(from.getTime() + LINK_DAYS * DAY).toISOString().slice(0, 10);
	const query = new URLSearchParams({
		lead: lead.reference,
		until,
		key: (await keyedHash(PURPOSE, signedText(lead.id, until))).toString("base64url"),
	});
	if (origin)
		query.set(
			"proof",
			(await keyedHash(originPurpose(origin), signedText(lead.id, until))).toString("base64url"),
		);
	return `${href("/visit")}?${query}`;
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
	const given = Buffer.from(key, "base64url");
	if (!lead || !(await isKeyedHash(PURPOSE, signedText(lead.id, until ?? ""), given)))
		return { ok: false, reason: "unknown" };
	if (now.toISOString().slice(0, 10) > (until ?? "")) return { ok: false, reason: "expired" };
	return {
		ok: true,
		lead,
		origin: await originOf(search.get("proof") ?? "", signedText(lead.id, until ?? "")),
	};
}

async function originOf(proof: string, signed: string): Promise<LinkOrigin | null> {
	const given = Buffer.from(proof, "base64url");
	for (const origin of ["mail", "office"] as const)
		if (await isKeyedHash(originPurpose(origin), signed, given)) return origin;
	return null;
}

function originPurpose(origin: LinkOrigin): string {
	return `${PURPOSE}-${origin}`;
}

function signedText(leadId: string, until: string): string {
	return `${leadId} ${until}`;
}
