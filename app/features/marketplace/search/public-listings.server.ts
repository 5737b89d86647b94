import { type SQL, sql } from "drizzle-orm";
import type { ListingKind } from "../listing/listing.ts";

/** The kind is written out: the planner only uses a partial index whose condition it recognizes. */
export function publicOfKind(kind: ListingKind): SQL {
	return sql`is_public and kind = ${sql.raw(`'${kind}'`)}`;
}
