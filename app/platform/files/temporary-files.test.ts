import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { deleteOldTemporaryFolders, newTemporaryFolder } from "./temporary-files.server.ts";

useTestDataDir();

test("a sweep removes what a crash left and spares the upload that is running", async () => {
	await deleteOldTemporaryFolders(); // before there is anything
	const old = await newTemporaryFolder();
	await writeFile(join(old, "0"), "left behind");
	const yesterday = new Date(Date.now() - 24 * 3_600_000);
	await utimes(old, yesterday, yesterday);
	const running = await newTemporaryFolder();

	await deleteOldTemporaryFolders();
	await expect(writeFile(join(running, "0"), "still here")).resolves.toBeUndefined();
	await expect(writeFile(join(old, "0"), "gone")).rejects.toThrow("ENOENT");
});
