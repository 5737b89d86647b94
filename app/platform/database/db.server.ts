// One pool per process. It connects on first use, so pages without data never wait for PostgreSQL.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as schema from "#db/schema.ts";
import { env } from "../env.server.ts";
import { log } from "../log.server.ts";

export type Db = NodePgDatabase<typeof schema>;
/** The transaction object that `db().transaction(async (tx) => …)` passes in. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

let shared: { pool: pg.Pool; db: Db } | undefined;

export function pool(): pg.Pool {
	return connect().pool;
}

export function db(): Db {
	return connect().db;
}

export async function closeDatabase(): Promise<void> {
	const closing = shared;
	shared = undefined;
	await closing?.pool.end();
}

/** True when PostgreSQL answers and has every migration of this build. */
export async function isDatabaseReady(): Promise<boolean> {
	try {
		await db().execute(sql`select 1 from settings limit 1`);
		return true;
	} catch {
		return false;
	}
}

// An arbitrary number that must be the same in every process.
const MIGRATION_LOCK = 7_464_546;

/** When several processes start together, one migrates and the others wait for it. */
export async function migrateDatabase(folder = migrationsFolder()): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl(), connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
		await migrate(drizzle(client), { migrationsFolder: folder });
	} finally {
		await client.end();
	}
}

function connect(): { pool: pg.Pool; db: Db } {
	if (shared) return shared;
	const pool = new pg.Pool({
		connectionString: databaseUrl(),
		max: 10,
		connectionTimeoutMillis: 5_000,
		idleTimeoutMillis: 30_000,
		statement_timeout: 15_000,
		// For search (see docs/decisions): generic plans are slow for rare words, the default page cost favors full table
		// scans over indexes, and JIT compilation takes longer than any of our queries.
		options: "-c plan_cache_mode=force_custom_plan -c random_page_cost=1.1 -c jit=off",
	});
	// A connection lost inside a transaction emits 'error' on its client, and without a listener that would end the
	// process. The transaction's next statement fails anyway.
	pool.on("connect", (client) => client.on("error", () => {}));
	pool.on("error", (error) => log.warn({ error: error.message }, "database connection lost"));
	shared = { pool, db: drizzle(pool, { schema }) };
	return shared;
}

function databaseUrl(): string {
	const url = env().DATABASE_URL;
	if (!url) throw new Error("No database: DATABASE_URL is unset and the embedded one was not started.");
	return url;
}

/** Searches upward, because this code runs from app/platform in tests and tools but from build/server in production. */
export function migrationsFolder(): string {
	let folder = new URL(".", import.meta.url);
	while (!existsSync(new URL("db/migrations/meta/_journal.json", folder))) {
		const above = new URL("..", folder);
		if (above.href === folder.href) throw new Error("The folder db/migrations is missing.");
		folder = above;
	}
	return fileURLToPath(new URL("db/migrations", folder));
}
