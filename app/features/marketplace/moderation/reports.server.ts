// Reports: each one is kept for the moderators. Three different networks hide a listing until an admin decides.
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs.server.ts";
import { networkOf } from "#app/platform/networks.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import { isUuid } from "#app/platform/uuid.server.ts";
import { listingFlags, listings } from "#db/schema.ts";
import type { ListingKind } from "../listing/listing.ts";
import { announceListing } from "../listing/listings.server.ts";
import { reportSummaryJob } from "./report-summaries.server.ts";
import { queueHiddenMail } from "./seller-notices.server.ts";

export const REPORTERS_THAT_HIDE = 3;
const perNetwork: RateLimitRule = { name: "report", points: 30, seconds: 3_600 };
/** What is mailed to the office at once. Everything else waits for the next summary. */
const mailsPerListing: RateLimitRule = { name: "report-mail-listing", points: 1, seconds: 15 * 60 };
const mails: RateLimitRule = { name: "report-mail", points: 5, seconds: 15 * 60 };
const mailsOfHiding: RateLimitRule = { name: "report-mail-hidden", points: 5, seconds: 15 * 60 };

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
		await enqueueSummary(tx, id, hides);
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

/** A listing's first report is mailed at once, and the one that hides it; further ones together. */
async function enqueueSummary(tx: Tx, listingId: string, hides: boolean): Promise<void> {
	const first = await rateLimit(mailsPerListing, listingId);
	const room = first.ok ? await rateLimit(mails, "office") : first;
	const atOnce = room.ok || (hides && (await rateLimit(mailsOfHiding, "office")).ok);
	const options = room.ok || atOnce ? {} : { startAfter: room.retryAfterSeconds };
	await enqueue(tx, reportSummaryJob, { atOnce }, options);
}
