// Stores reports for the moderators. Reports from three different networks hide a listing until an admin decides. One
// person can rent many addresses, so only wide networks count, each for three listings a day, and past a few hidden
// listings an hour the office is told instead.
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { networkOf } from "#app/platform/http/networks.server.ts";
import { enqueue } from "#app/platform/jobs.server.ts";
import { type RateLimitRule, rateLimit, rateLimitWithin } from "#app/platform/rate-limits.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import { listingFlags, listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { announceListing } from "../listing/listings.server.ts";
import { raiseFlagEvent } from "./flag-event.server.ts";
import { isUrgentReport, type ReportCategory } from "./report-categories.ts";
import { REPORTERS_TO_HIDE_LISTING, reportSummaryJob } from "./report-summaries.server.ts";
import { queueHiddenMail } from "./seller-notices.server.ts";

const MAX_HIDDEN_AN_HOUR = 5;
const DAY_SECONDS = 86_400;
/** Per wide network: its first report of each listing counts, for the first three listings of a day. */
const SAME_LISTING_LIMIT: RateLimitRule = { name: "report-same-listing", points: 1, seconds: DAY_SECONDS };
const LISTINGS_LIMIT: RateLimitRule = { name: "report-listings", points: 3, seconds: DAY_SECONDS };
const REPORT_LIMIT: RateLimitRule = { name: "report", points: 30, seconds: 3_600, total: 20_000 };
/** Limits on immediate emails to the company. Other reports wait for the next summary. */
const LISTING_MAIL_LIMIT: RateLimitRule = { name: "report-mail-listing", points: 1, seconds: 15 * 60 };
const MAIL_LIMIT: RateLimitRule = { name: "report-mail", points: 5, seconds: 15 * 60 };
const HIDDEN_MAIL_LIMIT: RateLimitRule = { name: "report-mail-hidden", points: 5, seconds: 15 * 60 };

export type Report = {
	kind: ListingKind;
	id: string;
	category: ReportCategory;
	reason: string;
	/** Its network identifies the reporter; only a keyed hash is stored. */
	clientAddress: string;
};

export type ReportResult =
	| { ok: true }
	| { ok: false; reason: "not-found" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

export async function isReportable(kind: ListingKind, id: string): Promise<boolean> {
	return isUuid(id) && (await db().$count(listings, reportable(kind, id))) > 0;
}

/** One that was just hidden by reports still accepts them, because the visitor had it on screen. */
function reportable(kind: ListingKind, id: string) {
	return and(
		eq(listings.id, id),
		eq(listings.kind, kind),
		or(eq(listings.isPublic, true), eq(listings.flagged, true)),
		eq(listings.status, "active"),
		isNull(listings.deletedAt),
	);
}

export async function reportListing(report: Report): Promise<ReportResult> {
	const { kind, id, category, reason, clientAddress } = report;
	if (!isUuid(id)) return { ok: false, reason: "not-found" };
	const limited = await rateLimit(REPORT_LIMIT, clientAddress);
	if (!limited.ok) return { ok: false, reason: "too-often", retryAfterSeconds: limited.retryAfterSeconds };
	const reporterHash = await keyedHash("listing-report", networkOf(clientAddress));
	const reporterWideHash = await findCountedNetwork(id, clientAddress);
	return db().transaction(async (tx) => {
		const [listing] = await tx
			.select({ flagged: listings.flagged, title: listings.title })
			.from(listings)
			.where(reportable(kind, id))
			.for("update");
		if (!listing) return { ok: false, reason: "not-found" };
		const isRepeated = await hasReported(tx, id, reporterHash);
		await tx.insert(listingFlags).values({
			listingId: id,
			source: "report",
			category,
			reason,
			reporterHash,
			reporterWideHash,
			// The office has had an email about this listing from this reporter. The panel shows both reports.
			mailedAt: isRepeated ? sql`now()` : null,
		});
		const isDoubted = !listing.flagged && (await countReportingNetworks(tx, id)) >= REPORTERS_TO_HIDE_LISTING;
		const hides = isDoubted && (await mayHideAnother(tx));
		if (hides) {
			await tx.update(listings).set({ flagged: true, reportsHidAt: sql`now()` }).where(eq(listings.id, id));
			await announceListing(tx, id);
			await queueHiddenMail(tx, id, null);
		}
		const isHidden = hides || listing.flagged;
		await raiseFlagEvent(
			tx,
			{ id, kind, title: listing.title },
			{ source: "report", category, reason, isHidden },
		);
		if (!isRepeated) await enqueueSummary(tx, id, isDoubted || isUrgentReport(category));
		return { ok: true };
	});
}

/** Reports from before wide networks were stored have none and don't count. */
const countedNetworks = sql<number>`count(distinct ${listingFlags.reporterWideHash})::int`;

/** The keyed hash of the wide network, or null when its report doesn't count toward hiding the listing. */
async function findCountedNetwork(listingId: string, clientAddress: string): Promise<Buffer | null> {
	const network = networkOf(clientAddress, "wide");
	const first = await rateLimit(SAME_LISTING_LIMIT, `${network} ${listingId}`);
	const counts = first.ok && (await rateLimit(LISTINGS_LIMIT, network)).ok;
	return counts ? keyedHash("listing-report-wide", network) : null;
}

async function hasReported(tx: Tx, listingId: string, reporterHash: Buffer): Promise<boolean> {
	const reports = and(eq(listingFlags.listingId, listingId), eq(listingFlags.reporterHash, reporterHash));
	return (await tx.$count(listingFlags, reports)) > 0;
}

async function countReportingNetworks(tx: Tx, listingId: string): Promise<number> {
	const [row] = await tx
		.select({ networks: countedNetworks })
		.from(listingFlags)
		.where(and(eq(listingFlags.listingId, listingId), eq(listingFlags.source, "report")));
	return row?.networks ?? 0;
}

/** Counted under a lock, so that concurrent reports do not hide more. */
async function mayHideAnother(tx: Tx): Promise<boolean> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listings-hidden-by-reports'))`);
	const inTheLastHour = gt(listings.reportsHidAt, sql`now() - interval '1 hour'`);
	return (await tx.$count(listings, inTheLastHour)) < MAX_HIDDEN_AN_HOUR;
}

/** A listing's first report, urgent ones and the one that would hide it are emailed immediately, others in a summary. */
async function enqueueSummary(tx: Tx, listingId: string, isUrgent: boolean): Promise<void> {
	const first = await rateLimitWithin(tx, LISTING_MAIL_LIMIT, listingId);
	const room = first.ok ? await rateLimitWithin(tx, MAIL_LIMIT, "office") : first;
	const atOnce = room.ok || (isUrgent && (await rateLimitWithin(tx, HIDDEN_MAIL_LIMIT, "office")).ok);
	const options = room.ok || atOnce ? {} : { startAfter: room.retryAfterSeconds };
	await enqueue(tx, reportSummaryJob, { atOnce }, options);
}
