import { stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { exists, newKey, putBytes } from "#app/platform/files/storage.server.ts";
import { intakeDrafts, intakeFiles } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { createDraft, saveChanges } from "../drafts/drafts.server.ts";
import { removeFilesOfEmptyDrafts, sweepIntake } from "../drafts/sweep.server.ts";
import {
	fileResponse,
	filesOfDraft,
	findDraftFile,
	findSubmittedFile,
	removeFile,
	storeFile,
} from "./files.server.ts";

useTestDatabase();
const folder = useTestDataDir();

async function upload(field: string, fileName: string, contents: string, claimed?: number) {
	const path = join(folder.path, `upload-${crypto.randomUUID()}`);
	await writeFile(path, contents, "latin1");
	return { field, fileName, path, bytes: claimed ?? (await stat(path)).size };
}
const pdf = "%PDF-1.7\nroof";

test("a plan is kept privately and comes back to its owner as a download", async () => {
	const { id } = await createDraft();
	const stored = await storeFile(id, await upload("roofPlansFile", "Dach “neu”.pdf", pdf));
	if (!stored.ok) throw new Error(stored.message);
	const file = await findDraftFile(id, stored.file.id);
	const response = file && (await fileResponse(file));
	expect(await response?.text()).toBe(pdf);
	expect(response?.headers.get("content-disposition")).toMatch(/^attachment; filename="Dach _neu_.pdf"/);
	expect(response?.headers.get("content-type")).toBe("application/pdf");
	const { id: stranger } = await createDraft();
	expect(await findDraftFile(stranger, stored.file.id)).toBeNull();
	expect(await removeFile(stranger, stored.file.id)).toBe(false);
	expect(await findSubmittedFile(stored.file.id)).toBeNull();
	expect(await findSubmittedFile("../../etc/passwd")).toBeNull();
});

test("a program named photo.jpg is refused, a drawing is known by its signature", async () => {
	const { id } = await createDraft();
	expect(await storeFile(id, await upload("sitePhotos", "photo.jpg", "MZ\x90\x00program"))).toMatchObject({
		ok: false,
		field: "sitePhotos",
		message: expect.stringContaining("photo.jpg"),
	});
	expect(await storeFile(id, await upload("sitePhotos", "site.dwg", "AC1027\x00\x00"))).toMatchObject({
		ok: true,
	});
	expect(
		await storeFile(id, await upload("sitePhotos", "IMG_0412.HEIC", "\0\0\0\x18ftypheic")),
	).toMatchObject({ ok: true });
	expect(await storeFile(id, await upload("hoseBibsPhotos", "plan.pdf", pdf))).toMatchObject({ ok: false });
	expect(await storeFile(id, await upload("primaryEmail", "a.pdf", pdf))).toMatchObject({ ok: false });
	expect(await filesOfDraft(id)).toHaveLength(2);
});

test("uploads side by side cannot pass the limit of twenty files together", async () => {
	const { id } = await createDraft();
	const uploads = await Promise.all(
		Array.from({ length: 24 }, (_, n) => upload("sitePhotos", `${n}.pdf`, pdf)),
	);
	const outcomes = await Promise.all(uploads.map((one) => storeFile(id, one)));
	expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(20);
	expect(await filesOfDraft(id)).toHaveLength(20);
});

test("a file sent again because its answer was lost is there once", async () => {
	const { id } = await createDraft();
	const key = "0123456789abcdef0123456789abcdef";
	const again = async () => storeFile(id, await upload("roofPlansFile", "a.pdf", pdf), { uploadKey: key });
	const [first, second] = await Promise.all([again(), again()]);
	expect(first).toMatchObject({ ok: true });
	expect(second).toEqual(first);
	expect(await filesOfDraft(id)).toHaveLength(1);
});

test("a key that another file was sent with is no obstacle, and gives nothing of that file away", async () => {
	const { id } = await createDraft();
	const key = "00112233445566778899aabbccddeeff";
	const first = await storeFile(id, await upload("roofPlansFile", "a.pdf", pdf), { uploadKey: key });
	const other = await storeFile(id, await upload("roofPlansFile", "b.pdf", `${pdf} b`), { uploadKey: key });
	const { id: stranger } = await createDraft();
	const theirs = await storeFile(stranger, await upload("sitePhotos", "c.pdf", pdf), { uploadKey: key });
	for (const stored of [first, other, theirs]) expect(stored).toMatchObject({ ok: true });
	expect((await filesOfDraft(id)).map(({ fileName }) => fileName)).toEqual(["a.pdf", "b.pdf"]);
	expect((await filesOfDraft(stranger)).map(({ fileName }) => fileName)).toEqual(["c.pdf"]);
});

test("a draft without an answer loses its files after a day, one with an answer keeps them", async () => {
	const [blank, answered, young] = [await createDraft(), await createDraft(), await createDraft()];
	const keys: string[] = [];
	for (const { id } of [blank, answered, young]) {
		const stored = await storeFile(id, await upload("roofPlansFile", "a.pdf", pdf));
		if (!stored.ok) throw new Error(stored.message);
		keys.push((await findDraftFile(id, stored.file.id))?.storageKey ?? "");
	}
	await saveChanges(blank.id, 0, { primaryHomeownerName: "", roofTypes: [] });
	await saveChanges(answered.id, 0, { primaryHomeownerName: "Maya" });
	const yesterday = new Date(Date.now() - 25 * 3_600_000);
	await db()
		.update(intakeDrafts)
		.set({ updatedAt: yesterday })
		.where(inArray(intakeDrafts.id, [blank.id, answered.id]));
	await removeFilesOfEmptyDrafts();
	expect(await Promise.all(keys.map(exists))).toEqual([false, true, true]);
	expect(await filesOfDraft(blank.id)).toEqual([]);
	expect(await filesOfDraft(answered.id)).toHaveLength(1);
});

test("a removed file is gone from the list and from storage", async () => {
	const { id } = await createDraft();
	const stored = await storeFile(id, await upload("roofPlansFile", "a.pdf", pdf));
	if (!stored.ok) throw new Error(stored.message);
	const file = await findDraftFile(id, stored.file.id);
	expect(await removeFile(id, stored.file.id)).toBe(true);
	expect(await filesOfDraft(id)).toEqual([]);
	expect(await exists(file?.storageKey ?? "")).toBe(false);
});

test("the sweep takes old drafts with their files and strays in storage, and leaves the rest", async () => {
	const [old, young] = [await createDraft(), await createDraft()];
	const keyOf = async (draftId: string) => {
		const stored = await storeFile(draftId, await upload("roofPlansFile", "a.pdf", pdf));
		if (!stored.ok) throw new Error(stored.message);
		return (await findDraftFile(draftId, stored.file.id))?.storageKey ?? "";
	};
	const [oldKey, youngKey] = [await keyOf(old.id), await keyOf(young.id)];
	const [stray, fresh] = [newKey("intake"), newKey("intake")];
	for (const key of [stray, fresh]) await putBytes(key, Buffer.from(pdf), { contentType: "application/pdf" });
	const longAgo = new Date(Date.now() - 40 * 86_400_000);
	await db().update(intakeDrafts).set({ updatedAt: longAgo }).where(eq(intakeDrafts.id, old.id));
	for (const key of [oldKey, youngKey, stray])
		await utimes(join(env().DATA_DIR, "uploads", key), longAgo, longAgo);

	await sweepIntake();

	const drafts = await db().select({ id: intakeDrafts.id }).from(intakeDrafts);
	expect(drafts.map(({ id }) => id)).not.toContain(old.id);
	expect(drafts.map(({ id }) => id)).toContain(young.id);
	expect(await db().select().from(intakeFiles).where(eq(intakeFiles.storageKey, oldKey))).toEqual([]);
	expect(await Promise.all([oldKey, stray, youngKey, fresh].map(exists))).toEqual([false, false, true, true]);
});
