// The emails to posters about listings that match theirs, and how they stop: for all of a person's listings, also those
// posted later.
import { and, desc, eq, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { isKeyedHash, keyedHash } from "#app/platform/secrets.server.ts";
import { listings } from "#db/schema.ts";

const PURPOSE = "match-mails";

/** Null when the person has no listing anymore, or stopped these emails. */
export async function matchMailsLink(tx: Tx, emailKey: string): Promise<string | null> {
	const [own] = await tx
		.select({ id: listings.id })
		.from(listings)
		.where(and(eq(sql`lower(${listings.email})`, emailKey), eq(listings.matchMails, true)))
		.orderBy(desc(listings.createdAt))
		.limit(1);
	if (!own) return null;
	const key = (await keyedHash(PURPOSE, own.id)).toString("base64url");
	return `${publicUrl()}/alerts/unsubscribe?listing=${own.id}&token=${key}`;
}

/** Safe to repeat. Does nothing for a wrong link. */
export async function stopMatchMails(listingId: string, token: string): Promise<void> {
	if (!isUuid(listingId)) return;
	if (!(await isKeyedHash(PURPOSE, listingId, Buffer.from(token, "base64url")))) return;
	await db().execute(sql`
		update listings set match_mails = false
		where lower(email) = (select lower(email) from listings where id = ${listingId})`);
}
