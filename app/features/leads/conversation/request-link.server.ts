// The page of a request, for whoever has its signed link from our mail.
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { isLinkKey, linkAddress, linkKey } from "#app/platform/private-links.server.ts";
import { leads } from "#db/schema.ts";
import type { Lead } from "../leads.server.ts";

export async function requestLink(lead: Pick<Lead, "id" | "reference">): Promise<string> {
	return linkAddress("request", await linkKey("request", lead.id), lead);
}

/** Null for a wrong link. Suspected spam has no page: nobody was mailed its link. */
export async function leadOfLink(reference: string, token: string): Promise<Lead | null> {
	if (!/^[\w-]{1,20}$/.test(reference)) return null;
	const [lead] = await db().select().from(leads).where(eq(leads.reference, reference));
	if (!lead || lead.suspectedSpam) return null;
	return (await isLinkKey("request", lead.id, token)) ? lead : null;
}
