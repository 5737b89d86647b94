// An edit link proves that somebody reads the poster's mail: 256 random bits, one hour, one use.
// Only the hash rests in the database; the link itself is made inside the job that mails it.
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { defineJob, enqueue, PermanentFailure } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/mail.server.ts";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { allowMessage } from "#app/platform/recipient-limit.server.ts";
import { editLinks, listings } from "#db/schema.ts";
import type { ListingKind } from "./listing.ts";
import type { ListingFields } from "./listing-fields.ts";
import { editPath } from "./listing-paths.ts";
import { isUuid } from "./listings.server.ts";
import { editLinkMail } from "./mails.ts";

const HOUR = 3_600;
const perListing: RateLimitRule = { name: "edit-link-listing", points: 6, seconds: HOUR };
const perAddress: RateLimitRule = { name: "edit-link-address", points: 30, seconds: HOUR };

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

export async function requestEditLink(request: EditLinkRequest): Promise<EditLinkAnswer> {
	const { kind, id, email, clientAddress } = request;
	if (!isUuid(id)) return { ok: false, reason: "not-found" };
	for (const [rule, key] of [
		[perAddress, clientAddress],
		[perListing, id],
	] as const) {
		const limited = await rateLimit(rule, key);
		if (!limited.ok) return { ok: false, reason: "too-often", retryAfterSeconds: limited.retryAfterSeconds };
	}
	return db().transaction(async (tx) => {
		const [listing] = await tx
			.select({ email: listings.email })
			.from(listings)
			.where(and(eq(listings.id, id), eq(listings.kind, kind), eq(listings.isPublic, true)));
		if (!listing) return { ok: false, reason: "not-found" };
		if (listing.email.toLowerCase() !== email.toLowerCase()) return { ok: false, reason: "wrong-email" };
		// Says nothing when over the limit: the answer must not tell more than a mail sent just before it did.
		if (await allowMessage(tx, listing.email, "link")) await enqueue(tx, editLinkJob, { listingId: id });
		return { ok: true };
	});
}

export const editLinkJob = defineJob<{ listingId: string }>("edit-link", {
	retryLimit: 8,
	retryDelay: 5,
	retryDelayMax: 300,
	expireInSeconds: 120,
	concurrency: 3,
	pollSeconds: 1,
	handler: ({ listingId }) => mailEditLink(listingId),
});

/** A try that failed leaves a link that nobody has; the next try revokes it. */
async function mailEditLink(listingId: string): Promise<void> {
	const [listing] = await db()
		.select({ kind: listings.kind, title: listings.title, email: listings.email })
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
	const told = `the edit link for listing ${listingId} could not be mailed`;
	throw sent.permanent ? new PermanentFailure(told) : new Error(told);
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
	const [link] = await db().select({ id: editLinks.id }).from(editLinks).where(validLink(id, token));
	if (!link) return { ok: false, reason: "expired-link" };
	const listing = await editableListing(kind, id);
	return listing ? { ok: true, listing } : { ok: false, reason: "listing-missing" };
}

/** Conditions under which a link still saves. */
export function validLink(listingId: string, token: string) {
	return and(
		eq(editLinks.tokenHash, hashOf(token)),
		eq(editLinks.listingId, listingId),
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
