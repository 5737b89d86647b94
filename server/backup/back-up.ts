// Writes database and files of a running site to one archive. pg_dump could not do this: it does not cover files, and
// the embedded PostgreSQL ships without it (decision 007). Rows are of one moment and files are copied after it, so
// every file a row names is included, except files deleted meanwhile, which are reported.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import pg from "pg";
import { StartError } from "../postgres/start-error.ts";
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

/** With a recipient, only the owner of its secret key can read the archive. */
export async function backUp(databaseUrl: string, file: string, recipient?: string): Promise<Manifest> {
	if (existsSync(file)) throw new StartError(`${file} already exists: choose another name or delete it.`);
	const unfinished = `${file}.part`;
	await rm(unfinished, { force: true });
	const writer = new ArchiveWriter(unfinished, recipient);
	try {
		const manifest = await new Backup(writer).run(databaseUrl);
		await writer.finish();
		await rename(unfinished, file);
		return manifest;
	} catch (error) {
		await writer.abort(error);
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
			if (!copied.has(key)) this.#missing.push(`${key} (named in ${table}, but the file does not exist)`);
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
			if (migrations.length === 0) throw new StartError("There is no Ringline database to back up yet.");
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
		for await (const bytes of splitIntoParts(snapshot.copyOut(client, table))) {
			part++;
			await this.#add(tablePart(table.name, part), bytes);
			rows += countLines(bytes);
		}
		this.#rows[table.name] = rows;
	}

	/** Returns every copied key and its parent folders, because a row may name a folder with several sizes. */
	async #addFiles(): Promise<Set<string>> {
		const copied = new Set<string>();
		for await (const key of keysInStorage()) {
			const file = await this.#addFile(key);
			if (!file) {
				this.#missing.push(`${key} (deleted while it was being copied)`);
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
		const { isComplete, ...entry } = await this.#writer.add(FILES + key, opened.bytes, opened.body);
		// A file that could not be read to its end is in the archive but not in its list, so a restore ignores it.
		if (isComplete) this.#entries.push({ ...entry, contentType: opened.contentType });
		return isComplete;
	}

	async #add(name: string, bytes: Uint8Array): Promise<void> {
		const { isComplete: _, ...entry } = await this.#writer.add(name, bytes.length, once(bytes));
		this.#entries.push(entry);
	}
}

async function* splitIntoParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of stream) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes < PART_BYTES) continue;
		yield Buffer.concat(chunks);
		chunks = [];
		bytes = 0;
	}
	if (bytes > 0) yield Buffer.concat(chunks);
}

/** COPY writes one line per row and escapes line breaks inside values. */
function countLines(bytes: Uint8Array): number {
	let count = 0;
	for (const byte of bytes) if (byte === 10) count++;
	return count;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	yield bytes;
}
