// All listings that are not deleted, as a file for the office and the moderators.
import { and, isNull, sql } from "drizzle-orm";
import {
	type Cursor,
	exactMoment,
	newestFirst,
	olderThan,
	pageOf,
} from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { listings } from "#db/schema.ts";
import { fieldColumns, identityColumns } from "../listing/listing-columns.server.ts";
import { fieldNames, fieldText, listingFields } from "../listing/listing-fields.ts";
import { listingPath } from "../listing/listing-paths.ts";
import { flagsOf } from "./moderated-listings.server.ts";

type Row = Awaited<ReturnType<typeof withFlags>>[number];

export const listingExport: Export<Row, Cursor> = {
	name: "listings",
	columns: [
		["ID", (row) => row.id],
		["Kind", (row) => row.kind],
		...fieldNames
			.filter((name) => listingFields[name].inFile)
			.map((name): Export<Row>["columns"][number] => [
				listingFields[name].label,
				// Slugs and not names, for those who filter the file by them.
				(row) => (name === "category" ? row.category : fieldText(row, name)),
			]),
		["Status", (row) => row.status],
		["Public", (row) => (row.isPublic ? "yes" : "no")],
		["Held because", (row) => row.heldReason],
		["Flags", (row) => row.flags],
		["Reasons", (row) => row.reasons.map(({ reason }) => reason).join("; ")],
		["Posted", (row) => row.createdAt.toISOString()],
		["Expires", (row) => row.expiresAt.toISOString()],
		["Address", (row) => publicUrl() + listingPath(row.kind, row.id)],
	],
	asJson: ({ at: _, ...row }) => ({ ...row, url: publicUrl() + listingPath(row.kind, row.id) }),
	read: async (after, size) => {
		const { rows, next } = pageOf(await readRows(after, size + 1), size);
		return { rows: await withFlags(rows), next };
	},
};

async function withFlags(rows: Awaited<ReturnType<typeof readRows>>) {
	const flags = await flagsOf(rows.map(({ id }) => id));
	const byListing = Map.groupBy(flags, ({ listingId }) => listingId);
	return rows.map((row) => ({
		...row,
		reasons: (byListing.get(row.id) ?? []).map(({ listingId: _, ...flag }) => flag),
	}));
}

function readRows(after: Cursor | null, limit: number) {
	return db()
		.select({
			...identityColumns,
			...fieldColumns,
			status: listings.status,
			isPublic: listings.isPublic,
			heldReason: listings.heldReason,
			createdAt: listings.createdAt,
			expiresAt: listings.expiresAt,
			// By its full name: Drizzle writes a column of the only table without the table, and the flags have an id, too.
			flags: sql<number>`(select count(*)::int from listing_flags where listing_id = listings.id)`,
			at: exactMoment(listings.createdAt),
		})
		.from(listings)
		.where(and(isNull(listings.deletedAt), olderThan(listings.createdAt, listings.id, after)))
		.orderBy(...newestFirst(listings.createdAt, listings.id))
		.limit(limit);
}
