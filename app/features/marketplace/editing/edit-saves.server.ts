// An edit link saves once. A save whose answer was lost on its way may be sent again: it is told that it stands.
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { isUuid } from "#app/platform/uuid.server.ts";
import { editLinks, listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { editableListing, hashOf, looksLikeToken, validLink } from "./edit-links.server.ts";

export type EditOutcome = "updated" | "sold" | "removed";

export type EditSave = {
	kind: ListingKind;
	id: string;
	token: string;
	/** The same for one save sent twice; null when it cannot be told from another. */
	fingerprint: Buffer | null;
};

export type Redeemed =
	| { ok: true /** It was saved before, and nothing was changed now. */; repeated: boolean }
	| { ok: false; reason: "expired-link" | "listing-missing" };

/**
 * Uses the link up and makes the change, both or neither. Of many saves at once the row's lock lets one through:
 * the others find the link used.
 */
export async function redeemEditLink(
	{ kind, id, token, fingerprint }: EditSave,
	change: (tx: Tx) => Promise<void>,
): Promise<Redeemed> {
	if (!isUuid(id) || !looksLikeToken(token)) return { ok: false, reason: "expired-link" };
	return db().transaction(async (tx) => {
		const [link] = await tx
			.select({ id: editLinks.id })
			.from(editLinks)
			.where(validLink(kind, id, token))
			.for("update");
		if (!link) {
			const saved =
				fingerprint &&
				(await tx.$count(editLinks, and(usedLink(id, token), eq(editLinks.savedFingerprint, fingerprint))));
			return saved ? { ok: true, repeated: true } : { ok: false, reason: "expired-link" };
		}
		// Nothing was saved, so the link stays good: the office may bring the listing back.
		if (!(await editableListing(kind, id, tx))) return { ok: false, reason: "listing-missing" };
		await tx
			.update(editLinks)
			.set({ usedAt: sql`now()`, savedFingerprint: fingerprint })
			.where(eq(editLinks.id, link.id));
		await change(tx);
		return { ok: true, repeated: false };
	});
}

/** What became of the listing through this link; null when the link was not used, or is too old to ask. */
export async function outcomeOfLink(
	kind: ListingKind,
	id: string,
	token: string,
): Promise<EditOutcome | null> {
	if (!isUuid(id) || !looksLikeToken(token)) return null;
	const [listing] = await db()
		.select({ status: listings.status })
		.from(editLinks)
		.innerJoin(listings, eq(listings.id, editLinks.listingId))
		.where(and(usedLink(id, token), eq(listings.kind, kind), isNull(listings.deletedAt)));
	if (!listing) return null;
	return listing.status === "sold" || listing.status === "removed" ? listing.status : "updated";
}

function usedLink(listingId: string, token: string) {
	return and(
		eq(editLinks.tokenHash, hashOf(token)),
		eq(editLinks.listingId, listingId),
		isNotNull(editLinks.usedAt),
		gt(editLinks.expiresAt, sql`now()`),
	);
}
