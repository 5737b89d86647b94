import { href, Link } from "react-router";
import { type Column, StackTable } from "#app/ui/page/stack-table.tsx";

export type AuditLine = {
	id: number;
	at: string;
	actor: string;
	/** Of a person with an account. */
	staffId: string | null;
	action: string;
	subjectKind: string;
	subjectId: string;
	subjectTitle: string;
	reason: string | null;
};

const columns: [Column<AuditLine>, ...Column<AuditLine>[]] = [
	{ label: "When", cell: ({ at }) => <span className="figures whitespace-nowrap">{at}</span> },
	{ label: "Who", cell: (line) => <Actor line={line} /> },
	{ label: "What", cell: ({ action }) => <span className="wrap-anywhere">{action}</span> },
	{ label: "Item", cell: (line) => <Subject line={line} /> },
	{
		label: "Reason",
		cell: ({ reason }) => (reason ? <span className="wrap-anywhere text-slate">{reason}</span> : <Nothing />),
	},
];

export function AuditTable({ entries }: { entries: readonly AuditLine[] }) {
	return (
		<StackTable
			caption="Audit log"
			captionHidden
			columns={columns}
			rows={entries}
			rowKey={({ id }) => String(id)}
		/>
	);
}

/** An empty cell, left out where cells are stacked. */
function Nothing() {
	return (
		<span data-nothing="" className="text-stone">
			none
		</span>
	);
}

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
