import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { intakeDrafts, leads } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type Changes, dropBlankChanges } from "./draft-changes.ts";
import {
	closeDraft,
	createDraft,
	createLinkToken,
	draftCookie,
	draftWithToken,
	findDraft,
	newDraftCookie,
	saveChanges,
	writeOver,
} from "./drafts.server.ts";

useTestDatabase();

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
	const drafts = await Promise.all([createDraft(opened), createDraft(opened), createDraft(opened)]);
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
	expect((await createDraft(await withCookieOf(token))).id).not.toBe(id);
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
	const link = await createLinkToken(mine.id);
	expect((await draftWithToken(link))?.id).toBe(mine.id);
	expect((await findDraft(await withCookieOf(link)))?.id).toBe(mine.id);
	const forged = Buffer.from(link, "base64url");
	Buffer.from(other.id.replaceAll("-", ""), "hex").copy(forged);
	expect(await draftWithToken(forged.toString("base64url"))).toBeNull();
	expect(await draftWithToken(link.slice(0, -1))).toBeNull();
});

test("thirty days after its last change a draft is gone", async () => {
	const { id, token } = await createDraft();
	const age = (days: number) =>
		db()
			.update(intakeDrafts)
			.set({ updatedAt: new Date(Date.now() - days * 86_400_000) })
			.where(eq(intakeDrafts.id, id));
	await age(29);
	expect(await draftWithToken(token)).not.toBeNull();
	await age(31);
	expect(await draftWithToken(token)).toBeNull();
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
