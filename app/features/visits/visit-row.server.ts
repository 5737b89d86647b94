import type { visits } from "#db/schema.ts";
import type { VisitKind } from "./visit-kinds.ts";

export type VisitRow = typeof visits.$inferSelect;
/** A row that is a visit, not blocked time. */
export type Visit = VisitRow & { leadId: string; kind: VisitKind };

export function asVisit(row: VisitRow | undefined): Visit {
	if (!row?.leadId || !row.kind) throw new Error("This row of visits is not a visit.");
	return { ...row, leadId: row.leadId, kind: row.kind };
}
