// Loads listing cards with their first photo.
import { type SQL, sql } from "drizzle-orm";
import { compactAge } from "#app/features/company/dates.ts";
import { db } from "#app/platform/database/db.server.ts";
import { milesFrom } from "../search/nearby.server.ts";
import type { Condition, ListingCard, ListingKind, Photo, Urgency } from "./listing.ts";

export type CardRow = {
	id: string;
	kind: ListingKind;
	title: string;
	excerpt: string;
	amount_cents: string;
	is_free: boolean;
	category: string;
	location: string;
	zip: string;
	condition: Condition | null;
	urgency: Urgency;
	confirmed_at: Date | string | null;
	created_at: Date | string;
	photo: Photo | null;
};

export const PAGE_SIZE = 24;
const EXCERPT_LENGTH = 240;

/** Columns of a table or subquery named `l`. Admin pages add their own. */
export const cardColumns: SQL = sql`l.id, l.kind, l.title, left(l.description, ${sql.raw(String(EXCERPT_LENGTH))}) as excerpt,
	l.amount_cents, l.is_free, l.category, l.location, l.zip, l.condition, l.urgency, l.confirmed_at, l.created_at,
	(select json_build_object('key', p.storage_key, 'width', p.width, 'height', p.height, 'widths', p.widths)
		from listing_photos p where p.listing_id = l.id order by p.position, p.id limit 1) as photo`;

/** `zip`: where distances are measured from. */
export async function loadCards(
	found: readonly { id: string }[],
	now: Date,
	zip = "",
): Promise<ListingCard[]> {
	return (await loadRows<CardRow>(found, cardColumns)).map((row) => toCard(row, now, zip));
}

/** In the order of the ids. */
export async function loadRows<Row extends CardRow>(
	found: readonly { id: string }[],
	columns: SQL,
): Promise<Row[]> {
	if (found.length === 0) return [];
	const { rows } = await db().execute<Row>(
		sql`select ${columns} from listings l where l.id in ${found.map(({ id }) => id)}`,
	);
	const byId = new Map((rows as Row[]).map((row) => [row.id, row]));
	return found.flatMap(({ id }) => byId.get(id) ?? []);
}

export function toCard(row: CardRow, now: Date, zip = ""): ListingCard {
	const miles = zip && row.zip ? milesFrom(zip, row.zip) : null;
	return {
		id: row.id,
		kind: row.kind,
		title: row.title,
		description: row.excerpt,
		amountCents: Number(row.amount_cents),
		isFree: row.is_free,
		category: row.category,
		location: row.location,
		...(miles === null ? {} : { miles: Math.round(miles) }),
		condition: row.condition,
		isUnconfirmed: row.confirmed_at === null,
		urgency: row.urgency,
		age: compactAge(new Date(row.created_at), now),
		photo: row.photo,
	};
}
