// Drafts of the questionnaire. The browser holds a random token in a cookie; we store only its hash.
import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { signedCookie } from "#app/platform/http/cookies.server.ts";
import { isKeyedHash, keyedHash, keyedHashes } from "#app/platform/secrets.server.ts";
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

const TOKEN = /^[\w-]{43}$/;
/** The token of an emailed link is the draft's id plus a keyed hash of it, so links need no storage. */
const LINK_TOKEN = /^[\w-]{64}$/;
const ID_BYTES = 16;
const newToken = () => randomBytes(32).toString("base64url");
const cookie = signedCookie<string>("ringline_intake", { maxAgeSeconds: DRAFT_DAYS * 86_400 });
const columns = {
	id: intakeDrafts.id,
	version: intakeDrafts.version,
	answers: intakeDrafts.answers,
	leadId: intakeDrafts.leadId,
	updatedAt: intakeDrafts.updatedAt,
};
const notExpired = gt(intakeDrafts.updatedAt, sql`now() - make_interval(days => ${DRAFT_DAYS})`);

export async function findDraft(request: Request): Promise<OpenDraft | null> {
	const token = await cookie.read(request);
	return typeof token === "string" ? draftWithToken(token) : null;
}

export async function draftWithToken(token: string): Promise<OpenDraft | null> {
	const belongs = await matchesToken(token);
	if (!belongs) return null;
	const [row] = await db().select(columns).from(intakeDrafts).where(and(belongs, notExpired));
	return row ? { ...row, answers: row.answers as Answers, token } : null;
}

/** Opens the draft on another device until it expires. */
export async function createLinkToken(draftId: string): Promise<string> {
	const id = Buffer.from(draftId.replaceAll("-", ""), "hex");
	return Buffer.concat([id, await keyedHash("intake-link", id.toString("hex"))]).toString("base64url");
}

async function matchesToken(token: string): Promise<SQL | null> {
	if (TOKEN.test(token)) return inArray(intakeDrafts.tokenHash, await keyedHashes("intake-draft", token));
	if (!LINK_TOKEN.test(token)) return null;
	const given = Buffer.from(token, "base64url");
	const id = given.subarray(0, ID_BYTES).toString("hex");
	return (await isKeyedHash("intake-link", id, given.subarray(ID_BYTES))) ? eq(intakeDrafts.id, id) : null;
}

/**
 * Creates the draft on the first save. The token was set when the page opened, so that two tabs saving for the first
 * time write to the same draft.
 */
export async function createDraft(request?: Request): Promise<OpenDraft> {
	const existingToken = request ? await cookie.read(request) : null;
	if (typeof existingToken === "string" && TOKEN.test(existingToken)) {
		const draft = (await storeDraft(existingToken)) ?? (await draftWithToken(existingToken));
		if (draft && !draft.leadId) return draft;
	}
	const draft = await storeDraft(newToken());
	if (!draft) throw new Error("The draft was not stored.");
	return draft;
}

/** A token for a page opened without a draft. No draft exists until the first save. */
export async function newDraftCookie(request: Request): Promise<string | null> {
	const token = await cookie.read(request);
	const known = typeof token === "string" && (TOKEN.test(token) || LINK_TOKEN.test(token));
	return known ? null : cookie.write(request, newToken());
}

/** Returns null when a draft already has this token. */
async function storeDraft(token: string): Promise<OpenDraft | null> {
	const [row] = await db()
		.insert(intakeDrafts)
		.values({ tokenHash: await hashToken(token) })
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
	return LINK_TOKEN.test(draft.token) && shownId !== draft.id;
}

export const EARLIER_DRAFT_MESSAGE =
	"You opened another form in this browser. Copy what you typed here, then reload the page to continue in that form.";

/** Sent with every save, so that the thirty days restart. */
export function draftCookie(request: Request, token: string): Promise<string> {
	return cookie.write(request, token);
}

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

function hashToken(token: string): Promise<Buffer> {
	return keyedHash("intake-draft", token);
}
