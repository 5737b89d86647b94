// All visits and blocked times as a file for the office.
import { eq } from "drizzle-orm";
import {
	type Cursor,
	exactMoment,
	newestFirst,
	olderThan,
	pageOf,
} from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { leads, staff, visits } from "#db/schema.ts";

type Row = Awaited<ReturnType<typeof readRows>>[number];

export const visitExport: Export<Row, Cursor> = {
	name: "visits",
	columns: [
		["ID", (row) => row.id],
		["Kind", (row) => row.kind],
		["Status", (row) => row.status],
		["Starts", (row) => row.startsAt.toISOString()],
		["Ends", (row) => row.endsAt.toISOString()],
		["Staff", (row) => row.staff],
		["County", (row) => row.county],
		["Reference", (row) => row.reference],
		["First name", (row) => row.firstName],
		["Last name", (row) => row.lastName],
		["Email", (row) => row.email],
		["Phone", (row) => row.phone],
		["Address", (row) => row.address],
		["Suspected spam", (row) => (row.suspectedSpam ? "yes" : "no")],
		["Text reminder", (row) => (row.wantsText ? "yes" : "no")],
		["Reminded", (row) => row.remindedAt?.toISOString() ?? null],
		["Note", (row) => row.note],
		["Booked", (row) => row.createdAt.toISOString()],
	],
	asJson: ({ at: _, ...row }) => row,
	read: async (after, size) => pageOf(await readRows(after, size + 1), size),
};

function readRows(after: Cursor | null, limit: number) {
	return db()
		.select({
			id: visits.id,
			kind: visits.kind,
			status: visits.status,
			startsAt: visits.startsAt,
			endsAt: visits.endsAt,
			staff: staff.name,
			county: visits.county,
			leadId: visits.leadId,
			reference: leads.reference,
			firstName: leads.firstName,
			lastName: leads.lastName,
			email: leads.email,
			phone: leads.phone,
			address: leads.address,
			suspectedSpam: leads.suspectedSpam,
			wantsText: visits.wantsText,
			remindedAt: visits.remindedAt,
			note: visits.note,
			createdAt: visits.createdAt,
			updatedAt: visits.updatedAt,
			at: exactMoment(visits.createdAt),
		})
		.from(visits)
		.leftJoin(leads, eq(visits.leadId, leads.id))
		.leftJoin(staff, eq(visits.staffId, staff.id))
		.where(olderThan(visits.createdAt, visits.id, after))
		.orderBy(...newestFirst(visits.createdAt, visits.id))
		.limit(limit);
}
