// Records who did what, when and why. Call it in the transaction of the action, so that no action goes unrecorded.
import { desc, eq, inArray } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { auditEntries } from "#db/schema.ts";

export type AuditSubject = {
	kind: "listing" | "lead" | "delivery" | "gate" | "export" | "staff" | "visits" | "webhook" | "template";
	id: string;
	title: string;
};
/** A person who is signed in, or just a name such as 'System'. */
export type Actor = string | { label: string; staffId: string };
export type AuditEntry = typeof auditEntries.$inferSelect;

export async function recordAudit(
	tx: Tx,
	actor: Actor,
	entry: { action: string; subject: AuditSubject; reason?: string; details?: object },
): Promise<void> {
	await tx.insert(auditEntries).values({
		actor: actorName(actor),
		staffId: typeof actor === "string" ? null : actor.staffId,
		action: entry.action,
		subjectKind: entry.subject.kind,
		subjectId: entry.subject.id,
		subjectTitle: entry.subject.title,
		reason: entry.reason ?? null,
		details: entry.details ?? {},
	});
}

export function actorName(actor: Actor): string {
	return typeof actor === "string" ? actor : actor.label;
}

const PAGE = 50;

/**
 * Entries about one listing or lead, by one person, or all, newest first. `before` is the id of the last entry already
 * shown, `kinds` what the reader may know about.
 */
export async function auditPage(query: {
	subjectId: string | null;
	staffId?: string | null;
	kinds?: readonly AuditSubject["kind"][];
	before: number | null;
	size?: number;
}): Promise<{ entries: AuditEntry[]; next: number | null }> {
	const { size = PAGE } = query;
	const rows = await db().query.auditEntries.findMany({
		where: (entry, { and, lt }) =>
			and(
				query.subjectId ? eq(entry.subjectId, query.subjectId) : undefined,
				query.staffId ? eq(entry.staffId, query.staffId) : undefined,
				query.kinds ? inArray(entry.subjectKind, [...query.kinds]) : undefined,
				query.before === null ? undefined : lt(entry.id, query.before),
			),
		// Ids increase with time, so the primary key already has the right order.
		orderBy: (entry) => desc(entry.id),
		limit: size + 1,
	});
	const entries = rows.slice(0, size);
	return { entries, next: rows.length > size ? (entries.at(-1)?.id ?? null) : null };
}
