// An edit link proves that somebody reads the poster's mail: 256 random bits, one hour, one use.
// Only its hash is stored. The link itself is made inside the job that mails it.
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { defineJob, enqueue, PermanentFailure } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/mail.server.ts";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { checkRateLimit, type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { allowMessage } from "#app/platform/recipient-limit.server.ts";
import { isUuid } from "#app/platform/uuid.server.ts";
import { editLinks, listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import type { ListingFields } from "../listing/listing-fields.ts";
import { editPath } from "../listing/listing-paths.ts";
import { editLinkMail } from "../mails.ts";

const HOUR = 3_600;
/** Wrong addresses tried by one network, over all listings. */
const wrongPerNetwork: RateLimitRule = { name: "edit-link-wrong", points: 30, seconds: HOUR };
/** Mails to one poster about one listing. */
const sentPerListing: RateLimitRule = { name: "edit-link-sent", points: 6, seconds: HOUR };

export type EditLinkRequest = {
	kind: ListingKind;
	id: string;
	email: string;
	clientAddress: string;
};

export type EditLinkAnswer =
	| { ok: true }
	| { ok: false; reason: "not-found" | "wrong-email" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

/**
 * The right address always gets its mail, up to the limit of its own mailbox: wrong tries never use that limit up.
 * A network with too many wrong tries hears the same answer to every address, right or wrong. Both ways do the same
 * work, so that the time it takes tells nothing.
 */
export async function requestEditLink(request: EditLinkRequest): Promise<EditLinkAnswer> {
	const { kind, id, email, clientAddress } = request;
	if (!isUuid(id)) return { ok: false, reason: "not-found" };
	const [listing] = await db()
		.select({ email: listings.email })
		.from(listings)
		.where(and(eq(listings.id, id), eq(listings.kind, kind), eq(listings.isPublic, true)));
	if (!listing) return { ok: false, reason: "not-found" };
	const isRight = sameAddress(listing.email, email);
	const network = isRight
		? await checkRateLimit(wrongPerNetwork, clientAddress)
		: await rateLimit(wrongPerNetwork, clientAddress);
	const mailbox = isRight ? await rateLimit(sentPerListing, id) : await checkRateLimit(sentPerListing, id);
	await db().transaction(async (tx) => {
		// A wrong address counts against a recipient that does not exist, so that both cost the same.
		const isAllowed = await allowMessage(tx, isRight ? listing.email : `nobody@${id}`, "link");
		await enqueue(tx, editLinkJob, { listingId: id, isRightAddress: isRight && mailbox.ok && isAllowed });
	});
	if (!network.ok) return { ok: false, reason: "too-often", retryAfterSeconds: network.retryAfterSeconds };
	if (!isRight) return { ok: false, reason: "wrong-email" };
	if (!mailbox.ok) return { ok: false, reason: "too-often", retryAfterSeconds: mailbox.retryAfterSeconds };
	return { ok: true };
}

function sameAddress(one: string, other: string): boolean {
	return timingSafeEqual(hashOf(one.toLowerCase()), hashOf(other.toLowerCase()));
}

/** Enqueued for a wrong address too, which it does not mail: see `requestEditLink`. */
export const editLinkJob = defineJob<{ listingId: string; isRightAddress: boolean }>("edit-link", {
	retryLimit: 8,
	retryDelay: 5,
	retryDelayMax: 300,
	expireInSeconds: 120,
	concurrency: 3,
	pollSeconds: 1,
	async handler({ listingId, isRightAddress }) {
		if (isRightAddress) await mailEditLink(listingId);
	},
});

/** A try that failed leaves a link that nobody has; the next try revokes it. */
async function mailEditLink(listingId: string): Promise<void> {
	const [listing] = await db()
		.select({ kind: listings.kind, category: listings.category, email: listings.email })
		.from(listings)
		.where(eq(listings.id, listingId));
	if (!listing) return;
	const token = await newEditLink(listingId);
	const sent = await sendMail({
		to: listing.email,
		...editLinkMail({
			...listing,
			address: `${publicUrl()}${editPath(listing.kind, listingId)}?token=${token}`,
		}),
	});
	if (sent.ok) return;
	// The refusal may repeat the recipient: it stays out of the log.
	const message = `the edit link for listing ${listingId} could not be mailed`;
	throw sent.permanent ? new PermanentFailure(message) : new Error(message);
}

/** Revokes every earlier link of the listing. */
export async function newEditLink(listingId: string): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	await db().transaction(async (tx) => {
		// In turn, so that of two requests at once one link stays valid, not both.
		await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for("update");
		await tx
			.update(editLinks)
			.set({ revokedAt: sql`now()` })
			.where(and(eq(editLinks.listingId, listingId), isNull(editLinks.usedAt), isNull(editLinks.revokedAt)));
		await tx
			.insert(editLinks)
			.values({ listingId, tokenHash: hashOf(token), expiresAt: sql`now() + interval '1 hour'` });
	});
	return token;
}

export type EditableListing = ListingFields & { id: string; kind: ListingKind; title: string };
export type OpenedEditLink =
	| { ok: true; listing: EditableListing }
	| { ok: false; reason: "invalid-link" | "expired-link" | "listing-missing" };

/** Looks without using: mail programs open links before people do. */
export async function openEditLink(kind: ListingKind, id: string, token: string): Promise<OpenedEditLink> {
	if (!isUuid(id) || token === "") return { ok: false, reason: "invalid-link" };
	if (!looksLikeToken(token)) return { ok: false, reason: "expired-link" };
	const [link] = await db()
		.select({ id: editLinks.id })
		.from(editLinks)
		.where(validLink(kind, id, token));
	if (!link) return { ok: false, reason: "expired-link" };
	const listing = await editableListing(kind, id);
	return listing ? { ok: true, listing } : { ok: false, reason: "listing-missing" };
}

/** Conditions under which a link still saves. One for a product opens no wanted item, and the other way round. */
export function validLink(kind: ListingKind, listingId: string, token: string) {
	return and(
		eq(editLinks.tokenHash, hashOf(token)),
		eq(editLinks.listingId, listingId),
		sql`exists (select 1 from ${listings} where ${listings.id} = ${listingId} and ${listings.kind} = ${kind})`,
		isNull(editLinks.usedAt),
		isNull(editLinks.revokedAt),
		gt(editLinks.expiresAt, sql`now()`),
	);
}

export async function editableListing(
	kind: ListingKind,
	id: string,
	tx: Tx | ReturnType<typeof db> = db(),
): Promise<EditableListing | null> {
	const [row] = await tx
		.select({
			id: listings.id,
			kind: listings.kind,
			title: listings.title,
			description: listings.description,
			amountCents: listings.amountCents,
			isFree: listings.isFree,
			category: listings.category,
			location: listings.location,
			email: listings.email,
			phoneNumber: listings.phoneNumber,
			whatsappNumber: listings.whatsappNumber,
			urgency: listings.urgency,
		})
		.from(listings)
		.where(
			and(
				eq(listings.id, id),
				eq(listings.kind, kind),
				isNull(listings.deletedAt),
				sql`${listings.status} <> 'removed'`,
			),
		);
	return row ?? null;
}

export function looksLikeToken(token: string): boolean {
	return /^[\w-]{43}$/.test(token);
}

export function hashOf(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}
