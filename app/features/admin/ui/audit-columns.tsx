import { href, Link } from "react-router";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { type Columns, Nothing } from "#app/ui/page/stack-table.tsx";
import type { AuditLine } from "../audit-log.server.ts";

/** The audit log, on its page and as a file. */
export const auditColumns: Columns<AuditLine> = [
	{
		label: "When",
		cell: ({ at }) => <span className="figures whitespace-nowrap">{mediumDayAndTime(at)}</span>,
		csv: ({ at }) => at.toISOString(),
	},
	{ label: "Who", cell: (line) => <Actor line={line} />, csv: ({ actor }) => actor },
	{
		label: "What",
		cell: ({ action }) => <span className="wrap-anywhere">{action}</span>,
		csv: ({ action }) => action,
	},
	{ label: "Item kind", csv: ({ subjectKind }) => subjectKind },
	{ label: "Item", cell: (line) => <Subject line={line} />, csv: ({ subjectTitle }) => subjectTitle },
	{ label: "Item ID", csv: ({ subjectId }) => subjectId },
	{
		label: "Reason",
		cell: ({ reason }) => (reason ? <span className="wrap-anywhere text-slate">{reason}</span> : <Nothing />),
		csv: ({ reason }) => reason,
	},
];

function Actor({ line: { actor, staffId } }: { line: AuditLine }) {
	if (!staffId) return <span className="figures wrap-anywhere">{actor}</span>;
	return (
		<Link to={`${href("/admin/audit")}?person=${staffId}`} className="link figures wrap-anywhere">
			{actor}
		</Link>
	);
}

function Subject({ line: { subjectKind, subjectId, subjectTitle } }: { line: AuditLine }) {
	const title = subjectTitle || subjectKind;
	const to =
		subjectKind === "lead"
			? href("/admin/leads/:id", { id: subjectId })
			: subjectKind === "listing"
				? `${href("/admin/audit")}?subject=${subjectId}`
				: null;
	if (!to) return <span className="wrap-anywhere">{title}</span>;
	return (
		<Link to={to} className="link wrap-anywhere">
			{title}
		</Link>
	);
}
