import { href, Link } from "react-router";
import { telephoneHref } from "#app/features/company/company.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Columns, Nothing, StackTable } from "#app/ui/page/stack-table.tsx";
import { kindNames, type LeadKind, type LeadStatus, statuses } from "../../lead-status.ts";
import { MapLink } from "./map-link.tsx";
import { PromiseClock, type PromiseView } from "./promise-clock.tsx";

export type LeadLine = {
	id: string;
	reference: string;
	name: string;
	phone: string | null;
	address: string | null;
	kind: LeadKind;
	topic: string;
	status: LeadStatus;
	promise: PromiseView;
	received: string;
	next: { action: string; due: string | null; isDue: boolean; assignee: string | null } | null;
};

const columns: Columns<LeadLine> = [
	{
		label: "Lead",
		cell: ({ id, name, reference, phone, address }) => (
			<>
				<Link to={href("/admin/leads/:id", { id })} className="link wrap-anywhere">
					{name}
				</Link>
				<span className="figures block text-sm font-normal whitespace-nowrap text-stone">{reference}</span>
				<span className="flex gap-6 text-base font-semibold md:hidden">
					{phone && (
						<a href={telephoneHref(phone)} className="link inline-flex min-h-11 items-center">
							Call<span className="sr-only"> {name}</span>
						</a>
					)}
					{address && <MapLink address={address} className="inline-flex min-h-11 items-center" />}
				</span>
			</>
		),
	},
	{ label: "Type", cell: ({ kind }) => kindNames[kind] },
	{
		label: "Topic",
		cell: ({ topic }) => (topic ? <span className="line-clamp-2 wrap-anywhere">{topic}</span> : <Nothing />),
	},
	{ label: "Response", cell: ({ promise }) => <PromiseClock promise={promise} /> },
	{
		label: "Next",
		cell: ({ next }) =>
			next ? (
				<>
					<span className="line-clamp-2 wrap-anywhere">{next.action}</span>
					<span
						className={classNames(
							"block text-sm wrap-anywhere",
							next.isDue ? "font-semibold text-ember-deep" : "text-stone",
						)}
					>
						{[next.due, next.assignee].filter(Boolean).join(" · ")}
					</span>
				</>
			) : (
				<Nothing />
			),
	},
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
			<Badge tone={statuses[status].tone}>{statuses[status].name}</Badge>
		</span>
	);
}
