// What the marketplace stores about the owner of an address. The office sees how much there is, but not what people
// wrote to each other: a copy goes to the address itself.
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { DetailSection } from "#app/features/leads/inbox/lead-details.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { alertHits, alerts, deliveries, listings, messages, messageThreads } from "#db/schema.ts";
import { alertName } from "./alerts/alert.ts";
import { deleteListings } from "./listing/lifecycle.server.ts";
import { listingPath } from "./listing/listing-paths.ts";
import { announceListing } from "./listing/listings.server.ts";

/** How much there is of each kind. */
export async function countMarketplaceData(email: string): Promise<{ name: string; value: string }[]> {
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
export async function eraseMarketplaceData(tx: Tx, email: string) {
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

export async function marketplaceDataOf(email: string): Promise<DetailSection[]> {
	const emailKey = email.toLowerCase();
	const [posted, searches, wrote] = await Promise.all([
		db()
			.select()
			.from(listings)
			.where(and(isPoster(emailKey), isNull(listings.deletedAt))),
		db().select().from(alerts).where(eq(alerts.emailKey, emailKey)),
		ownMessages(emailKey),
	]);
	const listed = posted.map(({ id, kind, title, description, location, phoneNumber }) => ({
		title: "Listing",
		rows: [
			{ name: "Title", value: title },
			{ name: "Description", value: description },
			{ name: "Location", value: location },
			{ name: "Phone", value: phoneNumber },
			{ name: "Page", value: publicUrl() + listingPath(kind, id) },
		].filter(({ value }) => value !== ""),
	}));
	const alertNames = searches.map((alert) => (alert.listingId ? "Price of a listing" : alertName(alert)));
	return [
		...listed,
		{ title: "Alerts", rows: alertNames.map((value) => ({ name: "Alert", value })) },
		{
			title: "Messages you wrote to sellers and buyers",
			rows: wrote.map(({ at, text }) => ({ name: at.toISOString().slice(0, 10), value: text })),
		},
	].filter(({ rows }) => rows.length > 0);
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
