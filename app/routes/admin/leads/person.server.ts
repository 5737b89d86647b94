// Everything we have about one person, found by email, or about one property, found by its address.
import { desc, eq, inArray, sql } from "drizzle-orm";
import { leadsOf } from "#app/features/leads/inbox/inbox.server.ts";
import { containing } from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { leads, listings, readinessChecks } from "#db/schema.ts";

const MAX_ROWS = 100;
/** Shorter text would find half the county. */
const MIN_ADDRESS_LENGTH = 5;

export type Person = Awaited<ReturnType<typeof findPerson>>;

/** Null when the text is too short to mean somebody. */
export async function findPerson(text: string) {
	const wanted = text.trim().toLowerCase();
	if (wanted.includes("@")) return withEmail(wanted);
	return wanted.length < MIN_ADDRESS_LENGTH ? null : atAddress(wanted);
}

async function withEmail(email: string) {
	const [found, posted, checks] = await Promise.all([
		leadsOf({ email }),
		listingsOf([email]),
		db()
			.select({ check: readinessChecks })
			.from(readinessChecks)
			.innerJoin(leads, eq(leads.id, readinessChecks.leadId))
			.where(eq(sql`lower(${leads.email})`, email))
			.orderBy(desc(readinessChecks.updatedAt))
			.limit(MAX_ROWS),
	]);
	return { leads: found, listings: posted, checks: checks.map(({ check }) => check) };
}

async function atAddress(address: string) {
	const [found, checks] = await Promise.all([
		leadsOf({ address }),
		db()
			.select()
			.from(readinessChecks)
			.where(sql`lower(${readinessChecks.address}) like ${containing(address)}`)
			.orderBy(desc(readinessChecks.updatedAt))
			.limit(MAX_ROWS),
	]);
	// A listing has no street address: it belongs to whoever asked us about this one. Suspected spam may name anyone.
	const people = found.filter((lead) => !lead.suspectedSpam).map(({ email }) => email.toLowerCase());
	return { leads: found, listings: await listingsOf([...new Set(people)]), checks };
}

async function listingsOf(emails: readonly string[]) {
	return db()
		.select()
		.from(listings)
		.where(inArray(sql<string>`lower(${listings.email})`, [...emails]))
		.orderBy(desc(listings.createdAt))
		.limit(MAX_ROWS);
}
