// Records who did what, when and why. Call it in the transaction of the action, so that no action goes unrecorded.
import { desc, eq } from "drizzle-orm";
import { db, type Tx } from "#app/platform/db.server.ts";
import { auditEntries } from "#db/schema.ts";

export type AuditSubject = {
	kind: "listing" | "lead" | "delivery" | "gate" | "export";
	id: string;
	title: string;
};
export type AuditEntry = typeof auditEntries.$inferSelect;

export async function recordAudit(
	tx: Tx,
	actor: string,
	entry: { action: string; subject: AuditSubject; reason?: string; details?: object },
): Promise<void> {
	await tx.insert(auditEntries).values({
		actor,
		action: entry.action,
		subjectKind: entry.subject.kind,
		subjectId: entry.subject.id,
		subjectTitle: entry.subject.title,
		reason: entry.reason ?? null,
		details: entry.details ?? {},
	});
}

const PAGE = 50;

/**
 * Entries for one listing or lead, or for everything, newest first. `before` is the id of the last entry already
 * shown.
 */
export async function auditPage(query: {
	subjectId: string | null;
	before: number | null;
}): Promise<{ entries: AuditEntry[]; next: number | null }> {
	const rows = await db().query.auditEntries.findMany({
		where: (entry, { and, lt }) =>
			and(
				query.subjectId ? eq(entry.subjectId, query.subjectId) : undefined,
				query.before === null ? undefined : lt(entry.id, query.before),
			),
		// Ids increase with time, so the primary key already has the right order.
		orderBy: (entry) => desc(entry.id),
		limit: PAGE + 1,
	});
	const entries = rows.slice(0, PAGE);
	return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
}
