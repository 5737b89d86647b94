// Reminders the day before. A visit that is moved or canceled needs no cleanup, because the job reads its current row.
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { localTime } from "#app/features/company/local-time.ts";
import { db } from "#app/platform/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { visits } from "#db/schema.ts";
import { queueVisitMails } from "./visit-mails.server.tsx";
import { lockVisit } from "./visits.server.ts";

export const visitRemindersJob = defineJob("visit-reminders", {
	cron: "*/5 * * * *",
	retryLimit: 2,
	retryDelay: 30,
	expireInSeconds: 300,
	pollSeconds: 30,
	handler: () => sendReminders(),
});

/** One transaction each: a failure leaves the others sent, and nobody is reminded twice. */
export async function sendReminders(now = new Date()): Promise<void> {
	const due = await db()
		.select({ id: visits.id })
		.from(visits)
		.where(and(eq(visits.status, "booked"), isNull(visits.remindedAt), lte(visits.remindAt, now)))
		.orderBy(visits.remindAt);
	for (const { id } of due)
		await db().transaction(async (tx) => {
			const found = await lockVisit(tx, id);
			if (!found) return;
			const { visit, lead } = found;
			const isDue = visit.status === "booked" && !visit.remindedAt && visit.remindAt && visit.remindAt <= now;
			if (!isDue) return;
			await tx.update(visits).set({ remindedAt: sql`now()` }).where(eq(visits.id, id));
			// The site may have been down all day. "Tomorrow" would be wrong by then.
			if (localTime(visit.startsAt).day > localTime(now).day)
				await queueVisitMails(tx, "reminder", lead, visit);
		});
}
