// One pool per process. The first use connects, so that pages without data never wait for PostgreSQL.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as schema from "#db/schema.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";

export type Db = NodePgDatabase<typeof schema>;
/** What runs inside `db().transaction(async (tx) => …)`. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

let shared: { pool: pg.Pool; db: Db } | undefined;

export function pool(): pg.Pool {
	return connected().pool;
}

export function db(): Db {
	return connected().db;
}

export async function closeDatabase(): Promise<void> {
	const closing = shared;
	shared = undefined;
	await closing?.pool.end();
}

/** Is PostgreSQL there, and has it every migration this build knows? */
export async function databaseReady(): Promise<boolean> {
	try {
		await db().execute(sql`select 1 from settings limit 1`);
		return true;
	} catch {
		return false;
	}
}

// Any constant will do; it only has to be the same in every process of the fleet.
const MIGRATION_LOCK = 7_464_546;

/** Several processes may start together: one migrates, the others wait for it. */
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

function connected(): { pool: pg.Pool; db: Db } {
	if (shared) return shared;
	const pool = new pg.Pool({
		connectionString: databaseUrl(),
		max: 10,
		connectionTimeoutMillis: 5_000,
		idleTimeoutMillis: 30_000,
		statement_timeout: 15_000,
		// For searching (see docs/decisions): a generic plan picks the slow walk for rare words, a plan for spinning disks
		// reads the whole table where an index has the answer, and compiling costs more than any of our queries.
		options: "-c plan_cache_mode=force_custom_plan -c random_page_cost=1.1 -c jit=off",
	});
	// A connection lost while a transaction holds it tells its client, and an unheard 'error' would end the process.
	// The next statement on it fails, which is all the transaction needs to know.
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

/** Found from wherever this code runs: app/platform in tests and tools, somewhere below build/server in the site. */
export function migrationsFolder(): string {
	let folder = new URL(".", import.meta.url);
	while (!existsSync(new URL("db/migrations/meta/_journal.json", folder))) {
		const above = new URL("..", folder);
		if (above.href === folder.href) throw new Error("The folder db/migrations is missing.");
		folder = above;
	}
	return fileURLToPath(new URL("db/migrations", folder));
}
