// The listings that admins see: all but the deleted ones. Every query costs the same with ten listings and a million.
import { and, inArray, type SQL, sql } from "drizzle-orm";
import {
	type Cursor,
	exactMoment,
	newestFirst,
	olderThan,
	pageOf,
} from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { listingFlags, listings, listingTallies } from "#db/schema.ts";
import { idsOf, inOrder } from "../listing/cards.server.ts";
import type { ListingKind } from "../listing/listing.ts";
import { cardColumns, fieldColumns } from "../listing/listing-columns.server.ts";
import { findMatches } from "../search/matches.server.ts";
import { readReason } from "./moderation-reasons.ts";
import { moderationSearch, notDeleted } from "./moderation-search.server.ts";

export const PANEL_PAGE = 24;
/** A flood of reports must not make the page endless. */
const MAX_REASONS = 20;

export type ListingPage = {
	listings: ModeratedListing[];
	next: Cursor | null;
	/** Symbols, and parts of very many words, are searched for only among the newest listings. */
	onlyNewest: boolean;
};

export async function panelPage(
	{ kind, flagged }: { kind: ListingKind; flagged: boolean },
	{ search, after }: { search: string; after: Cursor | null },
): Promise<ListingPage> {
	if (flagged) {
		const { rows, next } = await newestBy(sql`last_flagged_at`, notDeleted(kind), after);
		return { listings: rows, next, onlyNewest: false };
	}
	const found = await findMatches(await moderationSearch(kind, search), after, { size: PANEL_PAGE });
	return { listings: await loadListings(found.rows), next: found.next, onlyNewest: found.onlyNewest };
}

export async function heldListings(
	after: Cursor | null,
): Promise<{ rows: ModeratedListing[]; next: Cursor | null }> {
	return newestBy(sql`created_at`, sql`held and deleted_at is null`, after);
}

export async function listingTally() {
	const total = (
		column: (typeof listingTallies)[Exclude<keyof typeof listingTallies.$inferSelect, "slot">],
	) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
	const [row] = await db()
		.select({
			sale: total(listingTallies.sale),
			wanted: total(listingTallies.wanted),
			saleReported: total(listingTallies.saleReported),
			wantedReported: total(listingTallies.wantedReported),
			flagged: total(listingTallies.flagged),
			public: total(listingTallies.public),
			held: total(listingTallies.held),
		})
		.from(listingTallies);
	if (!row) throw new Error("The tallies of the listings are not readable.");
	return row;
}

async function newestBy(moment: SQL, scope: SQL, after: Cursor | null) {
	const id = sql`id`;
	const { rows } = await db().execute<Cursor>(sql`
		select id, ${exactMoment(moment)} as at from listings
		where ${and(scope, sql`${moment} is not null`, olderThan(moment, id, after))}
		order by ${sql.join(newestFirst(moment, id), sql`, `)} limit ${PANEL_PAGE + 1}`);
	const page = pageOf(rows, PANEL_PAGE);
	return { rows: await loadListings(page.rows), next: page.next };
}

export type ModeratedListing = Awaited<ReturnType<typeof loadListings>>[number];

/** In the order of the ids. */
async function loadListings(found: readonly { id: string }[]) {
	if (found.length === 0) return [];
	const ids = idsOf(found);
	const [rows, flags] = await Promise.all([
		db()
			.select({
				...cardColumns,
				...fieldColumns,
				status: listings.status,
				flagged: listings.flagged,
				held: listings.held,
				heldReason: listings.heldReason,
				moderationReason: listings.moderationReason,
				isPublic: listings.isPublic,
				version: listings.version,
			})
			.from(listings)
			.where(inArray(listings.id, ids)),
		flagsOf(ids),
	]);
	return inOrder(rows, found).map(({ moderationReason, ...row }) => ({
		...row,
		moderationReason: moderationReason === null ? null : readReason(moderationReason),
		flags: flags.filter(({ listingId }) => listingId === row.id),
	}));
}

/** Why listings were flagged, the newest reason first. */
export async function flagsOf(ids: string[]) {
	if (ids.length === 0) return [];
	const ranked = db()
		.select({
			listingId: listingFlags.listingId,
			source: listingFlags.source,
			category: listingFlags.category,
			reason: listingFlags.reason,
			flaggedAt: listingFlags.flaggedAt,
			rank: sql<number>`row_number() over (partition by ${listingFlags.listingId} order by ${listingFlags.flaggedAt} desc, ${listingFlags.id})`.as(
				"rank",
			),
		})
		.from(listingFlags)
		.where(inArray(listingFlags.listingId, ids))
		.as("ranked");
	return db()
		.select({
			listingId: ranked.listingId,
			source: ranked.source,
			category: ranked.category,
			reason: ranked.reason,
			flaggedAt: ranked.flaggedAt,
		})
		.from(ranked)
		.where(sql`${ranked.rank} <= ${MAX_REASONS}`)
		.orderBy(sql`${ranked.rank}`);
}
