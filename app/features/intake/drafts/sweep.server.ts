// Deletes drafts some time after their last change, files without a draft or lead, and old summaries.
import { and, eq, exists, inArray, isNull, lt, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { remove } from "#app/platform/files/storage.server.ts";
import { removeUnknownFiles } from "#app/platform/files/uploads.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { geocodeAnswers, intakeDrafts, intakeFiles, readinessPhotos } from "#db/schema.ts";
import { deleteOldSummaries } from "../submission/kept-summary.server.ts";
import { isExpired } from "./drafts.server.ts";

export const intakeSweepJob = defineJob("intake-sweep", {
	cron: "40 10 * * *",
	retryLimit: 3,
	retryDelay: 300,
	expireInSeconds: 3_600,
	handler: () => sweepIntake(),
});

/** Hourly, so that abandoned uploads do not fill the disk. */
export const emptyDraftsJob = defineJob("intake-empty-drafts", {
	cron: "10 * * * *",
	retryLimit: 3,
	retryDelay: 300,
	expireInSeconds: 600,
	handler: () => removeFilesOfEmptyDrafts(),
});

/** Deletes the files of drafts that have no answers, a day after the last change. */
export async function removeFilesOfEmptyDrafts(): Promise<void> {
	const removed = await db().transaction(async (tx) => {
		const empty = await tx
			.select({ id: intakeDrafts.id })
			.from(intakeDrafts)
			.where(
				and(
					isNull(intakeDrafts.leadId),
					lt(intakeDrafts.updatedAt, sql`now() - interval '1 day'`),
					exists(
						tx
							.select({ id: intakeFiles.id })
							.from(intakeFiles)
							.where(eq(intakeFiles.draftId, intakeDrafts.id)),
					),
					sql`not exists (select 1 from jsonb_each_text(${intakeDrafts.answers}) as answer where answer.value not in ('', '[]'))`,
				),
			)
			.for("update");
		if (empty.length === 0) return [];
		const ids = empty.map(({ id }) => id);
		return tx
			.delete(intakeFiles)
			.where(and(inArray(intakeFiles.draftId, ids), isNull(intakeFiles.leadId)))
			.returning({ storageKey: intakeFiles.storageKey });
	});
	// If this is interrupted, the nightly job finds the files without a row.
	for (const { storageKey } of removed) await remove(storageKey);
}

export async function sweepIntake(): Promise<void> {
	await deleteOldDrafts();
	await deleteOrphanedFiles();
	await deleteUnreferencedFiles();
	await deleteOldSummaries();
	await db().delete(geocodeAnswers).where(lt(geocodeAnswers.fetchedAt, sql`now() - interval '90 days'`));
}

/** Submitted drafts too, because their files belong to the lead by then. */
async function deleteOldDrafts(): Promise<void> {
	await db().transaction(async (tx) => {
		const gone = await tx.select({ id: intakeDrafts.id }).from(intakeDrafts).where(isExpired).for("update");
		if (gone.length === 0) return;
		const ids = gone.map(({ id }) => id);
		await tx.delete(intakeFiles).where(and(inArray(intakeFiles.draftId, ids), isNull(intakeFiles.leadId)));
		await tx.delete(intakeDrafts).where(inArray(intakeDrafts.id, ids));
	});
}

/** Files whose draft expired and whose lead was deleted. */
async function deleteOrphanedFiles(): Promise<void> {
	await db()
		.delete(intakeFiles)
		.where(and(isNull(intakeFiles.draftId), isNull(intakeFiles.checkId), isNull(intakeFiles.leadId)));
}

/** Rows are deleted before files, so a crash in between leaves only files that this finds. */
async function deleteUnreferencedFiles(): Promise<void> {
	await removeUnknownFiles("document", async (key) => {
		const owners = await Promise.all([
			db().$count(intakeFiles, eq(intakeFiles.storageKey, key)),
			// Early photos of the self-check stay where the questionnaire's files are.
			db().$count(readinessPhotos, eq(readinessPhotos.storageKey, key)),
		]);
		return owners.some((rows) => rows > 0);
	});
}
