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
	const server = inject("postgresUrl");
	const name = `test_${randomBytes(6).toString("hex")}`;
	const url = urlOfDatabase(server, name);
	beforeAll(async () => {
		await onServer(server, `create database ${name} template ${empty ? "template0" : TEMPLATE}`);
		overrideEnv({ DATABASE_URL: url });
	});
	afterAll(async () => {
		await closeDatabase();
		await onServer(server, `drop database if exists ${name} with (force)`);
	});
	return { url };
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
