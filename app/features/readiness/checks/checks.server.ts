// Checks of the self-check. The browser holds a random token in a cookie; we store only its hash. A mailed link opens a
// check too, and needs no storage.
import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { signedCookie } from "#app/platform/http/cookies.server.ts";
import { isKeyedHash, keyedHash, keyedHashes } from "#app/platform/secrets.server.ts";
import { intakeFiles, readinessChecks } from "#db/schema.ts";
import { type Answers, cleanAnswers } from "../assessment/answers.ts";
import { storeSnapshot } from "./snapshots.server.ts";

/** A check that was mailed or sent to us is kept for a little over a year, to compare it with the next one. */
export const KEPT_DAYS = 400;
export const UNCLAIMED_DAYS = 30;

export type Check = {
	id: string;
	answers: Answers;
	address: string;
	leadId: string | null;
	updatedAt: Date;
};
/** Includes the browser's token, to renew the cookie. */
export type OpenCheck = Check & { token: string };

const TOKEN = /^[\w-]{43}$/;
/** The check's id and a keyed hash of it. */
const LINK_TOKEN = /^[\w-]{64}$/;
const ID_BYTES = 16;
const newToken = () => randomBytes(32).toString("base64url");
const cookie = signedCookie<string>("ringline_readiness", { maxAgeSeconds: KEPT_DAYS * 86_400 });
const columns = {
	id: readinessChecks.id,
	answers: readinessChecks.answers,
	address: readinessChecks.address,
	leadId: readinessChecks.leadId,
	updatedAt: readinessChecks.updatedAt,
};
const isClaimed = sql`(${readinessChecks.linkSentAt} is not null or ${readinessChecks.leadId} is not null)`;
const daysKept = sql`case when ${isClaimed} then ${KEPT_DAYS}::int else ${UNCLAIMED_DAYS}::int end`;
export const isExpired = sql<boolean>`${readinessChecks.updatedAt} <= now() - make_interval(days => ${daysKept})`;

export async function findCheck(request: Request): Promise<OpenCheck | null> {
	const token = await cookie.read(request);
	return typeof token === "string" ? checkWithToken(token) : null;
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
	return LINK_TOKEN.test(token) ? checkWithToken(token) : null;
}

async function checkWithToken(token: string): Promise<OpenCheck | null> {
	const belongs = await matchesToken(token);
	if (!belongs) return null;
	const [row] = await db()
		.select(columns)
		.from(readinessChecks)
		.where(and(belongs, sql`not ${isExpired}`));
	return row ? { ...row, answers: cleanAnswers(row.answers), token } : null;
}

/** Opens the check anywhere until it expires. */
export async function createLinkToken(checkId: string): Promise<string> {
	const id = Buffer.from(checkId.replaceAll("-", ""), "hex");
	return Buffer.concat([id, await keyedHash("readiness-link", id.toString("hex"))]).toString("base64url");
}

async function matchesToken(token: string): Promise<SQL | null> {
	if (TOKEN.test(token))
		return inArray(readinessChecks.tokenHash, await keyedHashes("readiness-check", token));
	if (!LINK_TOKEN.test(token)) return null;
	const given = Buffer.from(token, "base64url");
	const id = given.subarray(0, ID_BYTES).toString("hex");
	return (await isKeyedHash("readiness-link", id, given.subarray(ID_BYTES)))
		? eq(readinessChecks.id, id)
		: null;
}

/** A token for a page opened without a check, so that two tabs saving for the first time share one check. */
export async function newCheckCookie(request: Request): Promise<string | null> {
	const token = await cookie.read(request);
	const isKnown = typeof token === "string" && (TOKEN.test(token) || LINK_TOKEN.test(token));
	return isKnown ? null : cookie.write(request, newToken());
}

export async function findOrCreateCheck(request: Request): Promise<OpenCheck> {
	const token = await cookie.read(request);
	if (typeof token === "string" && TOKEN.test(token)) {
		const check = (await checkWithToken(token)) ?? (await storeCheck(token)) ?? (await checkWithToken(token));
		if (check) return check;
	}
	const check = (await findCheck(request)) ?? (await storeCheck(newToken()));
	if (!check) throw new Error("The check was not stored.");
	return check;
}

/** Returns null when a check already has this token. */
async function storeCheck(token: string): Promise<OpenCheck | null> {
	const [row] = await db()
		.insert(readinessChecks)
		.values({ tokenHash: await hashToken(token) })
		.onConflictDoNothing()
		.returning(columns);
	return row ? { ...row, answers: {}, token } : null;
}

/**
 * True when a mailed link switched this browser to another check while the page was open. The page's answers belong to
 * the earlier check and must not go into the linked one, which someone else may read.
 */
export function isFromEarlierCheck(check: OpenCheck, shownId: unknown): boolean {
	return LINK_TOKEN.test(check.token) && shownId !== check.id;
}

export const EARLIER_CHECK_MESSAGE =
	"You opened another check in this browser. Reload the page to continue in that one.";

/** Sent with every save, so that the time it is kept restarts. */
export function checkCookie(request: Request, token: string): Promise<string> {
	return cookie.write(request, token);
}

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

export async function markLinkSent(tx: Tx, checkId: string): Promise<void> {
	await tx.update(readinessChecks).set({ linkSentAt: sql`now()` }).where(eq(readinessChecks.id, checkId));
}

export async function attachLead(tx: Tx, checkId: string, leadId: string): Promise<void> {
	await tx.update(readinessChecks).set({ leadId }).where(eq(readinessChecks.id, checkId));
}

/** The checks that led to these requests. Photos that belong to another request stay with it. */
export async function eraseChecks(tx: Tx, leadIds: readonly string[]): Promise<number> {
	const gone = await tx
		.select({ id: readinessChecks.id })
		.from(readinessChecks)
		.where(inArray(readinessChecks.leadId, [...leadIds]))
		.for("update");
	const ids = gone.map(({ id }) => id);
	await tx.delete(intakeFiles).where(and(inArray(intakeFiles.checkId, ids), isNull(intakeFiles.leadId)));
	await tx.delete(readinessChecks).where(inArray(readinessChecks.id, ids));
	return ids.length;
}

function hashToken(token: string): Promise<Buffer> {
	return keyedHash("readiness-check", token);
}
