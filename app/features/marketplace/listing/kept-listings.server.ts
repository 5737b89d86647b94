import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { loadCards } from "./cards.server.ts";
import type { KeptListing } from "./kept-listings.ts";
import type { ListingCard } from "./listing.ts";

export type SavedListing = {
	kept: KeptListing;
	/** Null when it is sold, hidden or gone. */
	card: ListingCard | null;
};

export async function loadKept(kept: readonly KeptListing[], now = new Date()): Promise<SavedListing[]> {
	if (kept.length === 0) return [];
	const ids = kept.map(({ id }) => id);
	const { rows } = await db().execute<{ id: string }>(
		sql`select id from listings where is_public and id = any(${sql.param(ids)}::uuid[])`,
	);
	const cards = new Map((await loadCards(rows, now)).map((card) => [card.id, card]));
	return kept.map((each) => ({ kept: each, card: cards.get(each.id) ?? null }));
}
