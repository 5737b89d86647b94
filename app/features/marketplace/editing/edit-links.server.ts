// An edit link proves access to the seller's email. It is created in the job that emails it.
import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs.server.ts";
import { sendPrivateLink } from "#app/platform/messages/mailed-links.server.ts";
import { allowMessage } from "#app/platform/messages/recipient-limit.server.ts";
import { isKeyLike, keyHash, linkAddress, linkEnds, randomKey } from "#app/platform/private-links.server.ts";
import { checkRateLimit, type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { hashToken } from "#app/platform/secrets.server.ts";
import { editLinks, listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { editableColumns } from "../listing/listing-columns.server.ts";
import type { ListingFields } from "../listing/listing-fields.ts";
import { editLinkMail } from "../listing/listing-mails.server.tsx";
import type { ListingStatus } from "../listing/listing-status.ts";

const HOUR_SECONDS = 3_600;
/** Addresses tried by one network, right or wrong, across all listings. */
const ASK_LIMIT: RateLimitRule = { name: "edit-link-asked", points: 30, seconds: HOUR_SECONDS };
/** Emails to one seller about one listing. */
const EDIT_LINK_LIMIT: RateLimitRule = { name: "edit-link-sent", points: 6, seconds: HOUR_SECONDS };

export type EditLinkRequest = {
	kind: ListingKind;
	id: string;
	email: string;
	clientAddress: string;
};

export type EditLinkResult =
	| { ok: true }
	| { ok: false; reason: "not-found" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

/**
 * The right address always gets its email, up to the limit of its mailbox; wrong attempts never use up that limit.
 * Nothing tells whether the address was right: the answer, the counts behind it and the work are the same.
 */
export async function requestEditLink(request: EditLinkRequest): Promise<EditLinkResult> {
	const { kind, id, email, clientAddress } = request;
	if (!isUuid(id)) return { ok: false, reason: "not-found" };
	const [listing] = await db()
		.select({ email: listings.email })
		.from(listings)
		.where(and(eq(listings.id, id), eq(listings.kind, kind), hasEditPage()));
	if (!listing) return { ok: false, reason: "not-found" };
	const isRight = isSameAddress(listing.email, email);
	const network = await rateLimit(ASK_LIMIT, clientAddress);
	const mailbox = await checkRateLimit(EDIT_LINK_LIMIT, id);
	await rateLimit(EDIT_LINK_LIMIT, isRight ? id : `nobody ${id}`);
	await db().transaction(async (tx) => {
		// A wrong address counts against a recipient that does not exist, so that both paths take the same time.
		const isAllowed = await allowMessage(tx, isRight ? listing.email : `nobody@${id}`, "edit-link");
		await enqueue(tx, editLinkJob, { listingId: id, isRightAddress: isRight && mailbox.ok && isAllowed });
	});
	if (!network.ok) return { ok: false, reason: "too-often", retryAfterSeconds: network.retryAfterSeconds };
	if (!mailbox.ok) return { ok: false, reason: "too-often", retryAfterSeconds: mailbox.retryAfterSeconds };
	return { ok: true };
}

export async function canAskForEditLink(kind: ListingKind, id: string): Promise<boolean> {
	if (!isUuid(id)) return false;
	return (await db().$count(listings, and(eq(listings.id, id), eq(listings.kind, kind), hasEditPage()))) > 0;
}

export function isSameAddress(one: string, other: string): boolean {
	return timingSafeEqual(hashToken(one.toLowerCase()), hashToken(other.toLowerCase()));
}

/** Also enqueued for a wrong address, without sending anything: see `requestEditLink`. */
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

/** A failed attempt leaves a link that nobody has; the next attempt revokes it. */
async function mailEditLink(listingId: string): Promise<void> {
	if (!(await findRecipient(listingId))) return;
	const token = await createEditLink(listingId);
	// Read once no older link can save, so that the link goes to the address that it edits.
	const listing = await findRecipient(listingId);
	if (!listing) return;
	const address = linkAddress("edit", token, { id: listingId, kind: listing.kind });
	await sendPrivateLink(
		{ to: listing.email, ...editLinkMail({ ...listing, address }) },
		`the edit link for listing ${listingId}`,
	);
}

async function findRecipient(listingId: string) {
	const [listing] = await db()
		.select({ kind: listings.kind, category: listings.category, email: listings.email })
		.from(listings)
		.where(eq(listings.id, listingId));
	return listing;
}

/** Revokes every earlier link of the listing. */
export async function createEditLink(listingId: string): Promise<string> {
	const token = randomKey();
	await db().transaction(async (tx) => {
		// Locks the listing, so that two concurrent requests leave one valid link, not two.
		await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for("update");
		await revokeEditLinks(tx, listingId);
		await tx.insert(editLinks).values({ listingId, tokenHash: keyHash(token), expiresAt: linkEnds("edit") });
	});
	return token;
}

export async function revokeEditLinks(tx: Tx, listingId: string): Promise<void> {
	await tx
		.update(editLinks)
		.set({ revokedAt: sql`now()` })
		.where(and(eq(editLinks.listingId, listingId), isNull(editLinks.usedAt), isNull(editLinks.revokedAt)));
}

export type EditableListing = ListingFields & {
	id: string;
	kind: ListingKind;
	status: ListingStatus;
	isUnconfirmed: boolean;
};
export type OpenEditLinkResult =
	| { ok: true; listing: EditableListing }
	| { ok: false; reason: "invalid-link" | "expired-link" | "listing-missing" };

/** Checks the link without using it up, because mail clients open links before people do. */
export async function openEditLink(
	kind: ListingKind,
	id: string,
	token: string,
): Promise<OpenEditLinkResult> {
	if (!isUuid(id) || token === "") return { ok: false, reason: "invalid-link" };
	if (!isKeyLike(token)) return { ok: false, reason: "expired-link" };
	const [link] = await db()
		.select({ id: editLinks.id })
		.from(editLinks)
		.where(isValidLink(kind, id, token));
	if (!link) return { ok: false, reason: "expired-link" };
	const listing = await findEditableListing(kind, id);
	return listing ? { ok: true, listing } : { ok: false, reason: "listing-missing" };
}

/** Conditions for a link that can still save. A product's link does not open a wanted item, and vice versa. */
export function isValidLink(kind: ListingKind, listingId: string, token: string) {
	return and(
		eq(editLinks.tokenHash, keyHash(token)),
		eq(editLinks.listingId, listingId),
		sql`exists (select 1 from ${listings} where ${listings.id} = ${listingId} and ${listings.kind} = ${kind})`,
		isNull(editLinks.usedAt),
		isNull(editLinks.revokedAt),
		gt(editLinks.expiresAt, sql`now()`),
	);
}

export async function findEditableListing(
	kind: ListingKind,
	id: string,
	tx: Tx | ReturnType<typeof db> = db(),
): Promise<EditableListing | null> {
	const [row] = await tx
		.select(editableColumns)
		.from(listings)
		.where(and(eq(listings.id, id), eq(listings.kind, kind), hasEditPage()));
	return row ?? null;
}

/** Also of a sold, expired, unconfirmed or hidden listing. A change of a hidden one waits for a moderator. */
function hasEditPage() {
	return and(ne(listings.status, "removed"), isNull(listings.deletedAt));
}
