// An edit link saves once. If the response is lost and the same save is sent again, it is confirmed again.
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { isKeyLike, keyHash } from "#app/platform/private-links.server.ts";
import { editLinks, listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { findEditableListing, isValidLink } from "./edit-links.server.ts";

export type EditOutcome = "updated" | "sold" | "removed" | "confirmed" | "renewed" | "reposted";

export type EditSave = {
	kind: ListingKind;
	id: string;
	token: string;
	/** The same for a save that is sent twice. Null when it cannot be identified. */
	fingerprint: Buffer | null;
};

export type RedeemResult =
	| {
			ok: true;
			/** It was saved before, and nothing was changed now. */
			repeated: boolean;
	  }
	| { ok: false; reason: "expired-link" | "listing-missing" };

/**
 * Uses up the link and makes the change in one transaction. Of concurrent saves, the row lock lets one through and
 * the others find the link used.
 */
export async function redeemEditLink(
	{ kind, id, token, fingerprint }: EditSave,
	change: (tx: Tx) => Promise<void>,
): Promise<RedeemResult> {
	if (!isUuid(id) || !isKeyLike(token)) return { ok: false, reason: "expired-link" };
	return db().transaction(async (tx) => {
		const [link] = await tx
			.select({ id: editLinks.id })
			.from(editLinks)
			.where(isValidLink(kind, id, token))
			.for("update");
		if (!link) {
			const saved =
				fingerprint &&
				(await tx.$count(editLinks, and(isUsedLink(id, token), eq(editLinks.savedFingerprint, fingerprint))));
			return saved ? { ok: true, repeated: true } : { ok: false, reason: "expired-link" };
		}
		// Nothing was saved, so the link stays valid: an admin may restore the listing.
		if (!(await findEditableListing(kind, id, tx))) return { ok: false, reason: "listing-missing" };
		await tx
			.update(editLinks)
			.set({ usedAt: sql`now()`, savedFingerprint: fingerprint })
			.where(eq(editLinks.id, link.id));
		await change(tx);
		return { ok: true, repeated: false };
	});
}

/** What a save through this link did. Null when the link was not used or is too old. */
export async function findLinkOutcome(
	kind: ListingKind,
	id: string,
	token: string,
): Promise<EditOutcome | null> {
	if (!isUuid(id) || !isKeyLike(token)) return null;
	const [listing] = await db()
		.select({ status: listings.status })
		.from(editLinks)
		.innerJoin(listings, eq(listings.id, editLinks.listingId))
		.where(and(isUsedLink(id, token), eq(listings.kind, kind), isNull(listings.deletedAt)));
	if (!listing) return null;
	return listing.status === "sold" || listing.status === "removed" ? listing.status : "updated";
}

function isUsedLink(listingId: string, token: string) {
	return and(
		eq(editLinks.tokenHash, keyHash(token)),
		eq(editLinks.listingId, listingId),
		isNotNull(editLinks.usedAt),
		gt(editLinks.expiresAt, sql`now()`),
	);
}
