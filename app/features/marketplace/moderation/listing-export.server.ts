// All listings that are not deleted, as a file for the office and the moderators.
import { and, isNull, sql } from "drizzle-orm";
import { type ExportColumn, type ExportFormat, rowStream } from "#app/features/leads/inbox/row-stream.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { type Cursor, exactMoment, newestFirst, olderThan, pageOf } from "#app/platform/cursor.server.ts";
import { db } from "#app/platform/db.server.ts";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { listings } from "#db/schema.ts";
import { listingPath } from "../listing/listing-paths.ts";

const BATCH = 500;

type Row = Awaited<ReturnType<typeof readRows>>[number];

const COLUMNS: readonly ExportColumn<Row>[] = [
	["ID", (row) => row.id],
	["Kind", (row) => row.kind],
	["Title", (row) => row.title],
	["Description", (row) => row.description],
	["Amount", (row) => (row.amountCents / 100).toFixed(2)],
	["Category", (row) => row.category],
	["Condition", (row) => row.condition],
	["Location", (row) => row.location],
	["Email", (row) => row.email],
	["Phone", (row) => row.phoneNumber],
	["Status", (row) => row.status],
	["Public", (row) => (row.isPublic ? "yes" : "no")],
	["Flags", (row) => row.flags],
	["Posted", (row) => row.createdAt.toISOString()],
	["Expires", (row) => row.expiresAt.toISOString()],
	["Address", (row) => publicUrl() + listingPath(row.kind, row.id)],
];

export async function exportListings(
	actor: Actor,
	format: ExportFormat,
): Promise<ReadableStream<Uint8Array>> {
	const file = `listings.${format}`;
	await db().transaction((tx) =>
		recordAudit(tx, actor, {
			action: "exported listings",
			subject: { kind: "export", id: file, title: file },
		}),
	);
	return rowStream(format, {
		columns: COLUMNS,
		asJson: ({ at: _, ...row }) => ({ ...row, url: publicUrl() + listingPath(row.kind, row.id) }),
		read: async (after: Cursor | null) => pageOf(await readRows(after), BATCH),
	});
}

function readRows(after: Cursor | null) {
	return db()
		.select({
			id: listings.id,
			kind: listings.kind,
			title: listings.title,
			description: listings.description,
			amountCents: listings.amountCents,
			isFree: listings.isFree,
			category: listings.category,
			condition: listings.condition,
			location: listings.location,
			email: listings.email,
			phoneNumber: listings.phoneNumber,
			status: listings.status,
			isPublic: listings.isPublic,
			createdAt: listings.createdAt,
			expiresAt: listings.expiresAt,
			flags: sql<number>`(select count(*)::int from listing_flags where listing_id = ${listings.id})`,
			at: exactMoment(listings.createdAt),
		})
		.from(listings)
		.where(and(isNull(listings.deletedAt), olderThan(listings.createdAt, listings.id, after)))
		.orderBy(...newestFirst(listings.createdAt, listings.id))
		.limit(BATCH + 1);
}
