// Proves a backup: restores it into a temporary database on the same server and a temporary folder, compares it with
// the site, and deletes both. The site keeps running and is only read.
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { env, overrideEnv } from "#app/platform/env.server.ts";
import { StartError } from "../postgres/start-error.ts";
import type { ArchiveFile } from "./archive.ts";
import { checkArchive } from "./check-archive.ts";
import type { Manifest } from "./contents.ts";
import { restore } from "./restore.ts";
import { quoted, readStorageKeys, readTables } from "./snapshot.ts";
import { keysInStorage } from "./stored-files.ts";
import { withClient } from "./target.ts";

export type DrillResult = {
	/** When the backup was made. */
	madeAt: string;
	manifest: Manifest;
	/** Rows by table: restored, and in the site now. The site goes on after a backup, so they may differ. */
	tables: { name: string; restored: number; live: number }[];
	seconds: number;
};

export async function runDrill(liveUrl: string, archive: ArchiveFile): Promise<DrillResult> {
	const started = Date.now();
	const { head } = await checkArchive(archive);
	const name = `ringline_drill_${randomBytes(6).toString("hex")}`;
	const { DATA_DIR, S3_BUCKET, DATABASE_URL } = env();
	const folder = await mkdtemp(join(tmpdir(), "ringline-drill-"));
	await withClient(liveUrl, (client) => client.query(`create database ${name} template template0`)).catch(
		refuseToCreate,
	);
	try {
		const drillUrl = urlOf(liveUrl, name);
		// Files go to a folder of the drill, also when the site keeps its own in a bucket.
		overrideEnv({ DATABASE_URL: drillUrl, DATA_DIR: folder, S3_BUCKET: undefined });
		const manifest = await restore(drillUrl, archive, false);
		await requireFiles(drillUrl, manifest);
		const restored = await withClient(drillUrl, countRows);
		const live = await withClient(liveUrl, countRows);
		const tables = [...restored].map(([table, count]) => ({
			name: table,
			restored: count,
			live: live.get(table) ?? 0,
		}));
		return { madeAt: head.madeAt, manifest, tables, seconds: (Date.now() - started) / 1_000 };
	} finally {
		overrideEnv({ DATABASE_URL, DATA_DIR, S3_BUCKET });
		await withClient(liveUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
		await rm(folder, { recursive: true, force: true });
	}
}

function refuseToCreate(error: { code?: string }): never {
	if (error.code !== "42501") throw error;
	throw new StartError(
		"This database account may not create databases. Run the drill on another machine, with DATA_DIR set to an empty folder.",
	);
}

function urlOf(server: string, database: string): string {
	const url = new URL(server);
	url.pathname = `/${database}`;
	return url.href;
}

/** Every file of the archive is there, and every file that a restored row names, unless the backup said it is missing. */
async function requireFiles(url: string, manifest: Manifest): Promise<void> {
	const there = new Set<string>();
	let files = 0;
	for await (const key of keysInStorage()) {
		files++;
		for (let path = key; path !== ""; path = path.slice(0, Math.max(0, path.lastIndexOf("/"))))
			there.add(path);
	}
	if (files !== manifest.files)
		throw new StartError(`${files} files were restored, but the backup has ${manifest.files}.`);
	const named = await withClient(url, async (client) => readStorageKeys(client, await readTables(client)));
	const lost = named.filter(
		({ key }) => !there.has(key) && !manifest.missing.some((line) => line.startsWith(`${key} `)),
	);
	if (lost[0])
		throw new StartError(`${lost.length} files that rows name were not restored, such as ${lost[0].key}.`);
}

async function countRows(client: pg.Client): Promise<Map<string, number>> {
	const counts = new Map<string, number>();
	for (const { name } of await readTables(client)) {
		const { rows } = await client.query(`select count(*)::int as rows from public.${quoted(name)}`);
		counts.set(name, rows[0].rows);
	}
	return counts;
}
