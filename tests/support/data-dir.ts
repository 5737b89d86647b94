import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { overrideEnv } from "#app/platform/env.server.ts";

/** Gives a test file its own DATA_DIR. `path` is set before the tests run. */
export function useTestDataDir(): { readonly path: string } {
	const dataDir = { path: "" };
	beforeAll(async () => {
		dataDir.path = await mkdtemp(join(tmpdir(), "ringline-test-"));
		overrideEnv({ DATA_DIR: dataDir.path });
	});
	afterAll(() => rm(dataDir.path, { recursive: true, force: true }));
	return dataDir;
}
