// The audit log as a role may read it, on its page and as a file.
import { type AuditEntry, auditPage } from "#app/platform/audit.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { mayReadLeads, type Role } from "./roles.ts";
import { auditColumns } from "./ui/audit-columns.tsx";

/** What the page shows of an entry: the details may name people. */
export type AuditLine = Omit<AuditEntry, "details">;

export type AuditFilter = Omit<Parameters<typeof auditPage>[0], "before" | "size">;

/** `subject` is the id of a listing or lead, `person` of a staff member. */
export function readAuditFilter(params: URLSearchParams, role: Role): AuditFilter {
	const idIn = (name: string) => {
		const id = params.get(name);
		return isUuid(id) ? id : null;
	};
	return {
		subjectId: idIn("subject"),
		staffId: idIn("person"),
		// Entries about leads and staff name people that a moderator has no business with.
		...(!mayReadLeads(role) && { kinds: ["listing"] as const }),
	};
}

export function auditExport(filter: AuditFilter): Export<AuditEntry, number> {
	return {
		name: "audit",
		contents: "the audit log",
		filter,
		columns: auditColumns,
		// The page does not show the details either.
		asJson: ({ details: _, ...entry }) => entry,
		read: async (before, size) => {
			const { entries, next } = await auditPage({ ...filter, before, size });
			return { rows: entries, next };
		},
	};
}
