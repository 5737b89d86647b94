// What the office does with appeals: bring the listing back, or leave it as it is. The poster hears of both.
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { listingFlags, listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { tellOfListing } from "../listing/listing-news.server.ts";
import { listingPath } from "../listing/listing-paths.ts";
import { announceListing } from "../listing/listings.server.ts";
import { forgetOffense } from "../listing/offenses.server.ts";
import { closeAppeal } from "./appeals.server.ts";
import { appealDecidedMail } from "./moderation-mails.server.tsx";
import { readReason } from "./moderation-reasons.ts";

const MAX_APPEALS = 50;

export type OfficeAppeal = {
	id: string;
	kind: ListingKind;
	title: string;
	description: string;
	email: string;
	isRemoved: boolean;
	text: string;
};

/** The longest waiting first. */
export async function officeAppeals(): Promise<OfficeAppeal[]> {
	const rows = await db()
		.select({
			id: listings.id,
			kind: listings.kind,
			title: listings.title,
			description: listings.description,
			email: listings.email,
			isRemoved: sql<boolean>`${listings.deletedAt} is not null`,
			text: listings.appeal,
		})
		.from(listings)
		.where(isNotNull(listings.appeal))
		.orderBy(asc(listings.appealedAt))
		.limit(MAX_APPEALS);
	return rows.map((row) => ({ ...row, text: row.text ?? "" }));
}

export const appealExport: Export<OfficeAppeal> = {
	name: "appeals",
	columns: [
		["Listing ID", ({ id }) => id],
		["Kind", ({ kind }) => kind],
		["Title", ({ title }) => title],
		["Description", ({ description }) => description],
		["State", ({ isRemoved }) => (isRemoved ? "removed" : "hidden")],
		["Email", ({ email }) => email],
		["Appeal", ({ text }) => text],
	],
	asJson: (appeal) => appeal,
	read: async () => ({ rows: await officeAppeals(), next: null }),
};

/** False when somebody else has decided. */
export async function decideAppeal(id: string, isAccepted: boolean, actor: Actor): Promise<boolean> {
	if (!isUuid(id)) return false;
	return db().transaction(async (tx) => {
		const [listing] = await tx
			.select({
				kind: listings.kind,
				category: listings.category,
				title: listings.title,
				email: listings.email,
				moderationReason: listings.moderationReason,
			})
			.from(listings)
			.where(and(eq(listings.id, id), isNotNull(listings.appeal)))
			.for("update");
		if (!listing) return false;
		if (isAccepted) await bringBack(tx, id);
		else await tx.update(listings).set({ appeal: null }).where(eq(listings.id, id));
		await recordAudit(tx, actor, {
			action: isAccepted ? "accepted an appeal" : "rejected an appeal",
			subject: { kind: "listing", id, title: listing.title },
		});
		await queueMail(tx, {
			purpose: "appeal-decided",
			listingId: id,
			to: listing.email,
			isScheduled: true,
			...appealDecidedMail({
				...listing,
				reason: readReason(listing.moderationReason),
				isAccepted,
				listingAddress: publicUrl() + listingPath(listing.kind, id),
			}),
		});
		return true;
	});
}

async function bringBack(tx: Tx, id: string): Promise<void> {
	await tx
		.update(listings)
		.set({
			deletedAt: null,
			flagged: false,
			lastFlaggedAt: null,
			held: false,
			heldReason: null,
			moderationReason: null,
			version: sql`${listings.version} + 1`,
			updatedAt: sql`now()`,
		})
		.where(eq(listings.id, id));
	await tx.delete(listingFlags).where(eq(listingFlags.listingId, id));
	await closeAppeal(tx, id);
	await forgetOffense(tx, id);
	await announceListing(tx, id);
	await tellOfListing(tx, id);
}
