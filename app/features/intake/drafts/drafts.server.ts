// Drafts of the questionnaire.
import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { browserRecord, purposes } from "#app/platform/private-links.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { intakeDrafts } from "#db/schema.ts";
import type { Answers } from "../journey.ts";
import { type Changes, changedAnswers, merged } from "./draft-changes.ts";
import { NEW_DRAFT_LIMIT } from "./visitor-limits.server.ts";

/** Of a draft that somebody can open by a mailed link, or has submitted. */
export const DRAFT_DAYS = purposes.intake.lifetime.days;
/** Of the others. The browser keeps its own copy of the answers longer. */
export const UNPROVED_DRAFT_DAYS = 7;
/** Of all answers as JSON. Twice as much as anybody has written. */
export const MAX_DRAFT_BYTES = 100_000;

export type Draft = {
	id: string;
	version: number;
	answers: Answers;
	leadId: string | null;
	updatedAt: Date;
};
/** Includes the browser's token, to renew the cookie. */
export type OpenDraft = Draft & { token: string };

export type SaveResult =
	| { outcome: "saved"; draftId: string; version: number }
	| { outcome: "newer"; draftId: string; version: number; answers: Answers }
	| { outcome: "submitted" }
	| { outcome: "too-long" };

const tokens = browserRecord({
	cookie: "ringline_intake",
	days: DRAFT_DAYS,
	signs: "intake-draft",
	link: "intake",
});
const columns = {
	id: intakeDrafts.id,
	version: intakeDrafts.version,
	answers: intakeDrafts.answers,
	leadId: intakeDrafts.leadId,
	updatedAt: intakeDrafts.updatedAt,
};
const isProved = sql`(${intakeDrafts.linkSentAt} is not null or ${intakeDrafts.leadId} is not null)`;
const daysKept = sql`case when ${isProved} then ${DRAFT_DAYS}::int else ${UNPROVED_DRAFT_DAYS}::int end`;
export const isExpired = sql<boolean>`${intakeDrafts.updatedAt} <= now() - make_interval(days => ${daysKept})`;

export async function findDraft(request: Request): Promise<OpenDraft | null> {
	const token = await tokens.read(request);
	return token === null ? null : draftWithToken(token);
}

export async function draftWithToken(token: string): Promise<OpenDraft | null> {
	const belongs = await tokens.matches(token, intakeDrafts);
	if (!belongs) return null;
	const [row] = await db()
		.select(columns)
		.from(intakeDrafts)
		.where(and(belongs, sql`not ${isExpired}`));
	return row ? { ...row, answers: row.answers as Answers, token } : null;
}

/**
 * Creates the draft on the first save. The token was set when the page opened, so that two tabs saving for the first
 * time write to the same draft. Throws a 429 response when the network has begun too many. Null: limited already.
 */
export async function createDraft(
	...[request, clientAddress]: [request: Request, clientAddress: string | null] | []
): Promise<OpenDraft> {
	if (typeof clientAddress === "string") await limitNewDrafts(clientAddress);
	const existingToken = request ? await tokens.read(request) : null;
	if (existingToken !== null && tokens.isOwn(existingToken)) {
		const draft = (await storeDraft(existingToken)) ?? (await draftWithToken(existingToken));
		if (draft && !draft.leadId) return draft;
	}
	const draft = await storeDraft(tokens.newToken());
	if (!draft) throw new Error("The draft was not stored.");
	return draft;
}

async function limitNewDrafts(clientAddress: string): Promise<void> {
	const limited = await rateLimit(NEW_DRAFT_LIMIT, clientAddress);
	if (limited.ok) return;
	const message = "Too many new forms came from your network. Wait a while, then try again.";
	throw Response.json({ ok: false, message }, tooManyRequests(limited.retryAfterSeconds));
}

/** A token for a page opened without a draft. No draft exists until the first save. */
export async function newDraftCookie(request: Request): Promise<string | null> {
	return (await tokens.read(request)) === null ? tokens.write(request, tokens.newToken()) : null;
}

/** Returns null when a draft already has this token. */
async function storeDraft(token: string): Promise<OpenDraft | null> {
	const [row] = await db()
		.insert(intakeDrafts)
		.values({ tokenHash: await tokens.hash(token) })
		.onConflictDoNothing()
		.returning(columns);
	return row ? { ...row, answers: {}, token } : null;
}

/** This browser's open draft, or a new one if there is none or it was submitted. */
export async function findOrCreateDraft(request: Request, clientAddress: string | null): Promise<OpenDraft> {
	const draft = await findDraft(request);
	return draft && !draft.leadId ? draft : createDraft(request, clientAddress);
}

/**
 * True when an emailed link switched this browser to another draft while the page was open. The page's answers belong
 * to the earlier draft and must not go into the linked one, which someone else may read.
 */
export function isFromEarlierDraft(draft: OpenDraft, shownId: unknown): boolean {
	return tokens.isLink(draft.token) && shownId !== draft.id;
}

export const EARLIER_DRAFT_MESSAGE =
	"You opened another form in this browser. Copy what you typed here, then reload the page to continue in that form.";

/** Sent with every save, so that the time it is kept restarts. */
export const draftCookie = tokens.write;

/** Refuses to overwrite a newer save; the caller merges and retries with the returned version. */
export async function saveChanges(id: string, version: number, changes: Changes): Promise<SaveResult> {
	return db().transaction(async (tx) => {
		const draft = await lockDraft(tx, id);
		if (!draft || draft.leadId) return { outcome: "submitted" };
		const news = changedAnswers(draft.answers, changes);
		if (Object.keys(news).length === 0 && version === draft.version)
			return { outcome: "saved", draftId: id, version };
		if (version !== draft.version)
			return { outcome: "newer", draftId: id, version: draft.version, answers: draft.answers };
		const answers = merged(draft.answers, news);
		const bytes = sizeOf(answers);
		// One from before the limit may still become shorter.
		if (bytes > MAX_DRAFT_BYTES && bytes > sizeOf(draft.answers)) return { outcome: "too-long" };
		const next = draft.version + 1;
		await tx
			.update(intakeDrafts)
			.set({ answers, version: next, updatedAt: sql`now()` })
			.where(eq(intakeDrafts.id, id));
		return { outcome: "saved", draftId: id, version: next };
	});
}

function sizeOf(answers: Answers): number {
	return Buffer.byteLength(JSON.stringify(answers));
}

export const TOO_LONG_MESSAGE =
	"Your answers are longer together than we can keep. Shorten the longest one, or send it to us by email.";

/** For a plain form post, whose page cannot merge: its answers replace the stored ones. */
export async function writeOver(
	draft: Draft,
	seenVersion: number,
	changesFor: (isStale: boolean) => Changes,
): Promise<SaveResult> {
	let current: Pick<Draft, "id" | "version"> = draft;
	for (;;) {
		const saved = await saveChanges(draft.id, current.version, changesFor(seenVersion < current.version));
		if (saved.outcome !== "newer") return saved;
		current = { id: draft.id, version: saved.version };
	}
}

/** Locks the row until the transaction ends, so that uploads and submission wait for each other. */
export async function lockDraft(tx: Tx, id: string): Promise<Draft | null> {
	const [row] = await tx.select(columns).from(intakeDrafts).where(eq(intakeDrafts.id, id)).for("update");
	return row ? { ...row, answers: row.answers as Answers } : null;
}

/** An upload is a change too, so the time it is kept restarts. */
export async function touchDraft(tx: Tx, id: string): Promise<void> {
	await tx.update(intakeDrafts).set({ updatedAt: sql`now()` }).where(eq(intakeDrafts.id, id));
}

export async function markLinkSent(tx: Tx, id: string): Promise<void> {
	await tx.update(intakeDrafts).set({ linkSentAt: sql`now()` }).where(eq(intakeDrafts.id, id));
}

export async function closeDraft(tx: Tx, id: string, leadId: string): Promise<void> {
	await tx
		.update(intakeDrafts)
		.set({ leadId, updatedAt: sql`now()` })
		.where(and(eq(intakeDrafts.id, id), isNull(intakeDrafts.leadId)));
}
