// Inserts listings and leads directly into a database.
import { randomUUID } from "node:crypto";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type * as schema from "#db/schema.ts";
import { leads, listings } from "#db/schema.ts";

type Database = NodePgDatabase<typeof schema>;

export async function addListing(
	db: Database,
	values: Partial<typeof listings.$inferInsert> & { title: string },
): Promise<typeof listings.$inferSelect> {
	const [row] = await db
		.insert(listings)
		.values({
			kind: "sale",
			category: "installation-supplies",
			location: "Altadena, CA",
			email: "seller@homestead.example",
			phoneNumber: "(213) 555-0155",
			submissionKey: randomUUID(),
			expiresAt: new Date(Date.now() + 86_400_000),
			...values,
		})
		.returning();
	if (!row) throw new Error("The listing was not stored.");
	return row;
}

export async function addLead(
	db: Database,
	values: Partial<typeof leads.$inferInsert> = {},
): Promise<typeof leads.$inferSelect> {
	const [row] = await db
		.insert(leads)
		.values({
			kind: "consultation",
			reference: `RL-${randomUUID().slice(0, 8).toUpperCase()}`,
			submissionKey: randomUUID(),
			firstName: "Ida",
			lastName: "Marsh",
			email: "ida@hillside.example",
			phone: "(213) 555-0177",
			dueAt: new Date(Date.now() + 3_600_000),
			...values,
		})
		.returning();
	if (!row) throw new Error("The lead was not stored.");
	return row;
}
