// Deletes what somebody answered and uploaded, because they asked for it.
import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { intakeDrafts, intakeFiles } from "#db/schema.ts";

export async function countOpenDrafts(email: string): Promise<number> {
	return db().$count(intakeDrafts, and(isNull(intakeDrafts.leadId), isFrom(email)));
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
