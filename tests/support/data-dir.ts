import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { overrideEnv } from "#app/platform/env.server.ts";

/** Gives a test file a DATA_DIR of its own; `path` is known once the tests run. */
export function useTestDataDir(): { readonly path: string } {
	const place = { path: "" };
	beforeAll(async () => {
		place.path = await mkdtemp(join(tmpdir(), "ringline-test-"));
		overrideEnv({ DATA_DIR: place.path });
	});
	afterAll(() => rm(place.path, { recursive: true, force: true }));
	return place;
}
