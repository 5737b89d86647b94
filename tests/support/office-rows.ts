// Inserts listings and leads directly into a database.
import { randomUUID } from "node:crypto";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type * as schema from "#db/schema.ts";
import {
	leads,
	listings,
	missedSearches,
	webhookAttempts,
	webhookEndpoints,
	webhookMessages,
} from "#db/schema.ts";

type Database = NodePgDatabase<typeof schema>;

export async function addListing(
	db: Database,
	values: Partial<typeof listings.$inferInsert> & { title: string },
): Promise<typeof listings.$inferSelect> {
	const [row] = await db.insert(listings).values(listingRow(values)).returning();
	if (!row) throw new Error("The listing was not stored.");
	return row;
}

export function listingRow(
	values: Partial<typeof listings.$inferInsert> & { title: string },
): typeof listings.$inferInsert {
	return {
		kind: "sale",
		category: "installation-supplies",
		location: "Altadena, CA",
		email: "seller@homestead.example",
		phoneNumber: "(213) 555-0155",
		submissionKey: randomUUID(),
		expiresAt: new Date(Date.now() + 86_400_000),
		...values,
	};
}

export async function addLead(
	db: Database,
	values: Partial<typeof leads.$inferInsert> = {},
): Promise<typeof leads.$inferSelect> {
	const [row] = await db.insert(leads).values(leadRow(values)).returning();
	if (!row) throw new Error("The lead was not stored.");
	return row;
}

export function leadRow(values: Partial<typeof leads.$inferInsert> = {}): typeof leads.$inferInsert {
	return {
		kind: "consultation",
		reference: `RL-${randomUUID().slice(0, 8).toUpperCase()}`,
		submissionKey: randomUUID(),
		firstName: "Ida",
		lastName: "Marsh",
		email: "ida@hillside.example",
		phone: "(213) 555-0177",
		dueAt: new Date(Date.now() + 3_600_000),
		...values,
	};
}

/** Weeks of leads and orders, and webhooks in every state, for pictures of the pages about them. */
export async function fillSystems(db: Database): Promise<void> {
	const day = 86_400_000;
	const pages = ["/", "/shop", "/property-assessment", "/product/mini-water-cannon", "/readiness/report"];
	for (let number = 0; number < 60; number++) {
		const createdAt = new Date(Date.now() - ((number * 37) % 80) * day - day / 2);
		const isOrder = number % 6 === 0;
		await addLead(db, {
			kind: isOrder ? "order" : "consultation",
			topic: isOrder
				? "Order request"
				: ["Get Quote", "Free phone consultation", "Schedule My Assessment"][number % 3],
			sourcePage: isOrder ? "/checkout" : pages[number % pages.length],
			campaign: number % 4 === 0 ? "fall-mailer-2026" : "",
			createdAt,
			dueAt: new Date(createdAt.getTime() + day / 6),
			answeredAt: new Date(createdAt.getTime() + (number % 5 === 0 ? day / 4 : day / 12)),
			...(isOrder && {
				details: {
					lines: [{ title: "Mini Water Cannon", quantity: 2, price: "1295.00" }],
					totalCents: 259_000,
				},
			}),
		});
	}
	await db
		.insert(missedSearches)
		.values([
			{ place: "shop", words: "ember screens", times: 14 },
			{ place: "marketplace", words: "hydrant wrench", times: 6 },
			{ place: "shop", words: "fire blanket for cars", times: 3 },
		])
		.onConflictDoNothing();
	await db.delete(webhookEndpoints);
	const [endpoint] = await db
		.insert(webhookEndpoints)
		.values([
			{ url: "https://crm.hillside.example/inbound/ringline/events", secret: "whsec_x" },
			{
				url: "https://old.hillside.example/hooks",
				secret: "whsec_x",
				disabledAt: new Date(),
				disabledReason: "It answered 410 Gone.",
			},
		])
		.returning();
	for (const [index, status] of (["queued", "delivered", "failed"] as const).entries()) {
		const [message] = await db
			.insert(webhookMessages)
			.values({
				endpointId: endpoint?.id ?? "",
				event: ["lead.created", "order.created", "listing.flagged"][index] ?? "",
				body: JSON.stringify({ type: "lead.created", data: { firstName: "Ida" } }),
				status,
				createdAt: new Date(Date.now() - index * day),
				nextAttemptAt: new Date(Date.now() + day / 24),
				giveUpAt: new Date(Date.now() + 3 * day),
			})
			.returning();
		await db.insert(webhookAttempts).values({
			messageId: message?.id ?? "",
			answer: status === "delivered" ? 200 : 503,
			problem: status === "delivered" ? null : "It answered 503.",
			milliseconds: 240,
		});
	}
}
