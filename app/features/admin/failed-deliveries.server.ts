// Emails and text messages we gave up on, newest first: the newest on the overview page, all of them as a file.
import { and, eq } from "drizzle-orm";
import {
	type Cursor,
	exactMoment,
	newestFirst,
	olderThan,
	pageOf,
} from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { deliveries } from "#db/schema.ts";

type FailedDelivery = Awaited<ReturnType<typeof failedDeliveries>>["rows"][number];

export const failedDeliveryExport: Export<FailedDelivery, Cursor> = {
	name: "deliveries",
	contents: "failed deliveries",
	columns: [
		["ID", ({ id }) => id],
		["Channel", ({ channel }) => channel],
		["Purpose", ({ purpose }) => purpose],
		["Recipient", ({ recipient }) => recipient],
		["Attempts", ({ attempts }) => attempts],
		["Error", ({ lastError }) => lastError],
		["Lead ID", ({ leadId }) => leadId],
		["Created", ({ createdAt }) => createdAt.toISOString()],
	],
	asJson: ({ at: _, ...delivery }) => delivery,
	read: failedDeliveries,
};

export async function failedDeliveries(after: Cursor | null, size: number) {
	const rows = await db()
		.select({
			id: deliveries.id,
			channel: deliveries.channel,
			purpose: deliveries.purpose,
			recipient: deliveries.recipient,
			attempts: deliveries.attempts,
			lastError: deliveries.lastError,
			leadId: deliveries.leadId,
			createdAt: deliveries.createdAt,
			at: exactMoment(deliveries.createdAt),
		})
		.from(deliveries)
		.where(and(eq(deliveries.status, "failed"), olderThan(deliveries.createdAt, deliveries.id, after)))
		.orderBy(...newestFirst(deliveries.createdAt, deliveries.id))
		.limit(size + 1);
	return pageOf(rows, size);
}
