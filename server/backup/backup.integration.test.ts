import { createHash, randomBytes } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { closeDatabase, db } from "#app/platform/database/db.server.ts";
import { migrateDatabase } from "#app/platform/database/migrations.server.ts";
import { env, overrideEnv } from "#app/platform/env.server.ts";
import { putBytes, remove } from "#app/platform/files/storage.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { deliveryJob, queueMail } from "#app/platform/messages/deliveries.server.ts";
import { outboxFolder } from "#app/platform/messages/mail.server.ts";
import { urlOfDatabase } from "#tests/support/database-names.ts";
import { fillEveryTable } from "#tests/support/fill-every-table.ts";
import { startEmbeddedPostgres } from "../postgres/embedded.ts";
import { withDatabase } from "../postgres/with-database.ts";
import { backUp } from "./back-up.ts";
import { runDrill } from "./drill.ts";
import { drillReport } from "./report.ts";
import { restore } from "./restore.ts";

const made: string[] = [];
let folder: string;
let source: string;
let archive: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "ringline-backup-"));
	await chmod(folder, 0o755);
	overrideEnv({ DATA_DIR: join(folder, "site") });
	source = await newDatabase();
	overrideEnv({ DATABASE_URL: source });
	await migrateDatabase();
	await fillEveryTable(source, 40);
	await putBytes("photos/1/400.webp", randomBytes(1_000), { contentType: "image/webp" });
	await putBytes("photos/1/800.webp", Buffer.alloc(0), { contentType: "image/webp" });
	await putBytes("intake/plan", randomBytes(3_000_000), { contentType: "application/pdf" });
	await db().transaction((tx) =>
		queueMail(tx, {
			purpose: "test",
			to: "ada@grove.example",
			subject: "Kept",
			text: "Still to be sent",
			html: "<p>Still to be sent</p>",
		}),
	);
	await stopJobs();
	await closeDatabase();
	archive = join(folder, "backup.tar.gz");
	await backUp(source, archive);
});
afterAll(async () => {
	await stopJobs();
	await closeDatabase();
	for (const url of made)
		await onServer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
	await rm(folder, { recursive: true, force: true });
});

describe("a restore into an empty database", () => {
	let target: string;
	let dataDir: string;
	beforeEach(async () => {
		target = await newDatabase();
		dataDir = await mkdtemp(join(folder, "restored-"));
		overrideEnv({ DATABASE_URL: target, DATA_DIR: dataDir });
		return closeDatabase;
	});

	test("brings back every row of every table and every file, byte for byte", async () => {
		await restore(target, archive, false);
		const before = await fingerprints(source);
		expect(await fingerprints(target)).toEqual(before);
		expect(Object.values(before).every(({ rows }) => rows > 0)).toBe(true);
		expect(await filesBelow(join(dataDir, "uploads"))).toEqual(
			await filesBelow(join(folder, "site", "uploads")),
		);
	});

	test("goes on numbering where the original stopped", async () => {
		await restore(target, archive, false);
		const insert = `insert into audit_entries (actor, action, subject_kind, subject_id) values ('a', 'b', 'c', 'd') returning id::int,
			(select max(id)::int from audit_entries) as highest`;
		const [row] = await query(target, insert);
		expect(row?.id).toBeGreaterThan(row?.highest as number);
	});

	test("still sends the mail that was waiting", async () => {
		await restore(target, archive, false);
		await startJobs([deliveryJob]);
		try {
			await vi.waitFor(
				async () => {
					const mails = await readdir(outboxFolder()).catch(() => []);
					const texts = await Promise.all(mails.map((name) => readFile(join(outboxFolder(), name), "utf8")));
					expect(texts.filter((text) => text.includes("Still to be sent"))).toHaveLength(1);
				},
				{ timeout: 15_000, interval: 100 },
			);
		} finally {
			await stopJobs();
		}
	});

	test("is refused when rows are there, and replaces them when told to", async () => {
		await restore(target, archive, false);
		await query(target, "delete from lead_notes");
		await expect(restore(target, archive, false)).rejects.toThrow("The database is not empty");
		await restore(target, archive, true);
		expect(await fingerprints(target)).toEqual(await fingerprints(source));
	});

	test("is refused while a site is connected", async () => {
		const site = new pg.Client({ connectionString: target });
		await site.connect();
		await expect(restore(target, archive, false)).rejects.toThrow("stop the site first");
		await site.end();
	});

	test.each([
		["cut off", async (file: string) => truncate(file, (await stat(file)).size - 100)],
		[
			"changed in one byte",
			async (file: string) => {
				const bytes = await readFile(file);
				const at = bytes.length >> 1;
				bytes[at] = (bytes[at] ?? 0) ^ 1;
				await writeFile(file, bytes);
			},
		],
		["some other file", (file: string) => writeFile(file, "hello")],
	])("changes nothing when the archive is %s", async (_, damage) => {
		const damaged = join(dataDir, "damaged.tar.gz");
		await writeFile(damaged, await readFile(archive));
		await damage(damaged);
		await expect(restore(target, damaged, false)).rejects.toThrow("is not a complete backup");
		expect(await query(target, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
		expect(await readdir(dataDir)).toEqual(["damaged.tar.gz"]);
	});
});

test("a backup of a newer version is refused in a sentence", async () => {
	const newer = await newDatabase();
	overrideEnv({ DATABASE_URL: newer });
	await migrateDatabase();
	await query(
		newer,
		"insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
	);
	const file = join(folder, "newer.tar.gz");
	await backUp(newer, file);
	await expect(restore(await newDatabase(), file, false)).rejects.toThrow("from a newer version of Ringline");
});

test("an encrypted backup comes back with its key only, and any damage is noticed", async () => {
	overrideEnv({ DATABASE_URL: source, DATA_DIR: join(folder, "site") });
	const identity = await generateX25519Identity();
	const path = join(folder, "secret.tar.gz.age");
	await backUp(source, path, await identityToRecipient(identity));
	const bytes = await readFile(path);
	expect(bytes.toString("latin1", 0, 21)).toBe("age-encryption.org/v1");
	expect(bytes.includes("manifest.json")).toBe(false);

	const target = await newDatabase();
	overrideEnv({ DATABASE_URL: target, DATA_DIR: await mkdtemp(join(folder, "decrypted-")) });
	await expect(restore(target, path, false)).rejects.toThrow("is encrypted. Add --identity");
	const other = { path, identity: await generateX25519Identity() };
	await expect(restore(target, other, false)).rejects.toThrow("This key does not open");
	const damaged = join(folder, "damaged.tar.gz.age");
	const at = bytes.length >> 1;
	await writeFile(damaged, bytes.with(at, (bytes[at] ?? 0) ^ 1));
	await expect(restore(target, { path: damaged, identity }, false)).rejects.toThrow(
		"is not a complete backup",
	);
	await restore(target, { path, identity }, false);
	expect(await fingerprints(target)).toEqual(await fingerprints(source));
});

test("a drill proves a backup beside the site and leaves nothing behind", async () => {
	const live = join(folder, "site");
	overrideEnv({ DATABASE_URL: source, DATA_DIR: live });
	const before = { rows: await fingerprints(source), files: await filesBelow(join(live, "uploads")) };
	const databases = () => onServer("select datname from pg_database where datname like 'ringline_drill%'");
	await query(source, "insert into settings (key, value) values ('since-the-backup', '1')");
	const result = await runDrill(source, { path: archive });
	await query(source, "delete from settings where key = 'since-the-backup'");
	const notes = result.tables.find(({ name }) => name === "settings");
	expect(notes?.live).toBe((notes?.restored ?? 0) + 1);
	expect(result.tables.filter(({ restored, live }) => restored !== live)).toHaveLength(1);
	expect(drillReport("b.tar.gz", result)).toContain("changed since");
	expect(env()).toMatchObject({ DATABASE_URL: source, DATA_DIR: live });
	expect(await fingerprints(source)).toEqual(before.rows);
	expect(await filesBelow(join(live, "uploads"))).toEqual(before.files);
	expect(await databases()).toEqual([]);

	const cut = join(folder, "cut.tar.gz");
	await writeFile(cut, (await readFile(archive)).subarray(0, -100));
	await expect(runDrill(source, { path: cut })).rejects.toThrow("is not a complete backup");
	expect(await databases()).toEqual([]);
});

test("a file that is deleted meanwhile is reported, and the rest is kept", async () => {
	overrideEnv({ DATABASE_URL: source, DATA_DIR: join(folder, "site") });
	const key = "photos/short-lived";
	await putBytes(key, Buffer.from("x"), { contentType: "image/webp" });
	const storage = await import("./stored-files.ts");
	const listing = vi.spyOn(storage, "keysInStorage").mockImplementation(async function* () {
		yield "intake/plan";
		await remove(key);
		yield key;
	});
	try {
		const { missing, files } = await backUp(source, join(folder, "gap.tar.gz"));
		expect(files).toBe(1);
		expect(missing).toContain(`${key} (deleted while it was being copied)`);
	} finally {
		listing.mockRestore();
	}
});

test("rows written during the backup are in it together or not at all", async () => {
	overrideEnv({ DATABASE_URL: source, DATA_DIR: join(folder, "site") });
	let writing = true;
	const pairs = (async () => {
		for (let number = 0; writing; number++)
			await query(
				source,
				`with lead as (insert into leads (kind, reference, submission_key, first_name, email, phone, due_at)
					values ('order', 'pair-${number}', 'pair-${number}', 'Ada', 'ada@grove.example', '530-555-0134', now()) returning id)
				insert into lead_notes (lead_id, text, author) select id, 'pair', 'test' from lead`,
			);
	})();
	const file = join(folder, "busy.tar.gz");
	await backUp(source, file);
	writing = false;
	await pairs;
	const target = await newDatabase();
	overrideEnv({ DATABASE_URL: target, DATA_DIR: join(folder, "busy") });
	await restore(target, file, false);
	const [row] = await query(
		target,
		`select (select count(*)::int from leads where reference like 'pair-%') as leads,
			(select count(*)::int from lead_notes where text = 'pair') as notes`,
	);
	expect(row?.leads).toBe(row?.notes);
});

test("moves an embedded database to a managed one, whether or not its site is running", async () => {
	const dataDir = join(folder, "embedded");
	overrideEnv({ DATABASE_URL: undefined, DATA_DIR: dataDir });
	const postgres = await startEmbeddedPostgres({ dataDir });
	overrideEnv({ DATABASE_URL: postgres.url });
	await migrateDatabase();
	await fillEveryTable(postgres.url, 3);
	await putBytes("photos/1/400.webp", randomBytes(100), { contentType: "image/webp" });
	const before = await fingerprints(postgres.url);

	overrideEnv({ DATABASE_URL: undefined });
	const whileRunning = join(folder, "running.tar.gz");
	await withDatabase("share", (url) => backUp(url, whileRunning));
	await postgres.stop();
	overrideEnv({ DATABASE_URL: undefined });
	const whileStopped = join(folder, "stopped.tar.gz");
	await withDatabase("share", (url) => backUp(url, whileStopped));

	for (const file of [whileRunning, whileStopped]) {
		const target = await newDatabase();
		overrideEnv({ DATABASE_URL: target, DATA_DIR: await mkdtemp(join(folder, "managed-")) });
		await restore(target, file, false);
		expect(await fingerprints(target)).toEqual(before);
		expect(await filesBelow(join(env().DATA_DIR, "uploads"))).toEqual(
			await filesBelow(join(dataDir, "uploads")),
		);
	}
});

async function newDatabase(): Promise<string> {
	const name = `backup_${randomBytes(6).toString("hex")}`;
	await onServer(`create database ${name} template template0`);
	const url = urlOfDatabase(inject("postgresUrl"), name);
	made.push(url);
	return url;
}

function onServer(statement: string) {
	return query(inject("postgresUrl"), statement);
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(statement)).rows;
	} finally {
		await client.end();
	}
}

/** Of all rows of a table, whatever their order, generated columns too. */
async function fingerprints(url: string): Promise<Record<string, { rows: number; hash: string }>> {
	const tables = await query(
		url,
		"select tablename as name from pg_tables where schemaname = 'public' order by 1",
	);
	const found: Record<string, { rows: number; hash: string }> = {};
	for (const { name } of tables) {
		const [row] = await query(
			url,
			`select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from public.${name} t`,
		);
		found[String(name)] = row as { rows: number; hash: string };
	}
	return found;
}

async function filesBelow(root: string): Promise<Record<string, string>> {
	const found: Record<string, string> = {};
	for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		found[path.slice(root.length)] = createHash("sha256")
			.update(await readFile(path))
			.digest("hex");
	}
	return found;
}
