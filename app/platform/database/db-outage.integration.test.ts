import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { endOutage, startOutage } from "#tests/support/database-outage.ts";
import { db } from "./db.server.ts";
import { isDatabaseReady } from "./migrations.server.ts";

const database = useTestDatabase();

test("a connection lost in the middle of a transaction fails that transaction and not the process", async () => {
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
	const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
	const transaction = db().transaction(async (tx) => {
		await tx.execute(sql`select 1`);
		begin();
		await lost;
		await tx.execute(sql`select 1`);
	});
	await begun;
	await startOutage(database.url);
	lose();
	await expect(transaction).rejects.toThrow();
	expect(await isDatabaseReady()).toBe(false);
	await endOutage(database.url);
	expect(await isDatabaseReady()).toBe(true);
});
