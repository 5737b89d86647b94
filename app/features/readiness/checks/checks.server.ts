// Checks of the self-check, and what they said on each day.
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { localDay } from "#app/features/company/dates.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { browserRecord, idOfLink, purposes } from "#app/platform/private-links.server.ts";
import { type RateLimitRule, rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { hazardZoneAnswers, readinessChecks, readinessPhotos, readinessSnapshots } from "#db/schema.ts";
import { type Answers, cleanAnswers } from "../assessment/answers.ts";
import { isScored, scoresOf } from "../assessment/scores.ts";
import type { HomePlace } from "../home/home.ts";
import { photoName } from "../photo.ts";
import { removeUnknownPhotos } from "./photos.server.ts";

/** New checks. Nobody has to be known to begin one. */
const NEW_CHECK_LIMIT: RateLimitRule = {
	name: "readiness-new-check",
	points: 40,
	seconds: 3_600,
	wide: 400,
	total: 20_000,
};
/** Far more than one walk around a house needs, too few to flood us. */
export const SAVE_LIMIT: RateLimitRule = { name: "readiness-save", points: 600, seconds: 600 };
export const LOOKUP_LIMIT: RateLimitRule = { name: "address-rules", points: 60, seconds: 600, total: 20_000 };

/** A check that was mailed or sent to us is kept for a little over a year, to compare it with the next one. */
export const KEPT_DAYS = purposes.report.lifetime.days;
export const UNCLAIMED_DAYS = 30;

export type Check = {
	id: string;
	answers: Answers;
	address: string;
	/** The owner's name. */
	owner: string;
	/** Of Your home. */
	place: HomePlace | null;
	leadId: string | null;
	updatedAt: Date;
};
/** Includes the browser's token, to renew the cookie. */
export type OpenCheck = Check & { token: string };

const tokens = browserRecord({
	cookie: "ringline_readiness",
	days: KEPT_DAYS,
	signs: "readiness-check",
	link: "report",
});
const columns = {
	id: readinessChecks.id,
	answers: readinessChecks.answers,
	address: readinessChecks.address,
	owner: readinessChecks.owner,
	place: sql<HomePlace | null>`${readinessChecks.place}`,
	leadId: readinessChecks.leadId,
	updatedAt: readinessChecks.updatedAt,
};
const isClaimed = sql`(${readinessChecks.linkSentAt} is not null or ${readinessChecks.leadId} is not null)`;
const daysKept = sql`case when ${isClaimed} then ${KEPT_DAYS}::int else ${UNCLAIMED_DAYS}::int end`;
const isExpired = sql<boolean>`${readinessChecks.updatedAt} <= now() - make_interval(days => ${daysKept})`;

export async function findCheck(request: Request): Promise<OpenCheck | null> {
	const token = await tokens.read(request);
	return token === null ? null : checkWithToken(token);
}

/** The check that a page is about: of the link it was opened with, or of this browser. */
export async function findShownCheck(
	request: Request,
): Promise<{ check: OpenCheck; linkToken: string | null } | null> {
	const linkToken = new URL(request.url).searchParams.get("token");
	const check = linkToken === null ? await findCheck(request) : await checkWithLink(linkToken);
	return check && { check, linkToken };
}

async function checkWithLink(token: string): Promise<OpenCheck | null> {
	return tokens.isLink(token) ? checkWithToken(token) : null;
}

async function checkWithToken(token: string): Promise<OpenCheck | null> {
	const belongs = await tokens.matches(token, readinessChecks);
	if (!belongs) return null;
	const [row] = await db()
		.select(columns)
		.from(readinessChecks)
		.where(and(belongs, sql`not ${isExpired}`));
	return row ? { ...row, answers: cleanAnswers(row.answers), token } : null;
}

/** A token for a page opened without a check, so that two tabs saving for the first time share one check. */
export async function newCheckCookie(request: Request): Promise<string | null> {
	return (await tokens.read(request)) === null ? tokens.write(request, tokens.newToken()) : null;
}

/** Throws a 429 response when the network has begun too many. */
export async function findOrCreateCheck(request: Request, clientAddress: string): Promise<OpenCheck> {
	const found = await findCheck(request);
	if (found) return found;
	const limited = await rateLimit(NEW_CHECK_LIMIT, clientAddress);
	if (!limited.ok) {
		const message = "Too many new checks came from your network. Wait a while, then try again.";
		throw Response.json({ ok: false, message }, tooManyRequests(limited.retryAfterSeconds));
	}
	const token = await tokens.read(request);
	if (token !== null && tokens.isOwn(token)) {
		const check = (await storeCheck(token)) ?? (await checkWithToken(token));
		if (check) return check;
	}
	const check = await storeCheck(tokens.newToken());
	if (!check) throw new Error("The check was not stored.");
	return check;
}

/** The check whose house a mailed link shows. */
export async function checkOfHomeLink(key: string): Promise<Check | null> {
	const id = await idOfLink("your-home", key);
	if (id === null) return null;
	const [row] = await db()
		.select(columns)
		.from(readinessChecks)
		.where(and(eq(readinessChecks.id, id), sql`not ${isExpired}`));
	return row ? { ...row, answers: cleanAnswers(row.answers) } : null;
}

/** The house that Your home shows. It replaces an earlier one and its address. */
export async function keepPlace(
	checkId: string,
	place: HomePlace,
): Promise<Pick<Check, "place" | "address">> {
	const kept = { place, address: place.precision === "zip" ? "" : place.label };
	await db()
		.update(readinessChecks)
		.set({ ...kept, updatedAt: sql`now()` })
		.where(eq(readinessChecks.id, checkId));
	return kept;
}

/** Forgets the house. Answers stay, and without any the whole check goes. */
export async function forgetPlace(checkId: string): Promise<void> {
	await db().transaction(async (tx) => {
		const [row] = await tx
			.update(readinessChecks)
			.set({ place: null, address: "" })
			.where(eq(readinessChecks.id, checkId))
			.returning(columns);
		if (row && row.leadId === null && Object.keys(row.answers as object).length === 0)
			await tx.delete(readinessChecks).where(eq(readinessChecks.id, checkId));
	});
}

/** Returns null when a check already has this token. */
async function storeCheck(token: string): Promise<OpenCheck | null> {
	const [row] = await db()
		.insert(readinessChecks)
		.values({ tokenHash: await tokens.hash(token) })
		.onConflictDoNothing()
		.returning(columns);
	return row ? { ...row, answers: {}, token } : null;
}

/**
 * True when a mailed link switched this browser to another check while the page was open. The page's answers belong to
 * the earlier check and must not go into the linked one, which someone else may read.
 */
export function isFromEarlierCheck(check: OpenCheck, shownId: unknown): boolean {
	return tokens.isLink(check.token) && shownId !== check.id;
}

export const EARLIER_CHECK_MESSAGE =
	"You opened another check in this browser. Reload the page to continue in that one.";

/** Sent with every save, so that the time it is kept restarts. */
export const checkCookie = tokens.write;

/** Answers are independent, so the newest one wins and two devices need no merging. */
export async function saveAnswers(
	checkId: string,
	changes: Answers,
	address: string | null,
): Promise<Check | null> {
	return db().transaction(async (tx) => {
		const [row] = await tx
			.update(readinessChecks)
			.set({
				answers: sql`${readinessChecks.answers} || ${JSON.stringify(changes)}::jsonb`,
				...(address === null ? {} : { address }),
				updatedAt: sql`now()`,
			})
			.where(eq(readinessChecks.id, checkId))
			.returning(columns);
		if (!row) return null;
		const answers = cleanAnswers(row.answers);
		await storeSnapshot(tx, checkId, answers);
		return { ...row, answers };
	});
}

/** What the report says about the house. The answers keep their date. */
export async function saveHouse(checkId: string, house: { address: string; owner: string }): Promise<void> {
	await db().update(readinessChecks).set(house).where(eq(readinessChecks.id, checkId));
}

export async function markLinkSent(tx: Tx, checkId: string): Promise<void> {
	await tx.update(readinessChecks).set({ linkSentAt: sql`now()` }).where(eq(readinessChecks.id, checkId));
}

export async function attachLead(tx: Tx, checkId: string, leadId: string): Promise<void> {
	await tx.update(readinessChecks).set({ leadId }).where(eq(readinessChecks.id, checkId));
}

/** The checks that belong to these leads, with every earlier state and their photos. */
export async function checksOfLeads(leadIds: readonly string[]) {
	const checks = await db()
		.select()
		.from(readinessChecks)
		.where(inArray(readinessChecks.leadId, [...leadIds]));
	const ids = checks.map(({ id }) => id);
	const [snapshots, photos] = await Promise.all([
		db().select().from(readinessSnapshots).where(inArray(readinessSnapshots.checkId, ids)),
		db().select().from(readinessPhotos).where(inArray(readinessPhotos.checkId, ids)),
	]);
	return checks.map((check) => ({
		...check,
		place: check.place as HomePlace | null,
		snapshots: snapshots.filter(({ checkId }) => checkId === check.id),
		photos: photos
			.filter(({ checkId }) => checkId === check.id)
			.map((photo) => ({ ...photo, fileName: photoName(photo.measure) })),
	}));
}

/** The checks that led to these requests. The nightly job deletes the files of their photos. */
export async function eraseChecks(tx: Tx, leadIds: readonly string[]): Promise<number> {
	const gone = await tx.delete(readinessChecks).where(inArray(readinessChecks.leadId, [...leadIds]));
	return gone.rowCount ?? 0;
}

/* ---------- progress ---------- */

export type Progress = { day: string; percent: number };

const MAX_SHOWN_DAYS = 12;

async function storeSnapshot(tx: Tx, checkId: string, answers: Answers): Promise<void> {
	await tx
		.insert(readinessSnapshots)
		.values({ checkId, day: localDay(new Date()), answers })
		.onConflictDoUpdate({
			target: [readinessSnapshots.checkId, readinessSnapshots.day],
			set: { answers, createdAt: sql`now()` },
		});
}

/** The newest days with a score, oldest first. */
export async function progressOf(checkId: string): Promise<Progress[]> {
	const rows = await db()
		.select({ day: readinessSnapshots.day, answers: readinessSnapshots.answers })
		.from(readinessSnapshots)
		.where(eq(readinessSnapshots.checkId, checkId))
		.orderBy(desc(readinessSnapshots.day))
		.limit(MAX_SHOWN_DAYS);
	return rows
		.map(({ day, answers }) => ({ day, scores: scoresOf(cleanAnswers(answers)) }))
		.filter(({ scores }) => isScored(scores))
		.map(({ day, scores }) => ({ day, percent: scores.total.percent }))
		.reverse();
}

/* ---------- nightly job ---------- */

/** Deletes checks that nobody came back to, files of photos without one, and old answers of the hazard zone service. */
export const readinessSweepJob = defineJob("readiness-sweep", {
	cron: "20 10 * * *",
	retryLimit: 3,
	retryDelay: 300,
	expireInSeconds: 3_600,
	handler: () => sweepReadiness(),
});

export async function sweepReadiness(): Promise<void> {
	await db().delete(readinessChecks).where(isExpired);
	await removeUnknownPhotos();
	await db()
		.delete(hazardZoneAnswers)
		.where(lt(hazardZoneAnswers.fetchedAt, sql`now() - interval '90 days'`));
}
