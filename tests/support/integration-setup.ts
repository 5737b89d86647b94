// Starts one PostgreSQL for all integration tests. It is deleted afterwards, so fsync is off.
import { createHash } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { newBoss } from "#app/platform/boss.server.ts";
import { closeDatabase } from "#app/platform/database/db.server.ts";
import { migrateDatabase } from "#app/platform/database/migrations.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { startEmbeddedPostgres } from "#server/postgres/embedded.ts";
import { processState } from "#server/postgres/process-state.ts";
import { StartError } from "#server/postgres/start-error.ts";
import { TEMPLATE, urlOfDatabase } from "./database-names.ts";

// Contains a hash of the checkout, so that a run never touches files of another checkout.
const CHECKOUT = createHash("sha256")
	.update(import.meta.dirname)
	.digest("hex")
	.slice(0, 8);
const PREFIX = `ringline-integration-${CHECKOUT}-`;

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
	}
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	await removeAbandoned();
	const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
	await chmod(dataDir, 0o755); // When started by root, the server runs as another user.
	// Every worker may have a site of its own beside its test file.
	const settings = {
		fsync: "off",
		full_page_writes: "off",
		synchronous_commit: "off",
		max_connections: "200",
	};
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

/** Stops and deletes the server that a killed run of this checkout left behind. */
async function removeAbandoned(): Promise<void> {
	for (const name of await readdir(tmpdir())) {
		if (!name.startsWith(PREFIX)) continue;
		const dataDir = join(tmpdir(), name);
		const owner = Number.parseInt(await readFile(join(dataDir, "ringline.pid"), "utf8").catch(() => ""), 10);
		if (Number.isNaN(owner) || (await processState(owner)).kind === "running") continue;
		try {
			await (await startEmbeddedPostgres({ dataDir })).stop();
			await rm(dataDir, { recursive: true, force: true });
		} catch (error) {
			// It belongs to another user, or another run is just removing it.
			if (!(error instanceof StartError)) throw error;
		}
	}
}

async function prepareTemplate(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(`create database ${TEMPLATE}`);
		overrideEnv({ DATABASE_URL: urlOfDatabase(url, TEMPLATE) });
		await migrateDatabase();
		// The job queue's own tables, which every file with a mail or a site would otherwise make again.
		const queue = newBoss("worker");
		await queue.start();
		await queue.stop({ graceful: false, close: false });
		await closeDatabase();
		// A database with an open connection cannot be used as a template.
		await client.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
	} finally {
		await client.end();
	}
}
