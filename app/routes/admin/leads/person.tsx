import { Search } from "lucide";
import { Form, href, Link } from "react-router";
import { panelPage } from "#app/features/admin/panel-pages.ts";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { mediumDayAndTime, shortAge } from "#app/features/company/dates.ts";
import { leadLine } from "#app/features/leads/inbox/lead-line.ts";
import { staffChoices } from "#app/features/leads/inbox/lead-plan.server.ts";
import { LeadTable } from "#app/features/leads/inbox/ui/lead-table.tsx";
import { amountText } from "#app/features/marketplace/listing/listing.ts";
import { listingPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { visitsOfLeads } from "#app/features/visits/office/agenda.server.ts";
import { VisitList } from "#app/features/visits/office/ui/lead-visits.tsx";
import { visitView } from "#app/features/visits/office/visit-view.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import type { Route } from "./+types/person.ts";
import { findPerson } from "./person.server.ts";

const page = panelPage(
	"/admin/person",
	"Person or address",
	"Leads, orders, visits, listings and readiness checks for one email or address.",
);
const LONGEST = 200;

export const meta: Route.MetaFunction = page.meta;

export async function loader({ url }: Route.LoaderArgs) {
	const text = (url.searchParams.get("q") ?? "").slice(0, LONGEST);
	const [found, people] = await Promise.all([findPerson(text), staffChoices()]);
	const now = new Date();
	const visits = await visitsOfLeads((found?.leads ?? []).map(({ id }) => id));
	return {
		text,
		isTooShort: found === null,
		isPerson: text.includes("@"),
		leads: (found?.leads ?? []).map((lead) => leadLine(lead, people, now)),
		visits: visits.map((row) => visitView({ ...row, lead: null }, now)),
		listings: (found?.listings ?? []).map((listing) => ({
			id: listing.id,
			path: listingPath(listing.kind, listing.id),
			title: listing.title,
			amount: amountText(listing),
			state: stateOf(listing),
			posted: shortAge(listing.createdAt, now),
		})),
		checks: (found?.checks ?? []).map((check) => ({
			id: check.id,
			address: check.address,
			answered: Object.keys(check.answers as object).length,
			updated: mediumDayAndTime(check.updatedAt),
			leadId: check.leadId,
		})),
	};
}

function stateOf(listing: { deletedAt: Date | null; flagged: boolean; held: boolean; status: string }) {
	if (listing.deletedAt) return "deleted";
	if (listing.flagged || listing.held) return "hidden";
	return listing.status;
}

export default function Page({ loaderData }: Route.ComponentProps) {
	const { text, isTooShort, isPerson, leads, visits, listings, checks } = loaderData;
	const isEmpty = leads.length + listings.length + checks.length === 0;
	return (
		<OfficePage
			page={page}
			title={text || page.title}
			aside={<BackLink to={href("/admin/leads")}>All leads</BackLink>}
		>
			<Form method="get" role="search" className="flex max-w-[40rem] items-end gap-4">
				<TextField
					key={text}
					label="Email or address"
					className="flex-1"
					type="search"
					name="q"
					defaultValue={text}
					maxLength={LONGEST}
				/>
				<Button type="submit" variant="secondary">
					<Icon of={Search} />
					<span className="max-sm:sr-only">Find</span>
				</Button>
			</Form>
			{isEmpty && (
				<EmptyState
					className="mt-6"
					title={isTooShort ? "Enter an email, or at least five characters of an address." : "Nothing found."}
				/>
			)}
			{leads.length > 0 && (
				<section>
					<h2 className="mt-8 text-subheading">Leads and orders</h2>
					<LeadTable leads={leads} />
				</section>
			)}
			{visits.length > 0 && (
				<section>
					<h2 className="mt-10 mb-3 text-subheading">Visits</h2>
					<VisitList visits={visits} />
				</section>
			)}
			{listings.length > 0 && (
				<section>
					<h2 className="mt-10 mb-3 text-subheading">
						{isPerson ? "Listings" : "Listings by people at this address"}
					</h2>
					<ul className="border-t border-line">
						{listings.map(({ id, path, title, amount, state, posted }) => (
							<li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
								<Link to={path} className="link wrap-anywhere">
									{title}
								</Link>
								<span className="figures text-stone">
									{amount}, {state}, {posted}
								</span>
							</li>
						))}
					</ul>
				</section>
			)}
			{checks.length > 0 && (
				<section>
					<h2 className="mt-10 mb-3 text-subheading">Readiness checks</h2>
					<ul className="border-t border-line">
						{checks.map(({ id, address, answered, updated, leadId }) => (
							<li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
								{leadId ? (
									<Link to={href("/admin/leads/:id", { id: leadId })} className="link wrap-anywhere">
										{address || "No address"}
									</Link>
								) : (
									<span className="wrap-anywhere">{address || "No address"}</span>
								)}
								<span className="figures text-stone">
									{answered} answers, {updated}
								</span>
							</li>
						))}
					</ul>
				</section>
			)}
		</OfficePage>
	);
}
