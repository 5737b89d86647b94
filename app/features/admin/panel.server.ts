// What the panel shows. Every query costs the same with ten listings and with a million.
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { listingFlags, listingPhotos, listings, listingTallies } from "#db/schema.ts";
import type { Cursor } from "./cursor.ts";
import { exactMoment, newestFirst, olderThan, pageOf } from "./keyset.server.ts";
import { searchListingIds } from "./listing-search.server.ts";
import type { PanelTab, Tallies } from "./panel-tabs.ts";

export const PANEL_PAGE = 24;
/** A wave of reports must not make the page a book. */
const REASONS_SHOWN = 20;

export type ListingPage = {
	listings: ModeratedListing[];
	next: Cursor | null;
	/** Signs, and parts of very many words, are looked for among the newest only. */
	onlyNewest: boolean;
};

export async function panelPage(
	tab: PanelTab,
	{ search, after }: { search: string; after: Cursor | null },
): Promise<ListingPage> {
	if (!tab.flagged && search !== "") {
		const found = await searchListingIds(tab.kind, search, after, PANEL_PAGE + 1);
		const page = pageOf(found.rows, PANEL_PAGE);
		return { listings: await loadListings(page.rows), next: page.next, onlyNewest: found.onlyNewest };
	}
	const page = pageOf(tab.flagged ? await reportedIds(tab, after) : await allIds(tab, after), PANEL_PAGE);
	return { listings: await loadListings(page.rows), next: page.next, onlyNewest: false };
}

export async function listingTally(): Promise<Tallies> {
	const total = (column: (typeof listingTallies)[keyof Tallies]) =>
		sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
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

export async function heldListings(
	after: Cursor | null,
): Promise<{ rows: ModeratedListing[]; next: Cursor | null }> {
	const found = await db()
		.select({ id: listings.id, at: exactMoment(listings.createdAt) })
		.from(listings)
		.where(
			and(
				eq(listings.held, true),
				isNull(listings.deletedAt),
				olderThan(listings.createdAt, listings.id, after),
			),
		)
		.orderBy(...newestFirst(listings.createdAt, listings.id))
		.limit(PANEL_PAGE + 1);
	const { rows, next } = pageOf(found, PANEL_PAGE);
	return { rows: await loadListings(rows), next };
}

export type ModeratedListing = Awaited<ReturnType<typeof loadListings>>[number];

async function allIds(tab: PanelTab, after: Cursor | null): Promise<Cursor[]> {
	return db()
		.select({ id: listings.id, at: exactMoment(listings.createdAt) })
		.from(listings)
		.where(
			and(
				eq(listings.kind, tab.kind),
				isNull(listings.deletedAt),
				olderThan(listings.createdAt, listings.id, after),
			),
		)
		.orderBy(...newestFirst(listings.createdAt, listings.id))
		.limit(PANEL_PAGE + 1);
}

async function reportedIds(tab: PanelTab, after: Cursor | null): Promise<Cursor[]> {
	return db()
		.select({ id: listings.id, at: exactMoment(listings.lastFlaggedAt) })
		.from(listings)
		.where(
			and(
				eq(listings.kind, tab.kind),
				isNotNull(listings.lastFlaggedAt),
				isNull(listings.deletedAt),
				olderThan(listings.lastFlaggedAt, listings.id, after),
			),
		)
		.orderBy(...newestFirst(listings.lastFlaggedAt, listings.id))
		.limit(PANEL_PAGE + 1);
}

/** In the order of the ids. */
async function loadListings(found: readonly { id: string }[]) {
	if (found.length === 0) return [];
	const ids = found.map(({ id }) => id);
	const [rows, flags, photos] = await Promise.all([
		db()
			.select({
				id: listings.id,
				kind: listings.kind,
				title: listings.title,
				description: listings.description,
				amountCents: listings.amountCents,
				isFree: listings.isFree,
				category: listings.category,
				location: listings.location,
				email: listings.email,
				phoneNumber: listings.phoneNumber,
				whatsappNumber: listings.whatsappNumber,
				urgency: listings.urgency,
				status: listings.status,
				flagged: listings.flagged,
				held: listings.held,
				heldReason: listings.heldReason,
				isPublic: listings.isPublic,
				version: listings.version,
				createdAt: listings.createdAt,
			})
			.from(listings)
			.where(inArray(listings.id, ids)),
		flagsOf(ids),
		db()
			.selectDistinctOn([listingPhotos.listingId], {
				listingId: listingPhotos.listingId,
				storageKey: listingPhotos.storageKey,
				width: listingPhotos.width,
				height: listingPhotos.height,
				widths: listingPhotos.widths,
			})
			.from(listingPhotos)
			.where(inArray(listingPhotos.listingId, ids))
			.orderBy(asc(listingPhotos.listingId), asc(listingPhotos.position)),
	]);
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		if (!row) return [];
		const photo = photos.find(({ listingId }) => listingId === id);
		return [
			{
				...row,
				flags: flags.filter(({ listingId }) => listingId === id),
				photo: photo ?? null,
			},
		];
	});
}

async function flagsOf(ids: string[]) {
	const ranked = db()
		.select({
			listingId: listingFlags.listingId,
			source: listingFlags.source,
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
			reason: ranked.reason,
			flaggedAt: ranked.flaggedAt,
		})
		.from(ranked)
		.where(sql`${ranked.rank} <= ${REASONS_SHOWN}`)
		.orderBy(sql`${ranked.rank}`);
}
