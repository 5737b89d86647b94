import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { pool } from "./db.server.ts";
import { isDatabaseReady, migrateDatabase } from "./migrations.server.ts";

useTestDatabase({ empty: true });

test("several processes that start together on an empty database all end with the same tables", async () => {
	expect(await isDatabaseReady()).toBe(false);
	await Promise.all([migrateDatabase(), migrateDatabase(), migrateDatabase()]);
	expect(await isDatabaseReady()).toBe(true);
	const applied = await pool().query(
		"select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations",
	);
	expect(applied.rows[0].all).toBe(applied.rows[0].different);
});
