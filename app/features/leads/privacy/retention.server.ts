// Deletes old requests and messages, as the privacy policy says. Customers' records stay.
import { and, isNull, lt, notInArray, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { deliveries, leads } from "#db/schema.ts";
import { statusesThatKeep } from "../lead-status.ts";

export const leadRetentionJob = defineJob("lead-retention", {
	cron: "17 11 * * *",
	expireInSeconds: 600,
	pollSeconds: 60,
	handler: deleteOldRequests,
});

/** A lead's notes and messages go with it. The intake's own job then deletes its files. */
export async function deleteOldRequests(): Promise<void> {
	await db()
		.delete(leads)
		.where(
			and(
				notInArray(leads.status, statusesThatKeep("everything")),
				lt(leads.updatedAt, sql`now() - interval '24 months'`),
			),
		);
	await db()
		.delete(deliveries)
		.where(and(isNull(deliveries.leadId), lt(deliveries.createdAt, sql`now() - interval '90 days'`)));
}
