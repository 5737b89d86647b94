// Restores an archive. Files come before the rows that name them, and all rows come in one transaction, so that a
// restore that fails leaves an empty database, never half of one.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { closeDatabase } from "#app/platform/database/db.server.ts";
import { migrateDatabase } from "#app/platform/database/migrations.server.ts";
import { putStream } from "#app/platform/files/storage.server.ts";
import { StartError } from "../postgres/start-error.ts";
import { type ArchiveFile, readArchive } from "./archive.ts";
import { type CheckedArchive, checkArchive } from "./check-archive.ts";
import { FILES, type Head, JOBS, type Manifest, tableOfPart } from "./contents.ts";
import { enqueueAgain, readJobs } from "./pending-jobs.ts";
import { quoted, setCopyFormat } from "./snapshot.ts";
import { prepareEmptyDatabase, requireEmptyDatabase, requireKnownMigrations, withClient } from "./target.ts";

/** `env()` must name the same database, because migrations and jobs use it. */
export async function restore(
	databaseUrl: string,
	file: string | ArchiveFile,
	force: boolean,
): Promise<Manifest> {
	const archive = await checkArchive(typeof file === "string" ? { path: file } : file);
	requireKnownMigrations(archive.head.migrations);
	if (!force) await requireEmptyDatabase(databaseUrl);
	await restoreFiles(archive);
	await prepareEmptyDatabase(databaseUrl, archive.head.migrations.length);
	try {
		await withClient(databaseUrl, (client) => restoreRows(client, archive));
	} finally {
		await closeDatabase(); // The queue uses the shared pool.
	}
	await migrateDatabase();
	return archive.manifest;
}

async function restoreFiles({ file, entries }: CheckedArchive): Promise<void> {
	for await (const { name, bytes, body } of readArchive(file)) {
		const listed = entries.get(name);
		if (!name.startsWith(FILES) || !listed) continue;
		const contentType = listed.contentType ?? "application/octet-stream";
		await putStream(name.slice(FILES.length), Readable.from(body), { contentType, bytes });
	}
}

async function restoreRows(client: pg.Client, { file, head, manifest }: CheckedArchive): Promise<void> {
	await client.query("begin");
	await client.query("set local statement_timeout = 0");
	await setCopyFormat(client);
	// What triggers derive from the rows is already in the archive.
	for (const { name } of head.tables)
		await client.query(`alter table public.${quoted(name)} disable trigger user`);
	// Migrations may have inserted rows.
	await client.query(`truncate ${head.tables.map(({ name }) => `public.${quoted(name)}`).join(", ")}`);
	const entries = readArchive(file);
	let next = await entries.next();
	while (!next.done) {
		const table = head.tables.find(({ name }) => name === tableOfPart(next.value.name));
		if (table) await pipeline(partsOf(table.name), copyIn(client, table));
		else {
			if (next.value.name === JOBS) await enqueueAgain(client, await readJobs(next.value));
			next = await entries.next();
		}
	}
	for (const { name, value, called } of manifest.sequences)
		await client.query("select setval($1::regclass, $2::bigint, $3)", [
			`public.${quoted(name)}`,
			value,
			called,
		]);
	for (const { name } of head.tables)
		await client.query(`alter table public.${quoted(name)} enable trigger user`);
	await compareCounts(client, manifest);
	await client.query("commit");
	await client.query("analyze");

	/** One COPY for all parts of a table, because references within the table are checked at its end. */
	async function* partsOf(table: string): AsyncGenerator<Uint8Array> {
		while (!next.done && tableOfPart(next.value.name) === table) {
			yield* next.value.body;
			next = await entries.next();
		}
	}
}

function copyIn(client: pg.Client, { name, columns }: Head["tables"][number]) {
	return client.query(copyFrom(`copy public.${quoted(name)} (${columns.map(quoted).join(", ")}) from stdin`));
}

async function compareCounts(client: pg.Client, manifest: Manifest): Promise<void> {
	for (const [name, expected] of Object.entries(manifest.rows)) {
		const { rows } = await client.query(`select count(*)::int as rows from public.${quoted(name)}`);
		if (rows[0].rows !== expected)
			throw new StartError(
				`Table ${name} has ${rows[0].rows} rows after the restore, but the backup had ${expected}: nothing was changed.`,
			);
	}
}
