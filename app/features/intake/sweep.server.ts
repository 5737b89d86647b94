// Nightly: drafts vanish thirty days after their last change, and no file outlives its reason.
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { listKeys, remove } from "#app/platform/storage.server.ts";
import { geocodeAnswers, intakeDrafts, intakeFiles } from "#db/schema.ts";
import { DRAFT_DAYS } from "./drafts.server.ts";
import { STORAGE_PREFIX } from "./files.server.ts";

const DAY_MS = 86_400_000;

export const intakeSweepJob = defineJob("intake-sweep", {
	cron: "40 10 * * *",
	retryLimit: 3,
	retryDelay: 300,
	expireInSeconds: 3_600,
	pollSeconds: 30,
	handler: () => sweepIntake(),
});

export async function sweepIntake(): Promise<void> {
	await forgetOldDrafts();
	await forgetOwnerlessFiles();
	await removeStrayKeys();
	await db().delete(geocodeAnswers).where(lt(geocodeAnswers.fetchedAt, sql`now() - interval '90 days'`));
}

/** A submitted draft goes too; its files belong to the lead by then. */
async function forgetOldDrafts(): Promise<void> {
	const old = lt(intakeDrafts.updatedAt, sql`now() - make_interval(days => ${DRAFT_DAYS})`);
	await db().transaction(async (tx) => {
		const gone = await tx.select({ id: intakeDrafts.id }).from(intakeDrafts).where(old).for("update");
		if (gone.length === 0) return;
		const ids = gone.map(({ id }) => id);
		await tx.delete(intakeFiles).where(and(inArray(intakeFiles.draftId, ids), isNull(intakeFiles.leadId)));
		await tx.delete(intakeDrafts).where(inArray(intakeDrafts.id, ids));
	});
}

/** Their draft is gone and no lead has them: somebody deleted the lead. */
async function forgetOwnerlessFiles(): Promise<void> {
	await db()
		.delete(intakeFiles)
		.where(and(isNull(intakeFiles.draftId), isNull(intakeFiles.leadId)));
}

/** Rows go first, files after: a crash in between leaves only what this finds. Young ones may await their row. */
async function removeStrayKeys(): Promise<void> {
	for await (const { key, modifiedAt } of listKeys(STORAGE_PREFIX)) {
		if (Date.now() - modifiedAt.getTime() < DAY_MS) continue;
		const [row] = await db()
			.select({ id: intakeFiles.id })
			.from(intakeFiles)
			.where(eq(intakeFiles.storageKey, key));
		if (!row) await remove(key);
	}
}
