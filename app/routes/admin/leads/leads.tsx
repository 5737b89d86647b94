import { href, Link } from "react-router";
import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { leadPage } from "#app/features/leads/inbox/inbox.server.ts";
import { filterAddress, readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { leadLine } from "#app/features/leads/inbox/lead-line.ts";
import { staffChoices } from "#app/features/leads/inbox/lead-plan.server.ts";
import { LeadFilterBar } from "#app/features/leads/inbox/ui/lead-filter-bar.tsx";
import { LeadTable } from "#app/features/leads/inbox/ui/lead-table.tsx";
import { cursorText, readCursor } from "#app/platform/database/cursor.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { ExportLinks } from "#app/ui/export-links.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { PageLinks } from "#app/ui/page/page-links.tsx";
import type { Route } from "./+types/leads.ts";

const page = panelPage("/admin/leads", "Leads", "Consultations, intakes and orders, newest first.");

export const meta: Route.MetaFunction = page.meta;

export async function loader({ url }: Route.LoaderArgs) {
	const filter = readLeadFilter(url.searchParams);
	const after = readCursor(url.searchParams.get("after"));
	const [{ leads, next }, people] = await Promise.all([leadPage(filter, after), staffChoices()]);
	const now = new Date();
	return {
		filter,
		people,
		leads: leads.map((lead) => leadLine(lead, people, now)),
		firstPage: after === null,
		older: next ? filterAddress(href("/admin/leads"), filter, { after: cursorText(next) }) : null,
	};
}

export default function Page({
	loaderData: { filter, people, leads, older, firstPage },
}: Route.ComponentProps) {
	const filtered = filterAddress("", filter) !== "";
	const readiness = filesOf("readiness");
	return (
		<OfficePage
			page={page}
			aside={
				<div className="grid gap-2">
					<ExportLinks {...filesOf("leads", filterAddress("", filter))} />
					<p className="flex flex-wrap gap-x-3 text-sm">
						<span className="text-slate">Readiness reports:</span>
						<a href={readiness.csv} className="link">
							CSV<span className="sr-only"> of readiness reports</span>
						</a>
						<a href={readiness.json} className="link">
							JSON<span className="sr-only"> of readiness reports</span>
						</a>
					</p>
				</div>
			}
		>
			<LeadFilterBar filter={filter} people={people} />
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
