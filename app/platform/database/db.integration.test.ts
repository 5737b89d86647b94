import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listings } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { db } from "./db.server.ts";
import { isDatabaseReady } from "./migrations.server.ts";

describe("a migrated database", () => {
	useTestDatabase();

	test("is ready", async () => {
		expect(await isDatabaseReady()).toBe(true);
	});

	test("shows only active listings that nobody flagged, held or deleted", async () => {
		const visible = await add({ title: "Visible" });
		await add({ title: "Sold", status: "sold" });
		await add({ title: "Flagged", flagged: true });
		await add({ title: "Held", held: true });
		await add({ title: "Deleted", deletedAt: new Date() });
		const rows = await db().select({ id: listings.id }).from(listings).where(sql`is_public`);
		expect(rows.map((row) => row.id)).toEqual([visible]);
	});

	test("hides a listing in the same moment in which it is flagged", async () => {
		const id = await add({ title: "Later flagged" });
		const [row] = await db()
			.update(listings)
			.set({ flagged: true })
			.where(sql`${listings.id} = ${id}`)
			.returning({ isPublic: listings.isPublic });
		expect(row?.isPublic).toBe(false);
	});

	test("finds words in any form, case and accent, in title and description", async () => {
		const id = await add({ title: "Gefällte PUMPS", description: "with Café hoses" });
		for (const words of ["pump", "gefallte", "cafe", "hose", "Café"]) {
			const found = await db()
				.select({ id: listings.id })
				.from(listings)
				.where(sql`search @@ plainto_tsquery('english', immutable_unaccent(${words}))`);
			expect(found, words).toEqual([{ id }]);
		}
	});

	test("ranks a word of the title above the same word of the description", async () => {
		const inDescription = await add({ title: "Other thing", description: "sprinkler" });
		const inTitle = await add({ title: "Sprinkler", description: "other thing" });
		const found = await db()
			.select({ id: listings.id })
			.from(listings)
			.where(sql`search @@ to_tsquery('english', 'sprinkler')`)
			.orderBy(sql`ts_rank(search, to_tsquery('english', 'sprinkler')) desc`);
		expect(found.map((row) => row.id)).toEqual([inTitle, inDescription]);
	});
});

let key = 0;

async function add(values: Partial<typeof listings.$inferInsert> & { title: string }): Promise<unknown> {
	const [row] = await db()
		.insert(listings)
		.values({
			kind: "sale",
			category: "equipment",
			location: "Cedar Flat, CA",
			email: "seller@homestead.example",
			phoneNumber: "530-555-0142",
			submissionKey: `key-${key++}`,
			expiresAt: new Date(Date.now() + 86_400_000),
			...values,
		})
		.returning({ id: listings.id });
	return row?.id;
}
