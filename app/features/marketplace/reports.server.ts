// Reports: each one is kept for the moderators. Three different networks hide a listing until an admin decides.
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs.server.ts";
import { networkOf } from "#app/platform/networks.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import { listingFlags, listings } from "#db/schema.ts";
import type { ListingKind } from "./listing.ts";
import { announceListing, isUuid } from "./listings.server.ts";
import { reportSummaryJob } from "./report-summaries.server.ts";
import { queueHiddenMail } from "./seller-notices.server.ts";

export const REPORTERS_THAT_HIDE = 3;
const perNetwork: RateLimitRule = { name: "report", points: 30, seconds: 3_600 };
/** One summary to the office in this time; a listing that was just hidden may cause a few more. */
const summaries: RateLimitRule = { name: "report-summary", points: 1, seconds: 15 * 60 };
const hiddenSummaries: RateLimitRule = { name: "report-summary-hidden", points: 5, seconds: 15 * 60 };

export type Report = {
	kind: ListingKind;
	id: string;
	reason: string;
	/** Its network tells reporters apart; only a keyed hash of that is kept. */
	clientAddress: string;
};

export type ReportAnswer =
	| { ok: true /** False when reports have hidden the listing. */; listingIsPublic: boolean }
	| { ok: false; reason: "not-found" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

/** A listing that others' reports have just hidden still takes reports: the visitor had it on the screen. */
export async function reportListing(report: Report): Promise<ReportAnswer> {
	const { kind, id, reason, clientAddress } = report;
	if (!isUuid(id)) return { ok: false, reason: "not-found" };
	const limited = await rateLimit(perNetwork, clientAddress);
	if (!limited.ok) return { ok: false, reason: "too-often", retryAfterSeconds: limited.retryAfterSeconds };
	const reporterHash = await keyedHash("listing-report", networkOf(clientAddress));
	return db().transaction(async (tx) => {
		const [listing] = await tx
			.select({ flagged: listings.flagged })
			.from(listings)
			.where(
				and(
					eq(listings.id, id),
					eq(listings.kind, kind),
					or(eq(listings.isPublic, true), eq(listings.flagged, true)),
					eq(listings.status, "active"),
					isNull(listings.deletedAt),
				),
			)
			.for("update");
		if (!listing) return { ok: false, reason: "not-found" };
		await tx.insert(listingFlags).values({ listingId: id, source: "report", reason, reporterHash });
		const hides = !listing.flagged && (await reportingNetworks(tx, id)) >= REPORTERS_THAT_HIDE;
		if (hides) {
			await tx.update(listings).set({ flagged: true }).where(eq(listings.id, id));
			await announceListing(tx, id);
			await queueHiddenMail(tx, id, "reports");
		}
		await enqueueSummary(tx, hides);
		return { ok: true, listingIsPublic: !hides && !listing.flagged };
	});
}

async function reportingNetworks(tx: Tx, listingId: string): Promise<number> {
	const [row] = await tx
		.select({ networks: sql<number>`count(distinct ${listingFlags.reporterHash})::int` })
		.from(listingFlags)
		.where(and(eq(listingFlags.listingId, listingId), eq(listingFlags.source, "report")));
	return row?.networks ?? 0;
}

/** The first report in a while is mailed at once, later ones together, so that 50 reports are not 50 mails. */
async function enqueueSummary(tx: Tx, hides: boolean): Promise<void> {
	const first = await rateLimit(summaries, "office");
	const atOnce = first.ok || (hides && (await rateLimit(hiddenSummaries, "office")).ok);
	await enqueue(
		tx,
		reportSummaryJob,
		{ atOnce },
		atOnce || first.ok ? {} : { startAfter: first.retryAfterSeconds },
	);
}
