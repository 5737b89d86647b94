// What the check said on each day, to show progress over time.
import { desc, eq, sql } from "drizzle-orm";
import { localDay } from "#app/features/company/dates.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { readinessSnapshots } from "#db/schema.ts";
import { type Answers, cleanAnswers } from "../assessment/answers.ts";
import { isScored, scoresOf } from "../assessment/scores.ts";

export type Progress = { day: string; percent: number };

const MAX_SHOWN_DAYS = 12;

export async function storeSnapshot(tx: Tx, checkId: string, answers: Answers): Promise<void> {
	await tx
		.insert(readinessSnapshots)
		.values({ checkId, day: localDay(new Date()), answers })
		.onConflictDoUpdate({
			target: [readinessSnapshots.checkId, readinessSnapshots.day],
			set: { answers, createdAt: sql`now()` },
		});
}

/** The newest days with a score, oldest first. */
export async function progressOf(checkId: string): Promise<Progress[]> {
	const rows = await db()
		.select({ day: readinessSnapshots.day, answers: readinessSnapshots.answers })
		.from(readinessSnapshots)
		.where(eq(readinessSnapshots.checkId, checkId))
		.orderBy(desc(readinessSnapshots.day))
		.limit(MAX_SHOWN_DAYS);
	return rows
		.map(({ day, answers }) => ({ day, scores: scoresOf(cleanAnswers(answers)) }))
		.filter(({ scores }) => isScored(scores))
		.map(({ day, scores }) => ({ day, percent: scores.total.percent }))
		.reverse();
}
