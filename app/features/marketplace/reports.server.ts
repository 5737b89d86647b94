// Reports: every one reaches the moderators; three different people hide a listing until an admin decides.
import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { queueMail } from "#app/platform/deliveries.server.ts";
import { companyMailbox } from "#app/platform/mail.server.ts";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import { listingFlags, listings } from "#db/schema.ts";
import type { ListingKind } from "./listing.ts";
import { listingPath } from "./listing-paths.ts";
import { announceListing, isUuid } from "./listings.server.ts";
import { reportMail } from "./mails.ts";

export const REPORTERS_THAT_HIDE = 3;
const perAddress: RateLimitRule = { name: "report", points: 30, seconds: 3_600 };

export type Report = {
	kind: ListingKind;
	id: string;
	reason: string;
	/** Tells reporters apart; only its keyed hash is kept. */
	clientAddress: string;
};

export type ReportAnswer =
	| { ok: true }
	| { ok: false; reason: "not-found" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

export async function reportListing(report: Report): Promise<ReportAnswer> {
	const { kind, id, reason, clientAddress } = report;
	if (!isUuid(id)) return { ok: false, reason: "not-found" };
	const limited = await rateLimit(perAddress, clientAddress);
	if (!limited.ok) return { ok: false, reason: "too-often", retryAfterSeconds: limited.retryAfterSeconds };
	const reporterHash = await keyedHash("listing-report", clientAddress);
	return db().transaction(async (tx) => {
		const [listing] = await tx
			.select({ title: listings.title })
			.from(listings)
			.where(and(eq(listings.id, id), eq(listings.kind, kind), eq(listings.isPublic, true)))
			.for("update");
		if (!listing) return { ok: false, reason: "not-found" };
		// The same person again: the newest reason counts, the number of people does not grow.
		await tx
			.insert(listingFlags)
			.values({ listingId: id, source: "report", reason, reporterHash })
			.onConflictDoUpdate({
				target: [listingFlags.listingId, listingFlags.reporterHash],
				set: { reason, flaggedAt: sql`now()` },
			});
		const reporters = await tx.$count(
			listingFlags,
			and(eq(listingFlags.listingId, id), eq(listingFlags.source, "report")),
		);
		const hidden = reporters >= REPORTERS_THAT_HIDE;
		if (hidden) {
			await tx.update(listings).set({ flagged: true }).where(eq(listings.id, id));
			await announceListing(tx, id);
		}
		await queueMail(tx, {
			purpose: "report",
			listingId: id,
			to: companyMailbox(),
			...reportMail({
				kind,
				title: listing.title,
				reason,
				reporters,
				hidden,
				listingAddress: publicUrl() + listingPath(kind, id),
				panelAddress: `${publicUrl()}/admin`,
			}),
		});
		return { ok: true };
	});
}
