// The page of a request, for whoever has its signed link from our mail.
import { eq } from "drizzle-orm";
import { href } from "react-router";
import { db } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { isKeyedHash, keyedHash } from "#app/platform/secrets.server.ts";
import { leads } from "#db/schema.ts";
import type { Lead } from "../leads.server.ts";

const PURPOSE = "request-page";

export async function requestLink(lead: Pick<Lead, "id" | "reference">): Promise<string> {
	const path = href("/request/:reference", { reference: lead.reference });
	return `${publicUrl()}${path}?token=${(await keyedHash(PURPOSE, lead.id)).toString("base64url")}`;
}

/** Null for a wrong link. Suspected spam has no page: nobody was mailed its link. */
export async function leadOfLink(reference: string, token: string): Promise<Lead | null> {
	if (!/^[\w-]{1,20}$/.test(reference)) return null;
	const [lead] = await db().select().from(leads).where(eq(leads.reference, reference));
	if (!lead || lead.suspectedSpam) return null;
	return (await isKeyedHash(PURPOSE, lead.id, Buffer.from(token, "base64url"))) ? lead : null;
}
