// Figures for the overview page: open and overdue leads, failed deliveries, new listings, storage.
import { and, count, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { deliveries, intakeFiles, leads, listingPhotos, listings, readinessPhotos } from "#db/schema.ts";
import { failedDeliveries } from "./failed-deliveries.server.ts";

export const PLOT_DAYS = 30;
const MAX_FAILED_SHOWN = 20;

export type ListingsOfDay = { day: string; count: number };

export async function overview() {
	const [open, spam, failed, failedRows, days, storage] = await Promise.all([
		openLeads(),
		countOf(db().select({ n: count() }).from(leads).where(eq(leads.suspectedSpam, true))),
		countOf(db().select({ n: count() }).from(deliveries).where(eq(deliveries.status, "failed"))),
		failedDeliveries(null, MAX_FAILED_SHOWN),
		listingsPerDay(),
		storageUsed(),
	]);
	return { ...open, spamLeads: spam, failedDeliveries: failed, failed: failedRows.rows, days, storage };
}

async function openLeads(): Promise<{ newLeads: number; overdueLeads: number }> {
	const waiting = and(eq(leads.status, "new"), eq(leads.suspectedSpam, false));
	const [newLeads, overdueLeads] = await Promise.all([
		countOf(db().select({ n: count() }).from(leads).where(waiting)),
		countOf(
			db()
				.select({ n: count() })
				.from(leads)
				.where(and(waiting, lt(leads.dueAt, sql`now()`))),
		),
	]);
	return { newLeads, overdueLeads };
}

/** Days in Los Angeles time, oldest first, including days without a listing. */
async function listingsPerDay(): Promise<ListingsOfDay[]> {
	const day = sql<string>`to_char(${listings.createdAt} at time zone 'America/Los_Angeles', 'YYYY-MM-DD')`;
	const [counted, calendar] = await Promise.all([
		db()
			.select({ day, count: count() })
			.from(listings)
			.where(
				and(
					isNull(listings.deletedAt),
					gte(listings.createdAt, sql`now() - make_interval(days => ${PLOT_DAYS})`),
				),
			)
			.groupBy(sql`1`),
		db().execute<{ day: string }>(
			sql`select to_char((now() at time zone 'America/Los_Angeles')::date - back, 'YYYY-MM-DD') as day from generate_series(${PLOT_DAYS - 1}::int, 0, -1) as back`,
		),
	]);
	const known = new Map(counted.map((row) => [row.day, row.count]));
	return calendar.rows.map((row) => ({ day: row.day, count: known.get(row.day) ?? 0 }));
}

async function storageUsed(): Promise<{
	photoBytes: number;
	photos: number;
	fileBytes: number;
	files: number;
}> {
	const used = async (table: typeof listingPhotos | typeof intakeFiles | typeof readinessPhotos) => {
		const bytes = sql<number>`coalesce(sum(${table.bytes}), 0)`.mapWith(Number);
		const [row] = await db().select({ bytes, n: count() }).from(table);
		return row ?? { bytes: 0, n: 0 };
	};
	const [photos, files, checks] = await Promise.all([
		used(listingPhotos),
		used(intakeFiles),
		used(readinessPhotos),
	]);
	return {
		photoBytes: photos.bytes,
		photos: photos.n,
		fileBytes: files.bytes + checks.bytes,
		files: files.n + checks.n,
	};
}

async function countOf(query: PromiseLike<{ n: number }[]>): Promise<number> {
	return (await query)[0]?.n ?? 0;
}
