// The first email about a listing. Its link proves the poster's address and opens the edit page.
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { longDay } from "#app/features/company/dates.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { allowMessage } from "#app/platform/messages/recipient-limit.server.ts";
import { keyHash, linkAddress, linkEnds, randomKey } from "#app/platform/private-links.server.ts";
import { editLinks, listings } from "#db/schema.ts";
import { type PostedListing, postedListingsMail, postedMail } from "../listing/listing-mails.server.tsx";
import { editLinkPath, listingPath } from "../listing/listing-paths.ts";

const MAX_LISTINGS_PER_MAIL = 25;
const MAX_ADDRESSES_PER_RUN = 500;

/**
 * Mails the links of all listings of this address that had to wait, in one email. Over the recipient's limit they go
 * on waiting. The days to confirm count from when the email leaves.
 */
export async function mailConfirmationLinks(tx: Tx, email: string): Promise<void> {
	const waiting = await tx
		.select({
			id: listings.id,
			kind: listings.kind,
			category: listings.category,
			email: listings.email,
			isHeld: listings.held,
			expiresAt: listings.expiresAt,
		})
		.from(listings)
		.where(and(isWaiting, isFrom(email)))
		.orderBy(asc(listings.createdAt))
		.limit(MAX_LISTINGS_PER_MAIL)
		.for("update");
	const [first] = waiting;
	if (!first) return;
	// Whoever confirmed a listing wants our emails, so strangers' guesses don't use up this limit.
	const isProved = (await tx.$count(listings, and(isFrom(email), isNotNull(listings.confirmedAt)))) > 0;
	if (!(await allowMessage(tx, email, isProved ? "edit-link" : "listing"))) return;
	const posted: PostedListing[] = [];
	for (const { id, kind, expiresAt, ...listing } of waiting) {
		posted.push({
			...listing,
			kind,
			expires: longDay(expiresAt),
			listingAddress: publicUrl() + listingPath(kind, id),
			editAddress: linkAddress("confirm-listing", await createConfirmationLink(tx, id), { id, kind }),
			newLinkAddress: publicUrl() + editLinkPath(kind, id),
		});
		await tx
			.update(listings)
			.set({ confirmBy: linkEnds("confirm-listing") })
			.where(eq(listings.id, id));
	}
	const [only, ...others] = posted;
	await queueMail(tx, {
		purpose: "listing-posted",
		listingId: first.id,
		to: first.email,
		// Counted above.
		isScheduled: true,
		...(only && others.length === 0 ? postedMail(only) : postedListingsMail(posted)),
	});
}

export async function mailWaitingLinks(): Promise<void> {
	const addresses = await db()
		.selectDistinct({ email: sql<string>`lower(${listings.email})` })
		.from(listings)
		.where(isWaiting)
		.limit(MAX_ADDRESSES_PER_RUN);
	for (const { email } of addresses) await db().transaction((tx) => mailConfirmationLinks(tx, email));
}

const isWaiting = and(
	eq(listings.status, "active"),
	isNull(listings.confirmedAt),
	isNull(listings.confirmBy),
	isNull(listings.deletedAt),
);

function isFrom(email: string) {
	return and(eq(sql`lower(${listings.email})`, email.toLowerCase()), eq(listings.sample, false));
}

/** Asking for a new edit link revokes it. */
async function createConfirmationLink(tx: Tx, listingId: string): Promise<string> {
	const token = randomKey();
	await tx.insert(editLinks).values({
		listingId,
		tokenHash: keyHash(token),
		expiresAt: linkEnds("confirm-listing"),
	});
	return token;
}
