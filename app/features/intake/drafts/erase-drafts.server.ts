// What somebody answered and uploaded: found and deleted, because they asked for it.
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { intakeDrafts, intakeFiles } from "#db/schema.ts";

export async function countOpenDrafts(email: string): Promise<number> {
	return db().$count(intakeDrafts, and(isNull(intakeDrafts.leadId), isFrom(email)));
}

/** With their files, the newest first. */
export async function openDraftsOf(email: string) {
	const drafts = await db()
		.select({ id: intakeDrafts.id, answers: intakeDrafts.answers, updatedAt: intakeDrafts.updatedAt })
		.from(intakeDrafts)
		.where(and(isNull(intakeDrafts.leadId), isFrom(email)))
		.orderBy(desc(intakeDrafts.updatedAt));
	const files = await db()
		.select()
		.from(intakeFiles)
		.where(
			inArray(
				intakeFiles.draftId,
				drafts.map(({ id }) => id),
			),
		);
	return drafts.map((draft) => ({ ...draft, files: files.filter(({ draftId }) => draftId === draft.id) }));
}

/**
 * The unsubmitted drafts with this address, the drafts of these leads, and all files of both. The nightly job deletes
 * the files themselves, which have no row then.
 */
export async function eraseIntake(
	tx: Tx,
	email: string,
	leadIds: readonly string[],
): Promise<{ drafts: number; files: number }> {
	const gone = await tx
		.select({ id: intakeDrafts.id })
		.from(intakeDrafts)
		.where(or(inArray(intakeDrafts.leadId, [...leadIds]), and(isNull(intakeDrafts.leadId), isFrom(email))))
		.for("update");
	const ids = gone.map(({ id }) => id);
	const files = await tx
		.delete(intakeFiles)
		.where(
			or(
				inArray(intakeFiles.leadId, [...leadIds]),
				and(inArray(intakeFiles.draftId, ids), isNull(intakeFiles.leadId)),
			),
		);
	await tx.delete(intakeDrafts).where(inArray(intakeDrafts.id, ids));
	return { drafts: ids.length, files: files.rowCount ?? 0 };
}

function isFrom(email: string): SQL {
	return eq(sql`lower(trim(${intakeDrafts.answers} ->> 'primaryEmail'))`, email.toLowerCase());
}
