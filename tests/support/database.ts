import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { TEMPLATE, urlOfDatabase } from "./database-names.ts";

/**
 * Call at the top of an integration test file. The file gets its own database, migrated unless `empty`, and `db()` and
 * `pool()` use it. The file itself must stop whatever else holds connections, such as jobs.
 */
export function useTestDatabase({ empty = false } = {}): { url: string } {
	const database = newDatabase(empty ? "template0" : TEMPLATE);
	beforeAll(async () => {
		await database.create();
		overrideEnv({ DATABASE_URL: database.url });
	});
	afterAll(async () => {
		await closeDatabase();
		await database.drop();
	});
	return { url: database.url };
}

/** For a site in its own process. It starts in a third of the time, because it makes no server and has nothing to migrate. */
export async function databaseForSite(): Promise<{ url: string; drop(): Promise<void> }> {
	const database = newDatabase(TEMPLATE);
	await database.create();
	return database;
}

function newDatabase(template: string) {
	const server = inject("postgresUrl");
	const name = `test_${randomBytes(6).toString("hex")}`;
	return {
		url: urlOfDatabase(server, name),
		create: () => onServer(server, `create database ${name} template ${template}`),
		drop: () => onServer(server, `drop database if exists ${name} with (force)`),
	};
}

async function onServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
