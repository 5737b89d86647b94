// Drafts of the questionnaire.
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { visitorToken } from "#app/platform/http/visitor-token.server.ts";
import { intakeDrafts } from "#db/schema.ts";
import type { Answers } from "../journey.ts";
import { type Changes, changedAnswers, merged } from "./draft-changes.ts";

export const DRAFT_DAYS = 30;

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
	| { outcome: "submitted" };

const tokens = visitorToken({
	cookie: "ringline_intake",
	days: DRAFT_DAYS,
	purpose: "intake-draft",
	linkPurpose: "intake-link",
});
const columns = {
	id: intakeDrafts.id,
	version: intakeDrafts.version,
	answers: intakeDrafts.answers,
	leadId: intakeDrafts.leadId,
	updatedAt: intakeDrafts.updatedAt,
};
const notExpired = gt(intakeDrafts.updatedAt, sql`now() - make_interval(days => ${DRAFT_DAYS})`);

export async function findDraft(request: Request): Promise<OpenDraft | null> {
	const token = await tokens.read(request);
	return token === null ? null : draftWithToken(token);
}

export async function draftWithToken(token: string): Promise<OpenDraft | null> {
	const belongs = await tokens.matches(token, intakeDrafts);
	if (!belongs) return null;
	const [row] = await db().select(columns).from(intakeDrafts).where(and(belongs, notExpired));
	return row ? { ...row, answers: row.answers as Answers, token } : null;
}

/** Opens the draft on another device until it expires. */
export const createLinkToken = tokens.linkToken;

/**
 * Creates the draft on the first save. The token was set when the page opened, so that two tabs saving for the first
 * time write to the same draft.
 */
export async function createDraft(request?: Request): Promise<OpenDraft> {
	const existingToken = request ? await tokens.read(request) : null;
	if (existingToken !== null && tokens.isOwn(existingToken)) {
		const draft = (await storeDraft(existingToken)) ?? (await draftWithToken(existingToken));
		if (draft && !draft.leadId) return draft;
	}
	const draft = await storeDraft(tokens.newToken());
	if (!draft) throw new Error("The draft was not stored.");
	return draft;
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
export async function findOrCreateDraft(request: Request): Promise<OpenDraft> {
	const draft = await findDraft(request);
	return draft && !draft.leadId ? draft : createDraft(request);
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

/** Sent with every save, so that the thirty days restart. */
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
		const next = draft.version + 1;
		await tx
			.update(intakeDrafts)
			.set({ answers: merged(draft.answers, news), version: next, updatedAt: sql`now()` })
			.where(eq(intakeDrafts.id, id));
		return { outcome: "saved", draftId: id, version: next };
	});
}

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

/** An upload is a change too, so the draft's thirty days restart. */
export async function touchDraft(tx: Tx, id: string): Promise<void> {
	await tx.update(intakeDrafts).set({ updatedAt: sql`now()` }).where(eq(intakeDrafts.id, id));
}

export async function closeDraft(tx: Tx, id: string, leadId: string): Promise<void> {
	await tx
		.update(intakeDrafts)
		.set({ leadId, updatedAt: sql`now()` })
		.where(and(eq(intakeDrafts.id, id), isNull(intakeDrafts.leadId)));
}
