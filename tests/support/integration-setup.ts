// One PostgreSQL for the whole integration run. It is thrown away afterwards, so nothing of it need survive a crash.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#app/platform/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { startEmbeddedPostgres } from "#server/postgres/embedded.ts";
import { TEMPLATE, urlOfDatabase } from "./database-names.ts";

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
	}
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const dataDir = await mkdtemp(join(tmpdir(), "ringline-integration-"));
	await chmod(dataDir, 0o755); // root's server runs as another user
	const settings = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };
	const postgres = await startEmbeddedPostgres({ dataDir, settings });
	const teardown = async () => {
		await postgres.stop();
		await rm(dataDir, { recursive: true, force: true });
	};
	try {
		await prepareTemplate(postgres.url);
	} catch (error) {
		await teardown();
		throw error;
	}
	project.provide("postgresUrl", postgres.url);
	return teardown;
}

async function prepareTemplate(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(`create database ${TEMPLATE}`);
		overrideEnv({ DATABASE_URL: urlOfDatabase(url, TEMPLATE) });
		await migrateDatabase();
		// A single open connection to it would make every copy fail.
		await client.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
	} finally {
		await client.end();
	}
}
