// Loads listing cards with their first photo.
import { inArray } from "drizzle-orm";
import { compactAge } from "#app/features/company/dates.ts";
import { db } from "#app/platform/database/db.server.ts";
import { listings } from "#db/schema.ts";
import type { ListingCard } from "./listing.ts";
import { cardColumns } from "./listing-columns.server.ts";
import { milesFrom } from "./nearby.server.ts";

export const PAGE_SIZE = 24;

type Found = readonly { id: string }[];

/** `zip`: where distances are measured from. */
export async function loadCards(found: Found, now: Date, zip = ""): Promise<ListingCard[]> {
	if (found.length === 0) return [];
	const rows = await db()
		.select(cardColumns)
		.from(listings)
		.where(inArray(listings.id, idsOf(found)));
	return inOrder(rows, found).map(({ zip: own, createdAt, ...card }) => {
		const miles = zip && own ? milesFrom(zip, own) : null;
		return {
			...card,
			...(miles === null ? {} : { miles: Math.round(miles) }),
			age: compactAge(createdAt, now),
		};
	});
}

export function idsOf(found: Found): string[] {
	return found.map(({ id }) => id);
}

export function inOrder<Row extends { id: string }>(rows: readonly Row[], found: Found): Row[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return found.flatMap(({ id }) => byId.get(id) ?? []);
}
