// Infected uploads are refused wherever a visitor can send one, and so is everything while the scanner is away.
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createDraft } from "#app/features/intake/drafts/drafts.server.ts";
import { filesOfDraft, storeFile } from "#app/features/intake/files/files.server.ts";
import { storePhotos } from "#app/features/marketplace/listing/photos.server.ts";
import { photoProblemText } from "#app/features/marketplace/posting/photo-problems.ts";
import { storePhoto as storeCheckPhoto } from "#app/features/readiness/checks/photos.server.ts";
import { allMeasures } from "#app/features/readiness/rules/measures.ts";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { intakeFiles, listingPhotos, readinessChecks } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { EICAR, FakeClamd } from "#tests/support/fake-clamd.ts";

useTestDatabase();
const folder = useTestDataDir();
const clamd = new FakeClamd();
let address: string;
beforeAll(async () => {
	address = await clamd.start();
});
afterEach(() => overrideEnv({ CLAMD_URL: undefined }));
afterAll(() => clamd.stop());

/** A photo that opens, with something appended. */
async function photo(tail: string) {
	const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#654321" } })
		.jpeg()
		.toBuffer();
	const path = join(folder.path, crypto.randomUUID());
	await writeFile(path, Buffer.concat([image, Buffer.from(tail)]));
	return { field: "images", fileName: "roof.jpg", path, bytes: (await stat(path)).size };
}

async function sendEverywhere(tail: string): Promise<(string | null)[]> {
	const file = await photo(tail);
	const listing = await storePhotos([file]);
	const { id: draft } = await createDraft();
	const intake = await storeFile(draft, { ...file, field: "hoseBibsPhotos" });
	const [check] = await db()
		.insert(readinessChecks)
		.values({ tokenHash: Buffer.from(crypto.randomUUID()) })
		.returning({ id: readinessChecks.id });
	const readiness = await storeCheckPhoto(check?.id ?? "", allMeasures[0]?.id ?? "", file, "198.51.100.1");
	if (!intake.ok) expect(await filesOfDraft(draft)).toEqual([]);
	return [
		listing.ok ? null : photoProblemText(listing.reason, listing.fileName),
		intake.ok ? null : intake.message,
		readiness.ok ? null : readiness.message,
	];
}

test("an infected file is refused with a sentence and leaves nothing behind", async () => {
	overrideEnv({ CLAMD_URL: address });
	for (const problem of await sendEverywhere(EICAR))
		expect(problem).toContain("virus scanner found something");
	expect(await db().select().from(listingPhotos)).toEqual([]);
	expect(await db().select().from(intakeFiles)).toEqual([]);
});

test("while the scanner is away nothing is stored unscanned, and people are told to try again", async () => {
	overrideEnv({ CLAMD_URL: "tcp://127.0.0.1:9" });
	for (const problem of await sendEverywhere("")) expect(problem).toMatch(/right now.*[Tt]ry again/);
	expect(await db().select().from(listingPhotos)).toEqual([]);
	expect(await db().select().from(intakeFiles)).toEqual([]);
});

test("a clean file is stored", async () => {
	overrideEnv({ CLAMD_URL: address });
	expect(await sendEverywhere("")).toEqual([null, null, null]);
});
