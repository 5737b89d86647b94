import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { sendMail } from "../messages/mail.server.ts";
import { putBytes, putStream } from "./storage.server.ts";
import { newTemporaryFolder } from "./temporary-files.server.ts";

const folder = useTestDataDir();

test("other users of the machine can read nothing that people send us", async () => {
	// As an earlier release left it.
	await mkdir(join(folder.path, "outbox"));
	await chmod(join(folder.path, "outbox"), 0o755);
	await sendMail({ to: "ana@ruiz.example", subject: "A link", text: "https://ringline.example/x" });
	await putBytes("intake/one", new Uint8Array(3), { contentType: "application/pdf" });
	await putStream("photos/1/two", Readable.from(["photo"]), { contentType: "image/webp" });
	await newTemporaryFolder();
	const made = await readdir(folder.path, { recursive: true });
	const open = [];
	for (const name of made) {
		const { mode } = await stat(join(folder.path, name));
		if ((mode & 0o077) !== 0) open.push(`${name}: ${(mode & 0o777).toString(8)}`);
	}
	expect(open).toEqual([]);
	expect(made).toEqual(expect.arrayContaining(["intake/one", "photos/1/two"].map((key) => `uploads/${key}`)));
	expect(made.some((name) => /^outbox\/.+\.eml$/.test(name))).toBe(true);
});
