// What the marketplace stores about the owner of an address. The office sees how much there is, but not what people
// wrote to each other: a copy goes to the address itself.
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { DataHolder, DetailSection } from "#app/features/leads/privacy/data-holder.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { alertHits, alerts, deliveries, listings, messages, messageThreads } from "#db/schema.ts";
import { alertName } from "./alerts/alert.ts";
import { deleteListings } from "./editing/lifecycle.server.ts";
import { fieldNames, fieldText, listingFields } from "./listing/listing-fields.ts";
import { listingPath } from "./listing/listing-paths.ts";
import { listingStatuses } from "./listing/listing-status.ts";
import { announceListing } from "./listing/listings.server.ts";
import { findPhotos } from "./listing/photos.server.ts";
import { posterTexts, readReason } from "./moderation/moderation-reasons.ts";

export const marketplaceData: DataHolder = {
	tables: [
		"listings",
		"listing_photos",
		"edit_links",
		"message_threads",
		"messages",
		"alerts",
		"alert_hits",
		"listing_flags",
	],
	ofOwner: ({ email }) => marketplaceDataOf(email),
	count: countMarketplaceData,
	erase: (tx, { email }) => eraseMarketplaceData(tx, email),
};

/** Newest first, for the office's page about a person. */
export async function listingsPostedBy(emails: readonly string[], most: number) {
	return db()
		.select()
		.from(listings)
		.where(inArray(sql<string>`lower(${listings.email})`, [...emails]))
		.orderBy(desc(listings.createdAt))
		.limit(most);
}

/** How much there is of each kind. */
async function countMarketplaceData(email: string): Promise<{ name: string; value: string }[]> {
	const emailKey = email.toLowerCase();
	const [posted, conversations, searches, told] = await Promise.all([
		db().$count(listings, and(isPoster(emailKey), isNull(listings.deletedAt))),
		db().$count(messageThreads, isBuyer(emailKey)),
		db().$count(alerts, eq(alerts.emailKey, emailKey)),
		db().$count(alertHits, eq(alertHits.emailKey, emailKey)),
	]);
	return [
		{ name: "Listings", value: String(posted) },
		{ name: "Conversations with sellers", value: String(conversations) },
		{ name: "Alerts", value: String(searches) },
		{ name: "Listings we told them about", value: String(told) },
	];
}

/** How much was deleted of each kind. */
async function eraseMarketplaceData(tx: Tx, email: string) {
	const emailKey = email.toLowerCase();
	const searches = await tx.delete(alerts).where(eq(alerts.emailKey, emailKey));
	await tx.delete(alertHits).where(eq(alertHits.emailKey, emailKey));
	const conversations = await tx.delete(messageThreads).where(isBuyer(emailKey));
	const posted = await tx.select({ id: listings.id }).from(listings).where(isPoster(emailKey)).for("update");
	const ids = posted.map(({ id }) => id);
	await tx.delete(deliveries).where(inArray(deliveries.listingId, ids));
	await deleteListings(tx, ids);
	for (const id of ids) await announceListing(tx, id);
	return {
		listings: ids.length,
		conversations: conversations.rowCount ?? 0,
		alerts: searches.rowCount ?? 0,
	};
}

/** Also what we deleted and still keep for an appeal. */
async function marketplaceDataOf(email: string): Promise<DetailSection[]> {
	const emailKey = email.toLowerCase();
	const [posted, searches, conversations, wrote, told] = await Promise.all([
		db().select().from(listings).where(isPoster(emailKey)).orderBy(listings.createdAt),
		db().select().from(alerts).where(eq(alerts.emailKey, emailKey)),
		db().select().from(messageThreads).where(isBuyer(emailKey)),
		ownMessages(emailKey),
		toldAbout(emailKey),
	]);
	const sections: DetailSection[] = [];
	for (const listing of posted) sections.push(await listingSection(listing));
	return [
		...sections,
		...searches.map((alert) => ({
			title: "Alert",
			rows: filled({
				Alert: alert.listingId ? "Price of a listing" : alertName(alert),
				Words: alert.q,
				Place: [alert.location, alert.zip].filter(Boolean).join(" "),
				"How often": alert.frequency,
				Email: alert.email,
			}),
		})),
		{
			title: "Listings we told you about",
			rows: told.map(({ at, title }) => ({ name: dayOf(at), value: title ?? "A listing that is gone" })),
		},
		...conversations.map(({ buyerName, buyerEmail, reportReason, reportedBy, createdAt }) => ({
			title: "Conversation with a seller",
			rows: filled({
				Started: dayOf(createdAt),
				Name: buyerName,
				Email: buyerEmail,
				"Why you reported it": reportedBy === "buyer" ? (reportReason ?? "") : "",
			}),
		})),
		{
			title: "Messages you wrote to sellers and buyers",
			rows: wrote.map(({ at, text }) => ({ name: dayOf(at), value: text })),
		},
	].filter(({ rows }) => rows.length > 0);
}

async function listingSection(listing: typeof listings.$inferSelect): Promise<DetailSection> {
	const photos = await findPhotos(listing.id);
	return {
		title: "Listing",
		rows: filled({
			...Object.fromEntries(fieldNames.map((name) => [listingFields[name].label, fieldText(listing, name)])),
			"ZIP code": listing.zip,
			Status: listingStatuses[listing.status].badge ?? "",
			"Why we hid or removed it": listing.moderationReason
				? posterTexts[readReason(listing.moderationReason)].reason
				: "",
			"What you wrote when we hid it": listing.appeal ?? "",
			"Emails about listings that match yours": listing.matchMails ? "On" : "Off",
			Photos: photos.map(({ key }) => key).join("\n"),
			Page: publicUrl() + listingPath(listing.kind, listing.id),
		}),
	};
}

async function toldAbout(emailKey: string): Promise<{ at: Date; title: string | null }[]> {
	return db()
		.select({ at: alertHits.createdAt, title: listings.title })
		.from(alertHits)
		.leftJoin(listings, eq(listings.id, alertHits.listingId))
		.where(eq(alertHits.emailKey, emailKey))
		.orderBy(alertHits.createdAt);
}

function filled(values: Record<string, string>): { name: string; value: string }[] {
	return Object.entries(values)
		.filter(([, value]) => value !== "")
		.map(([name, value]) => ({ name, value }));
}

function dayOf(moment: Date): string {
	return moment.toISOString().slice(0, 10);
}

/** As the buyer, and as the poster in conversations about own listings. */
async function ownMessages(emailKey: string): Promise<{ at: Date; text: string }[]> {
	return db()
		.select({ at: messages.createdAt, text: messages.text })
		.from(messages)
		.innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
		.innerJoin(listings, eq(listings.id, messageThreads.listingId))
		.where(
			sql`(${messages.sender} = 'buyer' and ${isBuyer(emailKey)}) or (${messages.sender} = 'seller' and ${isPoster(emailKey)})`,
		)
		.orderBy(messages.createdAt);
}

function isPoster(emailKey: string) {
	return eq(sql`lower(${listings.email})`, emailKey);
}

function isBuyer(emailKey: string) {
	return eq(sql`lower(${messageThreads.buyerEmail})`, emailKey);
}
