// Browsing without words or place: every order has an index, and a page begins where the last one ended.
import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, PAGE_SIZE } from "./cards.server.ts";
import type { Cursor } from "./cursor.ts";
import type { Filters, Sort } from "./filters.ts";

type ShelfPage = {
	/** One more than a page, if there is more. */
	rows: CardRow[];
	found: number;
};

/** Counts no further than `most`, and not at all where `known` says how many there are. */
export async function shelfPage(
	filters: Filters,
	after: Cursor | null,
	also: SQL | null,
	{ most, known }: { most: number; known?: number },
): Promise<ShelfPage> {
	const shelf = sql`${onShelf(filters)} and ${also ?? sql`true`}`;
	const count =
		known === undefined
			? sql`(select count(*)::int from (select from listings l where ${shelf} limit ${most}) counted)`
			: sql`${known}::int`;
	const { rows } = await db().execute<CardRow & { found: number }>(sql`
		select ${cardColumns}, ${count} as found from listings l
		where ${shelf} and ${after ? beyond(filters.sort, after) : sql`true`}
		order by ${ordering(filters.sort)} limit ${PAGE_SIZE + 1}`);
	const [first] = rows;
	if (first || !after) return { rows, found: first?.found ?? 0 };
	const counted = await db().execute<{ found: number }>(sql`select ${count} as found`);
	return { rows, found: counted.rows[0]?.found ?? 0 };
}

export function onShelf({ tab, category }: Pick<Filters, "tab" | "category">): SQL {
	const kind = sql`l.is_public and l.kind = ${tab}`;
	if (category === "all") return kind;
	return category === "free" ? sql`${kind} and l.is_free` : sql`${kind} and l.category = ${category}`;
}

// 'nulls last' although nothing is null: the indexes were made so, and the order must be the same to the letter.
export function ordering(sort: Sort, table = "l"): SQL {
	const l = sql.raw(table);
	const newest = sql`${l}.created_at desc nulls last, ${l}.id desc nulls last`;
	if (sort === "price-low") return sql`${l}.amount_cents, ${l}.id`;
	if (sort === "price-high") return sql`${l}.amount_cents desc, ${l}.id desc`;
	return sort === "urgency" ? sql`${l}.urgency desc nulls last, ${newest}` : newest;
}

/** Everything that comes after the cursor's listing. */
export function beyond(sort: Sort, { last, amount, urgency }: Cursor, table = "l"): SQL {
	if (!last) return sql`true`;
	const l = sql.raw(table);
	const [at, id] = last;
	if (sort === "price-low") return sql`(${l}.amount_cents, ${l}.id) > (${amount}::bigint, ${id}::uuid)`;
	if (sort === "price-high") return sql`(${l}.amount_cents, ${l}.id) < (${amount}::bigint, ${id}::uuid)`;
	if (sort === "urgency")
		return sql`(${l}.urgency, ${l}.created_at, ${l}.id) < (${urgency}::listing_urgency, ${at}::timestamptz, ${id}::uuid)`;
	return sql`(${l}.created_at, ${l}.id) < (${at}::timestamptz, ${id}::uuid)`;
}
