import { href, Link, PrefetchPageLinks, useLocation } from "react-router";
import { NotSpam } from "#app/features/leads/inbox/ui/not-spam.tsx";
import type { ListingView } from "#app/features/marketplace/moderation/ui/listing-row.tsx";
import { ListingRow } from "#app/features/marketplace/moderation/ui/listing-row.tsx";
import { useUndo } from "#app/features/marketplace/moderation/ui/use-answers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";

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

type SpamBoxProps = {
	leads: SuspectedLead[];
	listings: ListingView[];
	/** URLs of the next pages, null on the last. */
	olderLeads: string | null;
	olderListings: string | null;
	firstPage: boolean;
};

export function SpamBox({ leads, listings, olderLeads, olderListings, firstPage }: SpamBoxProps) {
	const { pathname, search } = useLocation();
	const back = pathname + search;
	const moderate = `${href("/admin/moderate")}?from=spam`;
	const undo = useUndo(moderate);
	if (leads.length + listings.length === 0)
		return (
			<EmptyState
				title={firstPage ? "No suspected spam." : "No more suspected spam."}
				action={!firstPage && <More to={href("/admin/spam")}>Newest</More>}
			>
				{firstPage && "New suspected spam appears here automatically."}
			</EmptyState>
		);
	return (
		<div className="grid gap-12">
			<PrefetchPageLinks page={moderate} />
			{leads.length > 0 && (
				<section aria-labelledby="spam-leads">
					<h2 id="spam-leads" className="mb-3 text-subheading">
						Leads
					</h2>
					<ul className="border-t-2 border-ink">
						{leads.map((lead) => (
							<LeadUnderSuspicion key={lead.id} lead={lead} back={back} />
						))}
					</ul>
					{olderLeads && <More to={olderLeads}>Older leads</More>}
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
								action={moderate}
								actions={["release", "delete"]}
								onUndo={undo}
							/>
						))}
					</div>
					{olderListings && <More to={olderListings}>Older listings</More>}
				</section>
			)}
			{!firstPage && (
				<p>
					<More to={href("/admin/spam")}>Newest</More>
				</p>
			)}
		</div>
	);
}

function More({ to, children }: { to: string; children: string }) {
	return (
		<Link to={to} className={buttonClass({ variant: "secondary", size: "small" }, "mt-6")}>
			{children}
		</Link>
	);
}

function LeadUnderSuspicion({ lead, back }: { lead: SuspectedLead; back: string }) {
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line px-3 py-5">
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
			<NotSpam leadId={lead.id} back={back} />
		</li>
	);
}
