// Emails the company a summary of all new reports.
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { listingFlags, listings } from "#db/schema.ts";
import { listingPath } from "../listing/listing-paths.ts";
import { type ReportedListing, reportSummaryMail } from "./moderation-mails.server.tsx";
import { reportCategories, reportCategoryLabels } from "./report-categories.ts";

/** From as many different networks, reports hide a listing until an admin decides. */
export const REPORTERS_TO_HIDE_LISTING = 3;
/** Keeps the email readable. The panel shows every report. */
const MAX_REPORTS_PER_MAIL = 50;

/** At most one job is waiting for immediate sending and one for the end of the 15 minutes. */
export const reportSummaryJob = defineJob<{ atOnce: boolean }>("report-summary", {
	retryLimit: 20,
	retryDelay: 10,
	retryDelayMax: 900,
	expireInSeconds: 120,
	pollSeconds: 2,
	singletonKey: ({ atOnce }) => (atOnce ? "now" : "later"),
	handler: sendReportSummary,
});

/** 'Scam or asks for money or a code: wants a deposit'. */
function withCategory(category: string | null, reason: string): string {
	const label = reportCategories.find((each) => each === category && each !== "other");
	return label ? `${reportCategoryLabels[label]}: ${reason}` : reason;
}

export async function sendReportSummary(): Promise<void> {
	await db().transaction(async (tx) => {
		const waiting = and(eq(listingFlags.source, "report"), isNull(listingFlags.mailedAt));
		const total = await tx.$count(listingFlags, waiting);
		const reports = await tx
			.select({
				flagId: listingFlags.id,
				listingId: listings.id,
				kind: listings.kind,
				title: listings.title,
				isHidden: listings.flagged,
				networks: sql<number>`(select count(distinct reporter_wide_hash)::int from listing_flags where listing_id = ${listings.id})`,
				category: listingFlags.category,
				reason: listingFlags.reason,
			})
			.from(listingFlags)
			.innerJoin(listings, eq(listings.id, listingFlags.listingId))
			.where(waiting)
			.orderBy(asc(listingFlags.flaggedAt))
			.limit(MAX_REPORTS_PER_MAIL)
			// Two concurrent summaries must not include the same reports.
			.for("update", { of: listingFlags, skipLocked: true });
		const [first] = reports;
		if (!first) return;
		const byListing = new Map<string, ReportedListing>();
		for (const { listingId, kind, title, isHidden, networks, category, reason } of reports) {
			const address = publicUrl() + listingPath(kind, listingId);
			const listing = byListing.get(listingId) ?? {
				kind,
				title,
				isHidden,
				isOverHideLimit: !isHidden && networks >= REPORTERS_TO_HIDE_LISTING,
				address,
				reasons: [],
			};
			listing.reasons.push(withCategory(category, reason));
			byListing.set(listingId, listing);
		}
		await queueMail(tx, {
			purpose: "report",
			listingId: byListing.size === 1 ? first.listingId : null,
			to: companyMailbox(),
			...reportSummaryMail([...byListing.values()], total, `${publicUrl()}/admin`),
		});
		// Reports past the limit are only in the panel; the email says how many.
		await tx
			.update(listingFlags)
			.set({ mailedAt: sql`now()` })
			.where(
				total > MAX_REPORTS_PER_MAIL
					? waiting
					: inArray(
							listingFlags.id,
							reports.map(({ flagId }) => flagId),
						),
			);
	});
}
