import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
let folder: string;

/** A `node` that claims to be version 20, as on a Mac where no Node comes with the packages. */
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "ringline-old-node-"));
	const claim =
		'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.19.0"}});Object.defineProperty(process,"version",{value:"v20.19.0"})';
	writeFileSync(join(folder, "node"), `#!/bin/sh\nexec "${process.execPath}" --import '${claim}' "$@"\n`, {
		mode: 0o755,
	});
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["start", "dev", "test", "check"])("npm run %s on an old Node says what to install", (name) => {
	const { status, stdout, stderr } = spawnSync("sh", ["-c", scripts[name] ?? ""], {
		encoding: "utf8",
		env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
		timeout: 20_000,
	});
	expect(status).toBe(1);
	expect(stdout).toBe("");
	expect(stderr).toMatch(
		/^Ringline needs Node\.js 24, but this is v20\.19\.0: install Node\.js 24 from .+\n$/,
	);
});
