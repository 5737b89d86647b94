// Brings the database to the schema of this build. Each migration commits by itself: its locks end with it, and the next
// one can use what it added, such as a value of an enum.
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { databaseUrl, sideConnection } from "./db.server.ts";

// An arbitrary number that must be the same in every process.
const MIGRATION_LOCK = 7_464_546;

/** When several processes start together, one migrates and the others wait for it. */
export async function migrateDatabase(folder = migrationsFolder()): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl(), connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		await waitForTurn(client);
		// The same table as drizzle-kit's own migrator.
		await client.query("create schema if not exists drizzle");
		await client.query(
			"create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
		);
		const migrations = readMigrationFiles({ migrationsFolder: folder });
		for (const migration of missing(migrations, await appliedIn(client))) await apply(client, migration);
	} finally {
		await client.end();
	}
}

let ofThisBuild: MigrationMeta[] | undefined;

/** True when PostgreSQL answers and has every migration of this build. */
export async function isDatabaseReady(): Promise<boolean> {
	try {
		ofThisBuild ??= readMigrationFiles({ migrationsFolder: migrationsFolder() });
		return missing(ofThisBuild, await appliedIn(sideConnection())).length === 0;
	} catch {
		return false;
	}
}

/**
 * Asks again and again: a statement that waits for the lock holds a snapshot, and an index built concurrently waits for
 * every snapshot, so the two would wait for each other.
 */
async function waitForTurn(client: pg.Client): Promise<void> {
	for (;;) {
		const { rows } = await client.query("select pg_try_advisory_lock($1) as is_ours", [MIGRATION_LOCK]);
		if (rows[0].is_ours) return;
		await setTimeout(200);
	}
}

async function appliedIn(connection: pg.Client | pg.Pool): Promise<Set<number>> {
	const { rows } = await connection.query("select created_at from drizzle.__drizzle_migrations");
	return new Set(rows.map((row) => Number(row.created_at)));
}

function missing(migrations: MigrationMeta[], applied: Set<number>): MigrationMeta[] {
	return migrations.filter(({ folderMillis }) => !applied.has(folderMillis));
}

/** PostgreSQL builds an index concurrently, without locking its table, only outside a transaction. */
async function apply(client: pg.Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
	const isConcurrent = sql.some((statement) => /^(?!\s*--).*\bconcurrently\b/im.test(statement));
	if (!isConcurrent) await client.query("begin");
	try {
		for (const statement of sql) await client.query(statement);
		await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
			hash,
			folderMillis,
		]);
		if (!isConcurrent) await client.query("commit");
	} catch (error) {
		if (!isConcurrent) await client.query("rollback").catch(() => undefined);
		throw error;
	}
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
