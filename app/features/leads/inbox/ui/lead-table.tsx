import { href, Link } from "react-router";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { type Column, StackTable } from "#app/ui/stack-table.tsx";
import { kindNames, type LeadKind, type LeadStatus, statusNames } from "../inbox-filter.ts";
import { PromiseClock, type PromiseView } from "./promise-clock.tsx";

export type LeadLine = {
	id: string;
	reference: string;
	name: string;
	kind: LeadKind;
	topic: string;
	status: LeadStatus;
	promise: PromiseView;
	received: string;
};

const tones: Record<LeadStatus, BadgeTone> = {
	new: "ink",
	contacted: "water",
	scheduled: "water",
	won: "sage",
	lost: "neutral",
};

const columns: [Column<LeadLine>, ...Column<LeadLine>[]] = [
	{
		label: "Lead",
		cell: ({ id, name, reference }) => (
			<>
				<Link to={href("/admin/leads/:id", { id })} className="link wrap-anywhere">
					{name}
				</Link>
				<span className="figures block text-sm font-normal whitespace-nowrap text-stone">{reference}</span>
			</>
		),
	},
	{ label: "Type", cell: ({ kind }) => kindNames[kind] },
	{
		label: "Topic",
		cell: ({ topic }) =>
			topic ? (
				<span className="line-clamp-2 wrap-anywhere">{topic}</span>
			) : (
				<span data-nothing="" className="text-stone">
					none
				</span>
			),
	},
	{ label: "Response", cell: ({ promise }) => <PromiseClock promise={promise} /> },
	{ label: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
	{
		label: "Received",
		cell: ({ received }) => <span className="figures whitespace-nowrap">{received}</span>,
	},
];

export function LeadTable({ leads }: { leads: readonly LeadLine[] }) {
	return (
		<StackTable
			caption="Leads"
			captionHidden
			columns={columns}
			rows={leads}
			rowKey={({ id }) => id}
			className="mt-8"
		/>
	);
}

export function StatusBadge({ status }: { status: LeadStatus }) {
	return (
		<span>
			<Badge tone={tones[status]}>{statusNames[status]}</Badge>
		</span>
	);
}
