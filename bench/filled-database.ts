// Marketplaces of any size on one PostgreSQL, each in a database of its own. What one benchmark has filled the next
// finds; all are thrown away at the end.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { closeDatabase } from "#app/platform/database/db.server.ts";
import { migrateDatabase } from "#app/platform/database/migrations.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/postgres/embedded.ts";
import { urlOfDatabase } from "#tests/support/database-names.ts";
import { fillMarketplace } from "./marketplace-data.ts";

let server: { postgres: EmbeddedPostgres; dataDir: string } | undefined;
const filled = new Set<string>();

/** The address of a database with so many listings; `db()` speaks to it from now on. */
export async function openFilledDatabase(listings: number): Promise<string> {
	server ??= await started();
	const name = `listings_${listings}`;
	const url = urlOfDatabase(server.postgres.url, name);
	await closeDatabase();
	overrideEnv({ DATABASE_URL: url });
	if (filled.has(name)) return url;
	await withClient(server.postgres.url, (client) => client.query(`create database ${name}`));
	await migrateDatabase();
	await withClient(url, (client) => fillMarketplace(client, listings));
	filled.add(name);
	return url;
}

export async function dropFilledDatabases(): Promise<void> {
	await closeDatabase();
	await server?.postgres.stop();
	if (server) await rm(server.dataDir, { recursive: true, force: true });
	server = undefined;
	filled.clear();
}

export async function withClient<Answer>(
	url: string,
	work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

async function started() {
	const dataDir = await mkdtemp(join(tmpdir(), "ringline-bench-"));
	await chmod(dataDir, 0o755);
	const settings = { fsync: "off", full_page_writes: "off" };
	return { postgres: await startEmbeddedPostgres({ dataDir, settings }), dataDir };
}
