// What the marketplace stores about the owner of an address. The office sees how much there is, but not what people
// wrote to each other: a copy goes to the address itself.
import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { alertHits, alerts, listings, messages, messageThreads } from "#db/schema.ts";
import { alertName } from "./alerts/alert.ts";
import { listingPath } from "./listing/listing-paths.ts";
import type { PersonalData } from "./personal-data-mail.server.tsx";

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

/** Everything but the listings, which the office deletes in the panel. */
export async function eraseMarketplaceData(tx: Tx, email: string): Promise<void> {
	const emailKey = email.toLowerCase();
	await tx.delete(alerts).where(eq(alerts.emailKey, emailKey));
	await tx.delete(alertHits).where(eq(alertHits.emailKey, emailKey));
	await tx.delete(messageThreads).where(isBuyer(emailKey));
}

export async function marketplaceDataOf(email: string): Promise<Omit<PersonalData, "products">> {
	const emailKey = email.toLowerCase();
	const [posted, searches, wrote] = await Promise.all([
		db()
			.select()
			.from(listings)
			.where(and(isPoster(emailKey), isNull(listings.deletedAt))),
		db().select().from(alerts).where(eq(alerts.emailKey, emailKey)),
		ownMessages(emailKey),
	]);
	return {
		listings: posted.map(({ id, kind, title, description, location, phoneNumber }) => ({
			title,
			description,
			location,
			phone: phoneNumber,
			address: publicUrl() + listingPath(kind, id),
		})),
		alerts: searches.map((alert) => (alert.listingId ? "Price of a listing" : alertName(alert))),
		messages: wrote.map(({ at, text }) => ({ day: at.toISOString().slice(0, 10), text })),
	};
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
