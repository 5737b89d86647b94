// An upgrade meets a database with rows in it, at the schema of any earlier release.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { urlOfDatabase } from "#tests/support/database-names.ts";
import { fillEveryTable } from "#tests/support/fill-every-table.ts";
import { overrideEnv } from "../env.server.ts";
import { closeDatabase } from "./db.server.ts";
import { isDatabaseReady, migrateDatabase, migrationsFolder } from "./migrations.server.ts";

/** Migrations fill these anew from the listings. */
const REBUILT = ["listing_places", "listing_words"];

type Journal = { entries: { tag: string; when: number }[] };

const server = inject("postgresUrl");
const journalOf = async (folder: string): Promise<Journal> =>
	JSON.parse(await readFile(join(folder, "meta", "_journal.json"), "utf8"));
const { entries } = await journalOf(migrationsFolder());

let folder = "";
let name = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "ringline-upgrades-"));
	await cp(migrationsFolder(), folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(entries.slice(0, -1).map(({ tag }, index) => ({ tag, count: index + 1 })))(
	"a filled database of the time of $tag",
	({ tag, count }) => {
		beforeAll(() => openDatabase(`upgrade_${tag.slice(0, 4)}`));
		afterAll(dropDatabase);

		test("is not ready for this build, keeps every row through the upgrade, and has its schema then", async () => {
			await migrateTo(count);
			await fillEveryTable(urlOfDatabase(server, name), 20);
			const before = await query(COUNTS);
			expect(before.filter(({ rows }) => rows === 0)).toEqual([]);
			expect(await isDatabaseReady()).toBe(false);
			await migrateDatabase();
			expect(await isDatabaseReady()).toBe(true);
			const after = new Map((await query(COUNTS)).map(({ table, rows }) => [table, Number(rows)]));
			const lost = before.filter(
				({ table, rows }) => !REBUILT.includes(String(table)) && (after.get(table) ?? 0) < Number(rows),
			);
			expect(lost).toEqual([]);
			expect(await query(COLUMNS)).toEqual(await columnsOfFreshDatabase());
		});
	},
);

describe("migrations", () => {
	const write = async (tag: string, sql: string) => {
		const journal = await journalOf(folder);
		const when = (journal.entries.at(-1)?.when ?? 0) + 1;
		journal.entries.push({ ...journal.entries[0], tag, when });
		await writeFile(join(folder, `${tag}.sql`), sql);
		await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify(journal));
	};
	beforeAll(() => openDatabase("upgrade_later"));
	afterAll(dropDatabase);

	test("that use what the one before added, build an index beside the running site, or fail halfway", async () => {
		await migrateTo(entries.length);
		await write("9001_mood", "create type mood as enum ('calm'); create table moods (mood mood);");
		await write("9002_windy", "alter type mood add value 'windy';");
		await write("9003_first-windy", "insert into moods values ('windy');");
		await write(
			"9004_index",
			"drop index concurrently if exists moods_mood;\n--> statement-breakpoint\ncreate index concurrently moods_mood on moods (mood);",
		);
		// Three processes start together: whoever waits must not hold up the index.
		await Promise.all([migrateDatabase(folder), migrateDatabase(folder), migrateDatabase(folder)]);
		expect(await query("select mood from moods")).toEqual([{ mood: "windy" }]);
		expect(await query("select indisvalid from pg_index where indexrelid = 'moods_mood'::regclass")).toEqual([
			{ indisvalid: true },
		]);

		await write("9005_fine", "insert into moods values ('calm');");
		await write("9006_broken", "insert into moods values ('calm');\n--> statement-breakpoint\nselect 1 / 0;");
		await expect(migrateDatabase(folder)).rejects.toThrow("division by zero");
		expect(await query("select mood from moods order by mood")).toEqual([
			{ mood: "calm" },
			{ mood: "windy" },
		]);
		await writeFile(join(folder, "9006_broken.sql"), "insert into moods values ('windy');");
		await migrateDatabase(folder);
		expect(await query("select mood from moods order by mood")).toHaveLength(3);
	});
});

describe("photos of the self-check, while the release before runs beside this one", () => {
	const [check, lead] = ["0c9f7f0e-7a43-4a3e-9a53-000000000001", "0c9f7f0e-7a43-4a3e-9a53-000000000002"];
	const photos = () =>
		query("select measure, storage_key as key from readiness_photos order by measure, storage_key");
	const kept = () =>
		query("select storage_key as key, check_id, lead_id from intake_files order by storage_key");
	const add = (field: string, key: string, leadId: string | null = null) =>
		query(`insert into intake_files (check_id, lead_id, field, storage_key, file_name, content_type, bytes)
			values ('${check}', ${leadId ? `'${leadId}'` : "null"}, 'readiness.${field}', '${key}', 'a.jpg', 'image/jpeg', 3)`);
	beforeAll(async () => {
		await openDatabase("upgrade_photos");
		await migrateTo(entries.findIndex(({ tag }) => tag.includes("readiness-photos")));
		await query(`insert into readiness_checks (id, token_hash) values ('${check}', 'x')`);
		await query(`insert into leads (id, kind, reference, submission_key, first_name, email, phone, due_at)
			values ('${lead}', 'consultation', 'RL-1', 'k', 'Ida', 'i@hill.example', '1', now())`);
		await add("siding", "intake/1");
		await add("roofClean", "intake/2", lead);
		await migrateDatabase();
	});
	afterAll(dropDatabase);

	test("keep the ones from before, and follow what the older release adds, replaces and removes", async () => {
		expect(await photos()).toEqual([
			{ measure: "roofClean", key: "intake/2" },
			{ measure: "siding", key: "intake/1" },
		]);
		await add("deck", "intake/3");
		// It replaces a photo like this.
		await query("delete from intake_files where field = 'readiness.siding' and lead_id is null");
		await query("update intake_files set check_id = null where field = 'readiness.siding'");
		await add("siding", "intake/4");
		expect((await photos()).map(({ key }) => key)).toEqual(["intake/3", "intake/2", "intake/4"]);
		await query("delete from intake_files where storage_key = 'intake/3'");
		expect((await photos()).map(({ key }) => key)).toEqual(["intake/2", "intake/4"]);
	});

	test("that the older release replaces lose the day of the photo that was there", async () => {
		await query(`insert into readiness_photos (check_id, measure, storage_key, bytes, taken_on)
			values ('${check}', 'gutters', 'readiness/1', 3, '2026-10-31')`);
		await add("gutters", "intake/6");
		expect(
			await query("select storage_key as key, taken_on from readiness_photos where measure = 'gutters'"),
		).toEqual([{ key: "intake/6", taken_on: null }]);
	});

	test("that this release removes are gone for the older one too; a request keeps its own", async () => {
		await query("delete from readiness_photos");
		expect(await kept()).toEqual([{ key: "intake/2", check_id: null, lead_id: lead }]);
	});

	test("and a check that is deleted takes its photos along", async () => {
		await add("siding", "intake/5");
		await query(`delete from readiness_checks where id = '${check}'`);
		expect(await photos()).toEqual([]);
		expect((await kept()).filter(({ check_id }) => check_id !== null)).toEqual([]);
	});
});

/** Only the first `count` migrations. */
async function migrateTo(count: number): Promise<void> {
	await writeFile(
		join(folder, "meta", "_journal.json"),
		JSON.stringify({ ...(await journalOf(migrationsFolder())), entries: entries.slice(0, count) }),
	);
	await migrateDatabase(folder);
}

const COUNTS = `
	select relname as table, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || oid::regclass, false, true, '')))[1]::text::int as rows
	from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
const COLUMNS = `
	select table_name, column_name, data_type, is_nullable, column_default
	from information_schema.columns where table_schema = 'public' order by 1, 2`;

let fresh: object[] | undefined;

async function columnsOfFreshDatabase(): Promise<object[]> {
	if (fresh) return fresh;
	const upgraded = name;
	await openDatabase("upgrade_fresh");
	await migrateDatabase();
	fresh = await query(COLUMNS);
	await dropDatabase();
	name = upgraded;
	overrideEnv({ DATABASE_URL: urlOfDatabase(server, name) });
	return fresh;
}

async function openDatabase(named: string): Promise<void> {
	await closeDatabase();
	name = named;
	await run(server, `create database ${name} template template0`);
	overrideEnv({ DATABASE_URL: urlOfDatabase(server, name) });
}

async function dropDatabase(): Promise<void> {
	await closeDatabase();
	await run(server, `drop database if exists ${name} with (force)`);
}

const query = (statement: string) => run(urlOfDatabase(server, name), statement);

async function run(url: string, statement: string): Promise<{ [column: string]: unknown }[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(statement)).rows;
	} finally {
		await client.end();
	}
}
