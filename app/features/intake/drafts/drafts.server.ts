// A questionnaire in progress. The browser holds a random token in a cookie; we keep only its hash.
import { randomBytes, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { signedCookie } from "#app/platform/cookies.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import { intakeDrafts } from "#db/schema.ts";
import type { Answers } from "../journey.ts";
import { type Changes, differing, merged } from "./draft-changes.ts";

export const DRAFT_DAYS = 30;

export type Draft = {
	id: string;
	version: number;
	answers: Answers;
	leadId: string | null;
	updatedAt: Date;
};
/** The token the browser brought, to renew its cookie. */
export type OpenDraft = Draft & { token: string };

export type Saved =
	| { outcome: "saved"; draftId: string; version: number }
	| { outcome: "newer"; draftId: string; version: number; answers: Answers }
	| { outcome: "submitted" };

const TOKEN = /^[\w-]{43}$/;
/** Of a mailed link: the draft's id and a keyed hash of it, so that no link has to be stored. */
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
const alive = gt(intakeDrafts.updatedAt, sql`now() - make_interval(days => ${DRAFT_DAYS})`);

export async function draftOf(request: Request): Promise<OpenDraft | null> {
	const token = await cookie.read(request);
	return typeof token === "string" ? draftWithToken(token) : null;
}

export async function draftWithToken(token: string): Promise<OpenDraft | null> {
	const belongs = await draftOfToken(token);
	if (!belongs) return null;
	const [row] = await db().select(columns).from(intakeDrafts).where(and(belongs, alive));
	return row ? { ...row, answers: row.answers as Answers, token } : null;
}

/** Opens the draft on another device until it expires. */
export async function linkTokenOf(draftId: string): Promise<string> {
	const id = Buffer.from(draftId.replaceAll("-", ""), "hex");
	return Buffer.concat([id, await keyedHash("intake-link", id.toString("hex"))]).toString("base64url");
}

async function draftOfToken(token: string): Promise<SQL | null> {
	if (TOKEN.test(token)) return eq(intakeDrafts.tokenHash, await hashOf(token));
	if (!LINK_TOKEN.test(token)) return null;
	const id = Buffer.from(token, "base64url").subarray(0, ID_BYTES).toString("hex");
	return timingSafeEqual(Buffer.from(await linkTokenOf(id)), Buffer.from(token))
		? eq(intakeDrafts.id, id)
		: null;
}

/**
 * A questionnaire with its first save. The page brought a token already when it was opened, so that two tabs which
 * save for the first time at the same moment write into one draft, not into two.
 */
export async function beginDraft(request?: Request): Promise<OpenDraft> {
	const brought = request ? await cookie.read(request) : null;
	if (typeof brought === "string" && TOKEN.test(brought)) {
		const draft = (await storeDraft(brought)) ?? (await draftWithToken(brought));
		if (draft && !draft.leadId) return draft;
	}
	const draft = await storeDraft(newToken());
	if (!draft) throw new Error("The draft was not stored.");
	return draft;
}

/** For a page that is opened without one; it stands for nothing until the first save. */
export async function waitingDraftCookie(request: Request): Promise<string | null> {
	const token = await cookie.read(request);
	const known = typeof token === "string" && (TOKEN.test(token) || LINK_TOKEN.test(token));
	return known ? null : cookie.write(request, newToken());
}

/** Null when a draft has this token already. */
async function storeDraft(token: string): Promise<OpenDraft | null> {
	const [row] = await db()
		.insert(intakeDrafts)
		.values({ tokenHash: await hashOf(token) })
		.onConflictDoNothing()
		.returning(columns);
	return row ? { ...row, answers: {}, token } : null;
}

/** The open questionnaire of this browser, or a new one: a submitted one is closed. */
export async function draftToWriteIn(request: Request): Promise<OpenDraft> {
	const draft = await draftOf(request);
	return draft && !draft.leadId ? draft : beginDraft(request);
}

/**
 * A mailed link brought another draft into this browser while this page was open. What the page holds belongs to the
 * earlier draft and must not be written into the one from the link, which somebody else may read.
 */
export function isFromEarlierDraft(draft: OpenDraft, shownId: unknown): boolean {
	return LINK_TOKEN.test(draft.token) && shownId !== draft.id;
}

export const EARLIER_DRAFT_MESSAGE =
	"You opened another form in this browser. Copy what you typed here, then reload the page to continue in that form.";

/** Sent with every save, so that the thirty days count from the last one. */
export function draftCookie(request: Request, token: string): Promise<string> {
	return cookie.write(request, token);
}

/** Refuses to write over a newer save: the caller merges and tries again with the version it got. */
export async function saveChanges(id: string, version: number, changes: Changes): Promise<Saved> {
	return db().transaction(async (tx) => {
		const draft = await lockDraft(tx, id);
		if (!draft || draft.leadId) return { outcome: "submitted" };
		const news = differing(draft.answers, changes);
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

/** For a plain form post, whose page cannot merge: its answers go on top of whatever is there. */
export async function writeOver(
	draft: Draft,
	seenVersion: number,
	changesFor: (isStale: boolean) => Changes,
): Promise<Saved> {
	let current: Pick<Draft, "id" | "version"> = draft;
	for (;;) {
		const saved = await saveChanges(draft.id, current.version, changesFor(seenVersion < current.version));
		if (saved.outcome !== "newer") return saved;
		current = { id: draft.id, version: saved.version };
	}
}

/** Holds the row until the transaction ends: files and submission wait for each other. */
export async function lockDraft(tx: Tx, id: string): Promise<Draft | null> {
	const [row] = await tx.select(columns).from(intakeDrafts).where(eq(intakeDrafts.id, id)).for("update");
	return row ? { ...row, answers: row.answers as Answers } : null;
}

/** A file is a change too: its draft lives thirty days from now. */
export async function touchDraft(tx: Tx, id: string): Promise<void> {
	await tx.update(intakeDrafts).set({ updatedAt: sql`now()` }).where(eq(intakeDrafts.id, id));
}

export async function closeDraft(tx: Tx, id: string, leadId: string): Promise<void> {
	await tx
		.update(intakeDrafts)
		.set({ leadId, updatedAt: sql`now()` })
		.where(and(eq(intakeDrafts.id, id), isNull(intakeDrafts.leadId)));
}

function hashOf(token: string): Promise<Buffer> {
	return keyedHash("intake-draft", token);
}
