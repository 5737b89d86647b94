// Prepares the database for a restore: must be empty or is emptied, then migrated to the archive's level.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { migrateDatabase, migrationsFolder } from "#app/platform/database/migrations.server.ts";
import { StartError } from "../postgres/start-error.ts";
import { appliedMigrations, quoted, readTables } from "./snapshot.ts";

/** The archive's migrations must be the first ones of this version, or its rows would not fit. */
export function requireKnownMigrations(archived: string[]): void {
	const known = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ hash }) => hash);
	if (archived.length > known.length)
		throw new StartError(
			`This backup is from a newer version of Ringline (${archived.length} migrations; this version has ${known.length}): install that version first.`,
		);
	if (archived.some((hash, index) => hash !== known[index]))
		throw new StartError(
			"This backup is from another version of Ringline: its migrations differ from those of this version.",
		);
}

export async function requireEmptyDatabase(url: string): Promise<void> {
	await withClient(url, async (client) => {
		if (await hasOtherConnections(client))
			throw new StartError(
				"Another program is connected to the database: stop the site first, or use --force to replace everything anyway.",
			);
		const tables = await readTables(client);
		const ours = (await appliedMigrations(client)).length > 0;
		const filled: string[] = [];
		for (const { name } of tables) {
			const row = await client.query(`select 1 from public.${quoted(name)} limit 1`);
			if (row.rowCount || !ours) filled.push(name);
		}
		if (filled.length > 0)
			throw new StartError(
				`The database is not empty (${filled.slice(0, 5).join(", ")}${filled.length > 5 ? ", …" : ""}): use an empty one, or --force to replace everything in it.`,
			);
	});
}

/** Waits a moment, because a program that has just ended is still listed. */
async function hasOtherConnections(client: pg.Client): Promise<boolean> {
	for (let look = 0; look < 10; look++) {
		const { rowCount } = await client.query(
			"select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
		);
		if (!rowCount) return false;
		await pause(200);
	}
	return true;
}

/** Objects of extensions stay: on a managed server they may belong to somebody else. */
const DROP_EVERYTHING = `do $$
declare one record;
begin
	drop schema if exists pgboss cascade;
	drop schema if exists drizzle cascade;
	for one in
		select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, relname) as command
		from pg_class c
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
			and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
		union all
		select format('drop function if exists public.%I(%s) cascade', proname, pg_get_function_identity_arguments(p.oid))
		from pg_proc p
		where pronamespace = 'public'::regnamespace and prokind = 'f'
			and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
		union all
		select format('drop type if exists public.%I cascade', typname)
		from pg_type t
		where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
			and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
	loop
		execute one.command;
	end loop;
end $$`;

export async function prepareEmptyDatabase(url: string, migrations: number): Promise<void> {
	await withClient(url, (client) => client.query(DROP_EVERYTHING));
	const folder = await mkdtemp(join(tmpdir(), "ringline-migrations-"));
	try {
		await cp(migrationsFolder(), folder, { recursive: true });
		const journalFile = join(folder, "meta", "_journal.json");
		const journal = JSON.parse(await readFile(journalFile, "utf8"));
		journal.entries = journal.entries.slice(0, migrations);
		await writeFile(journalFile, JSON.stringify(journal));
		await migrateDatabase(folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
