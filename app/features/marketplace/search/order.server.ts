// The orders of results. Every one but Best Match has an index for each kind of listing, with and without category.
import { type SQL, sql } from "drizzle-orm";
import { type Cursor, newestFirst, olderThan } from "#app/platform/database/cursor.server.ts";
import type { Sort } from "./filters.ts";

export type Order = {
	by: SQL;
	/** For the cursor: what comes before the moment and the id in this order. */
	key: SQL;
	/** Whether a row comes after the cursor. */
	isAfter: SQL;
};

const position = sql`created_at, id`;
const newest = sql.join(newestFirst(sql`created_at`, sql`id`), sql`, `);

export function orderOf(sort: Sort, after: Cursor | null): Order {
	if (sort === "newest")
		return { by: newest, key: sql`null`, isAfter: olderThan(sql`created_at`, sql`id`, after) ?? sql`true` };
	// A cursor without a key continues after the ranked matches (see findMatches). Other orders always have a key.
	if (after && typeof after.key !== "number")
		return orderOf(sort === "best" ? "newest" : sort, sort === "best" ? after : null);
	const key = after?.key ?? 0;
	const [at, id] = [sql`${after?.at}::timestamptz`, sql`${after?.id}::uuid`];
	const isAfter = (condition: SQL) => (after ? condition : sql`true`);
	switch (sort) {
		case "distance":
			return {
				by: sql`miles, ${newest}`,
				key: sql`miles`,
				isAfter: isAfter(
					sql`(miles > ${key}::float8 or (miles = ${key}::float8 and (${position}) < (${at}, ${id})))`,
				),
			};
		case "best":
			return {
				by: sql`rank desc, ${newest}`,
				key: sql`rank`,
				isAfter: isAfter(sql`(rank, ${position}) < (${key}::real, ${at}, ${id})`),
			};
		case "urgency":
			return {
				by: sql`urgency desc nulls last, ${newest}`,
				key: sql`array_position(enum_range(null::listing_urgency), urgency)`,
				isAfter: isAfter(
					sql`(urgency, ${position}) < ((enum_range(null::listing_urgency))[${Math.min(Math.round(key), 9)}::int], ${at}, ${id})`,
				),
			};
		case "price-low":
			return {
				by: sql`amount_cents, id`,
				key: sql`amount_cents::float8`,
				isAfter: isAfter(sql`(amount_cents, id) > (${Math.round(key)}::bigint, ${id})`),
			};
		case "price-high":
			return {
				by: sql`amount_cents desc, id desc`,
				key: sql`amount_cents::float8`,
				isAfter: isAfter(sql`(amount_cents, id) < (${Math.round(key)}::bigint, ${id})`),
			};
	}
}
