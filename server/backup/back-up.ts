// Database and files of a running site in one archive. Rows are of one moment; files are copied after it,
// so every file those rows name is in, except what somebody deleted meanwhile, and that is reported.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import pg from "pg";
import { StartProblem } from "../postgres/start-problem.ts";
import { ArchiveWriter } from "./archive.ts";
import {
	ENTRIES,
	type Entry,
	FILES,
	FORMAT,
	HEAD,
	type Head,
	JOBS,
	MANIFEST,
	type Manifest,
	tablePart,
} from "./contents.ts";
import * as snapshot from "./snapshot.ts";
import { keysInStorage, openFile } from "./stored-files.ts";

const PART_BYTES = 4 * 1024 * 1024;

export async function backUp(databaseUrl: string, file: string): Promise<Manifest> {
	if (existsSync(file)) throw new StartProblem(`${file} exists already: choose another name or delete it.`);
	const unfinished = `${file}.part`;
	await rm(unfinished, { force: true });
	const writer = new ArchiveWriter(unfinished);
	try {
		const manifest = await new Backup(writer).run(databaseUrl);
		await writer.finish();
		await rename(unfinished, file);
		return manifest;
	} catch (error) {
		await writer.abandon(error);
		await rm(unfinished, { force: true });
		throw error;
	}
}

class Backup {
	readonly #writer: ArchiveWriter;
	readonly #entries: Entry[] = [];
	readonly #rows: Manifest["rows"] = {};
	readonly #missing: string[] = [];
	#files = 0;

	constructor(writer: ArchiveWriter) {
		this.#writer = writer;
	}

	async run(databaseUrl: string): Promise<Manifest> {
		const { sequences, jobs, named } = await this.#addDatabase(databaseUrl);
		const copied = await this.#addFiles();
		for (const { table, key } of named)
			if (!copied.has(key)) this.#missing.push(`${key} (named in ${table}, but there is no such file)`);
		const list = Buffer.from(this.#entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
		await this.#add(ENTRIES, list);
		const manifest: Manifest = {
			rows: this.#rows,
			sequences,
			jobs,
			files: this.#files,
			missing: this.#missing,
			entriesSha256: createHash("sha256").update(list).digest("hex"),
		};
		await this.#add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
		return manifest;
	}

	async #addDatabase(databaseUrl: string) {
		const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
		await client.connect();
		try {
			await snapshot.beginSnapshot(client);
			const tables = await snapshot.readTables(client);
			const migrations = await snapshot.appliedMigrations(client);
			if (migrations.length === 0) throw new StartProblem("There is no Ringline database to back up yet.");
			const head: Head = { format: FORMAT, madeAt: new Date().toISOString(), migrations, tables };
			await this.#add(HEAD, Buffer.from(JSON.stringify(head)));
			for (const table of tables) await this.#addTable(client, table);
			const pending = await snapshot.readPendingJobs(client);
			await this.#add(JOBS, Buffer.from(pending.map((job) => `${JSON.stringify(job)}\n`).join("")));
			const named = await snapshot.readStorageKeys(client, tables);
			const sequences = await snapshot.readSequences(client);
			await client.query("commit");
			return { sequences, jobs: pending.length, named };
		} finally {
			await client.end();
		}
	}

	async #addTable(client: pg.Client, table: Head["tables"][number]): Promise<void> {
		let part = 0;
		let rows = 0;
		for await (const bytes of inParts(snapshot.copyOut(client, table))) {
			part++;
			await this.#add(tablePart(table.name, part), bytes);
			rows += lines(bytes);
		}
		this.#rows[table.name] = rows;
	}

	/** Returns every key that is in, and the folders above it, since a row may name a folder of several sizes. */
	async #addFiles(): Promise<Set<string>> {
		const copied = new Set<string>();
		for await (const key of keysInStorage()) {
			const file = await this.#addFile(key);
			if (!file) {
				this.#missing.push(`${key} (went away while it was being copied)`);
				continue;
			}
			this.#files++;
			for (let path = key; path !== ""; path = path.slice(0, Math.max(0, path.lastIndexOf("/"))))
				copied.add(path);
		}
		return copied;
	}

	async #addFile(key: string): Promise<boolean> {
		const opened = await openFile(key);
		if (!opened) return false;
		const { whole, ...entry } = await this.#writer.add(FILES + key, opened.bytes, opened.body);
		// What could not be read to its end is in the archive, but not in its list: a restore passes it by.
		if (whole) this.#entries.push({ ...entry, contentType: opened.contentType });
		return whole;
	}

	async #add(name: string, bytes: Uint8Array): Promise<void> {
		const { whole: _, ...entry } = await this.#writer.add(name, bytes.length, once(bytes));
		this.#entries.push(entry);
	}
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let held: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of stream) {
		held.push(chunk);
		bytes += chunk.length;
		if (bytes < PART_BYTES) continue;
		yield Buffer.concat(held);
		held = [];
		bytes = 0;
	}
	if (bytes > 0) yield Buffer.concat(held);
}

/** COPY writes one line per row; a line break inside a value is escaped. */
function lines(bytes: Uint8Array): number {
	let count = 0;
	for (const byte of bytes) if (byte === 10) count++;
	return count;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	yield bytes;
}
