// Remembers whose listings the office deleted. What the same person posts next waits for a moderator.
import { and, countDistinct, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { mailboxKey } from "#app/platform/messages/mailbox.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import { listingOffenses, listings } from "#db/schema.ts";
import { digitsIn } from "./listing.ts";

/** One deleted listing may be a mistake. */
const OFFENSES_TO_HOLD = 2;
const REMEMBERED_DAYS = 180;

type Poster = { email: string; phoneNumber: string; whatsappNumber: string | null };

export async function recordOffense(tx: Tx, listingId: string): Promise<void> {
	const [poster] = await tx
		.select({
			email: listings.email,
			phoneNumber: listings.phoneNumber,
			whatsappNumber: listings.whatsappNumber,
		})
		.from(listings)
		.where(eq(listings.id, listingId));
	if (!poster) return;
	const fingerprints = await fingerprintsOf(poster);
	await tx.insert(listingOffenses).values(fingerprints.map((fingerprint) => ({ listingId, fingerprint })));
}

export async function forgetOffense(tx: Tx, listingId: string): Promise<void> {
	await tx.delete(listingOffenses).where(eq(listingOffenses.listingId, listingId));
}

export async function deleteOldOffenses(): Promise<void> {
	await db()
		.delete(listingOffenses)
		.where(lt(listingOffenses.createdAt, sql`now() - make_interval(days => ${REMEMBERED_DAYS})`));
}

/** Why a moderator should look first, or null. */
export async function findOffense(tx: Tx, poster: Poster): Promise<string | null> {
	const [found] = await tx
		.select({ listings: countDistinct(listingOffenses.listingId) })
		.from(listingOffenses)
		.where(
			and(
				inArray(listingOffenses.fingerprint, await fingerprintsOf(poster)),
				gt(listingOffenses.createdAt, sql`now() - make_interval(days => ${REMEMBERED_DAYS})`),
			),
		);
	return (found?.listings ?? 0) >= OFFENSES_TO_HOLD
		? `We deleted ${found?.listings} of this person's listings in the last ${REMEMBERED_DAYS} days.`
		: null;
}

function fingerprintsOf({ email, phoneNumber, whatsappNumber }: Poster): Promise<Buffer[]> {
	const numbers = [phoneNumber, whatsappNumber ?? ""].map((number) =>
		digitsIn(number).replace(/^1(?=\d{10}$)/, ""),
	);
	return Promise.all([
		keyedHash("offense-email", mailboxKey(email)),
		// Nobody is barred for having no number.
		...[...new Set(numbers)].filter(Boolean).map((number) => keyedHash("offense-phone", number)),
	]);
}
