// Reminders the day before. A visit that is moved or canceled needs no cleanup, because the job reads its current row.
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { localTime } from "#app/features/company/places/local-time.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { visits } from "#db/schema.ts";
import { queueReminderText, queueVisitMails } from "./visit-mails.server.tsx";
import { lockVisit } from "./visits.server.ts";

export const visitRemindersJob = defineJob("visit-reminders", {
	cron: "*/5 * * * *",
	retryDelay: 30,
	handler: () => sendReminders(),
});

/** Reminders are due at nine in the morning, and may be late. */
const LAST_TEXT_HOUR = 20;

/** One transaction each: a failure leaves the others sent, and nobody is reminded twice. */
export async function sendReminders(now = new Date()): Promise<void> {
	const due = await db()
		.select({ id: visits.id })
		.from(visits)
		.where(
			and(
				eq(visits.status, "booked"),
				isNull(visits.heldUntil),
				isNull(visits.remindedAt),
				lte(visits.remindAt, now),
			),
		)
		.orderBy(visits.remindAt);
	let failure: unknown;
	for (const { id } of due)
		await db()
			.transaction((tx) => remind(tx, id, now))
			.catch((error: unknown) => {
				failure = error;
			});
	if (failure) throw failure;
}

async function remind(tx: Tx, id: string, now: Date): Promise<void> {
	const found = await lockVisit(tx, id);
	if (!found) return;
	const { visit, lead } = found;
	const isDue = visit.status === "booked" && !visit.remindedAt && visit.remindAt && visit.remindAt <= now;
	if (!isDue) return;
	await tx.update(visits).set({ remindedAt: sql`now()` }).where(eq(visits.id, id));
	const { day, minutes } = localTime(now);
	// The site may have been down all day. "Tomorrow" would be wrong by then.
	if (localTime(visit.startsAt).day <= day) return;
	await queueVisitMails(tx, "reminder", lead, visit);
	// A text message in the evening would wake people.
	if (minutes < LAST_TEXT_HOUR * 60) await queueReminderText(tx, lead, visit);
}
