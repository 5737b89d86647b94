// The page of a request, for whoever has its signed link from our mail.
import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { href } from "react-router";
import { db } from "#app/platform/db.server.ts";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import { leads } from "#db/schema.ts";
import type { Lead } from "../leads.server.ts";

export async function requestLink(lead: Pick<Lead, "id" | "reference">): Promise<string> {
	const path = href("/request/:reference", { reference: lead.reference });
	return `${publicUrl()}${path}?token=${await tokenOf(lead.id)}`;
}

/** Null for a wrong link. Suspected spam has no page: nobody was mailed its link. */
export async function leadOfLink(reference: string, token: string): Promise<Lead | null> {
	if (!/^[\w-]{1,20}$/.test(reference)) return null;
	const [lead] = await db().select().from(leads).where(eq(leads.reference, reference));
	if (!lead || lead.suspectedSpam) return null;
	const [right, given] = [Buffer.from(await tokenOf(lead.id)), Buffer.from(token)];
	return right.length === given.length && timingSafeEqual(right, given) ? lead : null;
}

async function tokenOf(leadId: string): Promise<string> {
	return (await keyedHash("request-page", leadId)).toString("base64url");
}
