import { Form, href, Link, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { itemText } from "../moderation.ts";
import { ListingRow } from "./listing-row.tsx";
import type { ListingView } from "./listing-view.ts";
import { useModeration } from "./use-moderation.ts";

export type SuspectedLead = {
	id: string;
	reference: string;
	name: string;
	email: string;
	phone: string;
	kind: string;
	topic: string;
	message: string;
	reason: string | null;
	received: string;
};

export function SpamBox({ leads, listings }: { leads: SuspectedLead[]; listings: ListingView[] }) {
	const back = useLocation().pathname;
	const { moderate, busy } = useModeration();
	if (leads.length + listings.length === 0)
		return <EmptyState title="Nothing is under suspicion.">New finds appear here by themselves.</EmptyState>;
	return (
		<div className="grid gap-12">
			{leads.length > 0 && (
				<section aria-labelledby="spam-leads">
					<h2 id="spam-leads" className="mb-3 text-subheading">
						Leads
					</h2>
					<ul className="border-t-2 border-ink">
						{leads.map((lead) => (
							<LeadUnderSuspicion key={lead.id} lead={lead} />
						))}
					</ul>
				</section>
			)}
			{listings.length > 0 && (
				<section aria-labelledby="spam-listings">
					<h2 id="spam-listings" className="mb-3 text-subheading">
						Listings
					</h2>
					<div className="border-t-2 border-ink">
						{listings.map((listing) => (
							<ListingRow
								key={listing.id}
								listing={listing}
								back={back}
								busy={busy.includes(itemText(listing))}
								deeds={["release", "delete"]}
								onDeed={(deed) => void moderate(deed, [itemText(listing)], listing.kind)}
							/>
						))}
					</div>
				</section>
			)}
		</div>
	);
}

function LeadUnderSuspicion({ lead }: { lead: SuspectedLead }) {
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line px-1 py-5 sm:px-3">
			<div className="min-w-0 flex-1 basis-72">
				<h3 className="text-label">
					<Link to={href("/admin/leads/:id", { id: lead.id })} className="link">
						{lead.name}
					</Link>
				</h3>
				<p className="figures mt-1 text-sm wrap-anywhere text-stone">
					{lead.kind} {lead.reference} · {lead.email} · {lead.phone} · {lead.received}
				</p>
				{lead.reason && <p className="mt-2 border-l-2 border-ember pl-3 text-sm">{lead.reason}</p>}
				{lead.message && (
					<p className="mt-2 line-clamp-3 max-w-[70ch] text-sm wrap-anywhere text-slate">{lead.message}</p>
				)}
			</div>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="lead" value={lead.id} />
				<Button type="submit" variant="secondary" size="small">
					Not spam
				</Button>
			</Form>
		</li>
	);
}
