import { sql } from "drizzle-orm";
import type { Tx } from "#app/platform/database/db.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import { editLinks } from "#db/schema.ts";
import { CONFIRMATION_DAYS } from "../listing/listing.ts";
import { hashToken } from "./edit-links.server.ts";

/** Derived, so that a retried email contains the same link. Asking for a new edit link revokes it. */
export async function createConfirmationLink(tx: Tx, listingId: string): Promise<string> {
	const token = (await keyedHash("confirm-listing", listingId)).toString("base64url");
	await tx
		.insert(editLinks)
		.values({
			listingId,
			tokenHash: hashToken(token),
			expiresAt: sql`now() + make_interval(days => ${CONFIRMATION_DAYS})`,
		})
		.onConflictDoNothing();
	return token;
}
