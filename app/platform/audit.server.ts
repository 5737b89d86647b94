// Who did what, when and why. Written in the transaction of the action, so that there is no action without its line.
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

/** Of one listing or lead, or of everything. Newest first; `before` is the id of the last line seen. */
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
		// The number rises with time; the primary key is the list in order.
		orderBy: (entry) => desc(entry.id),
		limit: PAGE + 1,
	});
	const entries = rows.slice(0, PAGE);
	return { entries, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
}
