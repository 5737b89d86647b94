import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { linkKey } from "#app/platform/private-links.server.ts";
import { intakeDrafts, leads } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type Changes, dropBlankChanges } from "./draft-changes.ts";
import {
	closeDraft,
	createDraft,
	draftCookie,
	draftWithToken,
	findDraft,
	markLinkSent,
	newDraftCookie,
	saveChanges,
	writeOver,
} from "./drafts.server.ts";
import { sweepIntake } from "./sweep.server.ts";

useTestDatabase();
useTestDataDir();

const page = new Request("http://localhost/intake-wizard");

async function withCookieOf(token: string): Promise<Request> {
	const header = await draftCookie(page, token);
	return new Request(page, { headers: { cookie: header.split(";", 1)[0] ?? "" } });
}

test("the cookie finds the draft, is closed to scripts and lasts thirty days", async () => {
	const { id, token } = await createDraft();
	const header = await draftCookie(page, token);
	expect(header).toMatch(/HttpOnly/i);
	expect(header).toMatch(/Max-Age=2592000/i);
	expect((await findDraft(await withCookieOf(token)))?.id).toBe(id);
	expect(await findDraft(page)).toBeNull();
});

test("two tabs that save for the first time at the same moment write into one draft", async () => {
	const header = await newDraftCookie(page);
	const opened = new Request(page, { headers: { cookie: header?.split(";", 1)[0] ?? "" } });
	expect(await newDraftCookie(opened)).toBeNull();
	const drafts = await Promise.all([1, 2, 3].map(() => createDraft(opened, "203.0.113.7")));
	expect(new Set(drafts.map((draft) => draft.id)).size).toBe(1);
});

test("after a submission the same browser begins a new draft", async () => {
	const { id, token } = await createDraft();
	const [lead] = await db()
		.insert(leads)
		.values({
			kind: "intake",
			reference: "RL-TEST",
			submissionKey: `intake:${id}`,
			firstName: "Maya",
			email: "maya@ortega.example",
			phone: "(213) 555-0188",
			dueAt: new Date(),
		})
		.returning({ id: leads.id });
	await db().transaction((tx) => closeDraft(tx, id, lead?.id ?? ""));
	expect((await createDraft(await withCookieOf(token), "203.0.113.7")).id).not.toBe(id);
});

test("the database does not hold what is in the cookie", async () => {
	const { id, token } = await createDraft();
	const { rows } = await db().execute<{ row: string }>(
		sql`select row_to_json(d)::text as row from intake_drafts d where id = ${id}`,
	);
	expect(rows[0]?.row).not.toContain(token);
	expect(rows[0]?.row).not.toContain(Buffer.from(token).toString("hex"));
});

test("a mailed link opens its draft and no other, and is nowhere kept", async () => {
	const [mine, other] = [await createDraft(), await createDraft()];
	const link = await linkKey("intake", mine.id);
	expect((await draftWithToken(link))?.id).toBe(mine.id);
	expect((await findDraft(await withCookieOf(link)))?.id).toBe(mine.id);
	const forged = Buffer.from(link, "base64url");
	Buffer.from(other.id.replaceAll("-", ""), "hex").copy(forged);
	expect(await draftWithToken(forged.toString("base64url"))).toBeNull();
	expect(await draftWithToken(link.slice(0, -1))).toBeNull();
});

test("a draft is gone a week after its last change, or a month when its link was mailed", async () => {
	const { id, token } = await createDraft();
	const age = (days: number) =>
		db()
			.update(intakeDrafts)
			.set({ updatedAt: new Date(Date.now() - days * 86_400_000) })
			.where(eq(intakeDrafts.id, id));
	const isThere = async () => (await draftWithToken(token)) !== null;
	await age(6);
	expect(await isThere()).toBe(true);
	await age(8);
	expect(await isThere()).toBe(false);
	await db().transaction((tx) => markLinkSent(tx, id));
	await age(29);
	expect(await isThere()).toBe(true);
	await sweepIntake();
	expect(await isThere()).toBe(true);
	await age(31);
	expect(await isThere()).toBe(false);
	await sweepIntake();
	expect(await db().$count(intakeDrafts, eq(intakeDrafts.id, id))).toBe(0);
});

test("all answers together have a limit, and a long draft from before it may become shorter", async () => {
	const { id } = await createDraft();
	const long = (count: number) =>
		Object.fromEntries(Array.from({ length: count }, (_, n) => [`answer${n}`, "W".repeat(9_900)]));
	expect(await saveChanges(id, 0, long(10))).toMatchObject({ outcome: "saved" });
	expect(await saveChanges(id, 1, long(11))).toEqual({ outcome: "too-long" });
	await db()
		.update(intakeDrafts)
		.set({ answers: long(40) })
		.where(eq(intakeDrafts.id, id));
	expect(await saveChanges(id, 1, { answer1: "short" })).toMatchObject({ outcome: "saved" });
});

test("an older save cannot undo a newer one: it is told what is there instead", async () => {
	const { id, token } = await createDraft();
	expect(await saveChanges(id, 0, { systemGoals: "one", wildfireHistory: "1993" })).toMatchObject({
		version: 1,
	});
	expect(await saveChanges(id, 1, { systemGoals: "two" })).toMatchObject({ version: 2 });
	expect(await saveChanges(id, 1, { systemGoals: "late" })).toEqual({
		outcome: "newer",
		draftId: id,
		version: 2,
		answers: { systemGoals: "two", wildfireHistory: "1993" },
	});
	expect((await draftWithToken(token))?.answers.systemGoals).toBe("two");
});

test("of many saves with the same version exactly one is taken", async () => {
	const { id } = await createDraft();
	const outcomes = await Promise.all(
		Array.from({ length: 12 }, (_, number) => saveChanges(id, 0, { systemGoals: `tab ${number}` })),
	);
	expect(outcomes.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
});

test("a plain post from a stale page writes its words and erases nobody's", async () => {
	const draft = await createDraft();
	await saveChanges(draft.id, 0, { systemGoals: "newer", wildfireHistory: "1993" });
	const current = { ...draft, version: 1 };
	await writeOver(current, 0, (isStale): Changes => {
		const posted = { systemGoals: "posted", wildfireHistory: "" };
		return isStale ? dropBlankChanges(posted) : posted;
	});
	expect((await draftWithToken(draft.token))?.answers).toEqual({
		systemGoals: "posted",
		wildfireHistory: "1993",
	});
});
