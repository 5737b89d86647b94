// Why a moderator should see a listing before it is public: signs of spam, a repeated text, or its poster's past.
import { createHash } from "node:crypto";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Tx } from "#app/platform/database/db.server.ts";
import { listings } from "#db/schema.ts";
import type { ListingKind } from "./listing.ts";
import type { ListingFields } from "./listing-fields.ts";
import { findOffense } from "./offenses.server.ts";
import { MAX_REPEATED_TEXTS, MIN_COPIED_LETTERS, normalizeText, suspicionOf } from "./suspicion.ts";

type Posted = {
	/** Null for a new one. */
	id: string | null;
	kind: ListingKind;
	fields: ListingFields;
	/** What the form itself gave away. */
	suspicion?: string | null;
};

/** Null for most. Whatever makes a listing public asks here: a new post, a change, a renewal, a repost. */
export async function reasonToHold(tx: Tx, posted: Posted): Promise<string | null> {
	return posted.suspicion || (await repeatedText(tx, posted)) || findOffense(tx, posted.fields);
}

/** The same for a listing as it is stored, when it is put up again without a change. */
export async function heldAgain(tx: Tx, id: string): Promise<{ held?: true; heldReason?: string }> {
	const [stored] = await tx.select().from(listings).where(eq(listings.id, id));
	if (!stored) return {};
	const suspicion = suspicionOf({ trap: "", begun: "", now: 0, description: stored.description });
	const heldReason = await reasonToHold(tx, { id, kind: stored.kind, fields: stored, suspicion });
	return heldReason === null ? {} : { held: true, heldReason };
}

/** Stored with the listing, to find its text again. */
export function textHashOf(kind: ListingKind, { title, description }: ListingFields): Buffer {
	return createHash("sha256")
		.update(normalizeText(kind, title, description))
		.digest();
}

/** The second person with the same words has copied them; one person may have several of a kind. */
async function repeatedText(tx: Tx, { id, kind, fields }: Posted): Promise<string | null> {
	const earlier = await tx
		.select({ email: listings.email })
		.from(listings)
		.where(
			and(
				eq(listings.textHash, textHashOf(kind, fields)),
				gt(listings.createdAt, sql`now() - interval '30 days'`),
				id === null ? undefined : ne(listings.id, id),
			),
		)
		.limit(MAX_REPEATED_TEXTS);
	if (earlier.length >= MAX_REPEATED_TEXTS) return "The same text was posted several times.";
	const isCopied = earlier.some(({ email }) => email.toLowerCase() !== fields.email.toLowerCase());
	const letters = normalizeText(kind, fields.title, fields.description).length;
	return isCopied && letters >= MIN_COPIED_LETTERS ? "Someone else posted the same text." : null;
}
