// Deletes old blocked time. A visit is deleted with its request.
import { and, eq, lt, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { visits } from "#db/schema.ts";

export const blockedTimeSweepJob = defineJob("blocked-time-sweep", {
	cron: "29 11 * * *",
	pollSeconds: 60,
	handler: deleteOldBlockedTime,
});

export async function deleteOldBlockedTime(): Promise<void> {
	await db()
		.delete(visits)
		.where(and(eq(visits.status, "blocked"), lt(visits.endsAt, sql`now() - interval '90 days'`)));
}
