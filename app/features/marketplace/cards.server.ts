// What a card shows, read in one go with the first photo.

import { type SQL, sql } from "drizzle-orm";
import type { ListingCard, ListingKind, Photo, Urgency } from "./listing.ts";
import { ageText } from "./listing-age.ts";

export type CardRow = {
	id: string;
	kind: ListingKind;
	title: string;
	excerpt: string;
	amount_cents: string;
	is_free: boolean;
	category: string;
	location: string;
	urgency: Urgency;
	created_at: Date | string;
	at: string;
	photo: Photo | null;
	in_title?: boolean;
};

export const PAGE_SIZE = 24;
const EXCERPT = 240;

/** Of a table or subquery named `l`. */
export const cardColumns: SQL = sql`l.id, l.kind, l.title, left(l.description, ${sql.raw(String(EXCERPT))}) as excerpt,
	l.amount_cents, l.is_free, l.category, l.location, l.urgency, l.created_at, l.created_at::text as at,
	(select json_build_object('key', p.storage_key, 'width', p.width, 'height', p.height, 'widths', p.widths)
		from listing_photos p where p.listing_id = l.id order by p.position, p.id limit 1) as photo`;

export function cardOf(row: CardRow, now: Date): ListingCard {
	return {
		id: row.id,
		kind: row.kind,
		title: row.title,
		description: row.excerpt,
		amountCents: Number(row.amount_cents),
		isFree: row.is_free,
		category: row.category,
		location: row.location,
		urgency: row.urgency,
		age: ageText(new Date(row.created_at), now),
		photo: row.photo,
	};
}
