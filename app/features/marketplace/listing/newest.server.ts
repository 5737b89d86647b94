// Public listings for the feed and the sitemap.
import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import type { ListingKind } from "./listing.ts";
import { listingPath } from "./listing-paths.ts";

export type FeedEntry = {
	id: string;
	kind: ListingKind;
	title: string;
	description: string;
	location: string;
	amountCents: number;
	isFree: boolean;
	createdAt: Date;
	updatedAt: Date;
};

export async function newestListings(count: number): Promise<FeedEntry[]> {
	const half = (kind: ListingKind) => sql`(select * from listings where is_public and kind = ${kind}
		order by created_at desc nulls last, id desc nulls last limit ${count})`;
	const { rows } = await db().execute<Record<string, never>>(sql`
		select id, kind, title, left(description, 600) as description, location, amount_cents, is_free, created_at, updated_at
		from (${half("sale")} union all ${half("wanted")}) both_kinds order by created_at desc limit ${count}`);
	return rows.map((row: Record<string, unknown>) => ({
		id: String(row.id),
		kind: row.kind as ListingKind,
		title: String(row.title),
		description: String(row.description),
		location: String(row.location),
		amountCents: Number(row.amount_cents),
		isFree: row.is_free === true,
		createdAt: new Date(row.created_at as string),
		updatedAt: new Date(row.updated_at as string),
	}));
}

/** Paths with the date of the last change. A sitemap allows 50,000 URLs, so only the newest of each kind. */
export async function sitemapListings(perKind = 20_000): Promise<{ path: string; changed: string }[]> {
	const half = (
		kind: ListingKind,
	) => sql`(select id, kind, updated_at from listings where is_public and kind = ${kind}
		order by created_at desc nulls last, id desc nulls last limit ${perKind})`;
	const { rows } = await db().execute<{ id: string; kind: ListingKind; changed: string }>(
		sql`select id, kind, to_char(updated_at, 'YYYY-MM-DD') as changed from (${half("sale")} union all ${half("wanted")}) both_kinds`,
	);
	return rows.map(({ id, kind, changed }) => ({ path: listingPath(kind, id), changed }));
}
