// Reads the database as of one moment, however long the reading takes.
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { StartError } from "../postgres/start-error.ts";
import type { Head, Manifest, PendingJob } from "./contents.ts";

export async function beginSnapshot(client: pg.Client): Promise<void> {
	await client.query("begin isolation level repeatable read read only");
	await client.query(
		"set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0",
	);
	await setCopyFormat(client);
}

/** COPY depends on these settings, and a restore may run with other defaults. */
export async function setCopyFormat(client: pg.Client): Promise<void> {
	await client.query(
		"set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1",
	);
}

export async function appliedMigrations(client: pg.Client): Promise<string[]> {
	const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as there");
	if (!known.rows[0].there) return [];
	const { rows } = await client.query(
		"select hash from drizzle.__drizzle_migrations order by created_at, id",
	);
	return rows.map((row) => row.hash);
}

/** All tables with their stored columns, ordered so that referenced tables come first. */
export async function readTables(client: pg.Client): Promise<Head["tables"]> {
	const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
		select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
		from pg_class c
		join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
			and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
		group by c.relname order by c.relname`);
	const { rows: references } = await client.query<{ table: string; needs: string }>(`
		select distinct conrelid::regclass::oid, c.relname as table, f.relname as needs
		from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
		where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`);
	const ordered: Head["tables"] = [];
	let waiting = tables;
	while (waiting.length > 0) {
		const open = new Set(waiting.map((table) => table.name));
		const free = waiting.filter(
			({ name }) => !references.some((one) => one.table === name && open.has(one.needs)),
		);
		if (free.length === 0)
			throw new StartError(`These tables refer to each other in a circle: ${[...open].join(", ")}.`);
		ordered.push(...free);
		waiting = waiting.filter((table) => !free.includes(table));
	}
	return ordered;
}

export function copyOut(client: pg.Client, { name, columns }: Head["tables"][number]) {
	return client.query(copyTo(`copy public.${quoted(name)} (${columns.map(quoted).join(", ")}) to stdout`));
}

/** Sequences are not part of a snapshot. Read after the rows, they are never too low. */
export async function readSequences(client: pg.Client): Promise<Manifest["sequences"]> {
	const { rows } = await client.query<{ name: string }>(
		"select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1",
	);
	const sequences: Manifest["sequences"] = [];
	for (const { name } of rows) {
		const state = await client.query(
			`select last_value::text as value, is_called as called from public.${quoted(name)}`,
		);
		sequences.push({ name, ...state.rows[0] });
	}
	return sequences;
}

/** Jobs that are not finished. A running job counts, because it may never finish. */
export async function readPendingJobs(client: pg.Client): Promise<PendingJob[]> {
	const known = await client.query("select to_regclass('pgboss.job') is not null as there");
	if (!known.rows[0].there) return [];
	const { rows } = await client.query(`
		select j.name, j.data, j.start_after as "startAfter", j.priority, j.singleton_key as "singletonKey",
			q.policy, q.dead_letter as "deadLetter"
		from pgboss.job j join pgboss.queue q on q.name = j.name
		where j.state < 'completed' and j.name not like '\\_\\_pgboss%'
		order by j.created_on, j.id`);
	return rows.map((row) => ({ ...row, startAfter: row.startAfter.toISOString() }));
}

/** Every file key in any table. */
export async function readStorageKeys(
	client: pg.Client,
	tables: Head["tables"],
): Promise<{ table: string; key: string }[]> {
	const named: { table: string; key: string }[] = [];
	for (const { name, columns } of tables) {
		if (!columns.includes("storage_key")) continue;
		const { rows } = await client.query(`select storage_key as key from public.${quoted(name)}`);
		for (const { key } of rows) named.push({ table: name, key });
	}
	return named;
}

export function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
