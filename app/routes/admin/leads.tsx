import { Download } from "lucide";
import { href, Link } from "react-router";
import { agoText } from "#app/features/admin/format.ts";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { leadPage } from "#app/features/leads/inbox/inbox.server.ts";
import { filterAddress, readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { LeadFilterBar } from "#app/features/leads/inbox/ui/lead-filter-bar.tsx";
import { LeadTable } from "#app/features/leads/inbox/ui/lead-table.tsx";
import { cursorText, readCursor } from "#app/platform/cursor.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import type { Route } from "./+types/leads.ts";
import { promiseView } from "./promise-view.server.ts";

const page = {
	path: "/admin/leads",
	title: "Leads",
	description: "Consultations, intakes and orders, newest first.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export async function loader({ url }: Route.LoaderArgs) {
	const filter = readLeadFilter(url.searchParams);
	const after = readCursor(url.searchParams.get("after"));
	const { leads, next } = await leadPage(filter, after);
	const now = new Date();
	return {
		filter,
		leads: leads.map((lead) => ({
			id: lead.id,
			reference: lead.reference,
			name: `${lead.firstName} ${lead.lastName}`.trim(),
			kind: lead.kind,
			topic: lead.topic,
			status: lead.status,
			promise: promiseView(lead, now),
			received: agoText(lead.createdAt, now),
		})),
		firstPage: after === null,
		older: next ? filterAddress(href("/admin/leads"), filter, { after: cursorText(next) }) : null,
	};
}

export default function Page({ loaderData: { filter, leads, older, firstPage } }: Route.ComponentProps) {
	const filtered = filterAddress("", filter) !== "";
	return (
		<OfficePage
			title={page.title}
			lead={page.description}
			aside={
				<a
					href={filterAddress(href("/admin/leads.csv"), filter)}
					download
					className={buttonClass({ variant: "secondary", size: "small" })}
				>
					<Icon of={Download} />
					Export CSV
				</a>
			}
		>
			<LeadFilterBar filter={filter} />
			{leads.length === 0 ? (
				<EmptyState
					title={filtered ? "No leads match your filter." : "No leads yet."}
					className="mt-6"
					action={
						filtered && (
							<Link
								to={href("/admin/leads")}
								className={buttonClass({ variant: "secondary", size: "small" })}
							>
								Show all leads
							</Link>
						)
					}
				/>
			) : (
				<LeadTable leads={leads} />
			)}
			<PageLinks newest={firstPage ? null : filterAddress(href("/admin/leads"), filter)} older={older} />
		</OfficePage>
	);
}
