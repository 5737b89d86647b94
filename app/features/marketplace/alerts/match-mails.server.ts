// The emails to posters about listings that match theirs, and how they stop: for all of a person's listings, also those
// posted later.
import { and, desc, eq, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { isLinkKey, linkAddress, linkKey } from "#app/platform/private-links.server.ts";
import { listings } from "#db/schema.ts";

/** Null when the person has no listing anymore, or stopped these emails. */
export async function matchMailsLink(tx: Tx, emailKey: string): Promise<string | null> {
	const [own] = await tx
		.select({ id: listings.id })
		.from(listings)
		.where(and(eq(sql`lower(${listings.email})`, emailKey), eq(listings.matchMails, true)))
		.orderBy(desc(listings.createdAt))
		.limit(1);
	if (!own) return null;
	return linkAddress("match-mails", await linkKey("match-mails", own.id), own);
}

/** Safe to repeat. Does nothing for a wrong link. */
export async function stopMatchMails(listingId: string, token: string): Promise<void> {
	if (!isUuid(listingId) || !(await isLinkKey("match-mails", listingId, token))) return;
	await db().execute(sql`
		update listings set match_mails = false
		where lower(email) = (select lower(email) from listings where id = ${listingId})`);
}
