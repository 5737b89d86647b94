// The title, price and location of a listing.

import { MapPin } from "lucide";
import { licenseDetails } from "#app/features/company/license-details.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SERVICES } from "../categories.ts";
import { amountText, conditionLabels, distanceText, type PublicListing, urgencyLabels } from "../listing.ts";
import { CategoryBadge, UrgencyBadge } from "./listing-badges.tsx";

export function OfferFacts({ listing }: { listing: PublicListing }) {
	return (
		<header>
			<h1 className="text-heading [overflow-wrap:anywhere]">{listing.title}</h1>
			<p
				className={`figures mt-3 text-[1.75rem] leading-none font-semibold ${listing.isFree ? "text-sage" : ""}`}
			>
				{amountText(listing)}
			</p>
			<div className="mt-4 flex flex-wrap gap-2">
				{listing.condition && <Badge tone="water">{conditionLabels[listing.condition]}</Badge>}
				<CategoryBadge category={listing.category} />
				{listing.isFree && <Badge tone="sage">Free</Badge>}
				{listing.isUnconfirmed && <Badge tone="amber">Unconfirmed</Badge>}
			</div>
			<LocationAndAge listing={listing} />
			{listing.category === SERVICES && <License number={listing.licenseNumber} />}
			{listing.isUnconfirmed && <UnconfirmedNote />}
		</header>
	);
}

export function LookingFor({ listing }: { listing: PublicListing }) {
	return (
		<header className="rounded-md border border-line bg-white p-6 md:p-9">
			<p className="condensed text-label text-ember-deep">Looking For</p>
			<h1 className="mt-2 text-heading [overflow-wrap:anywhere]">{listing.title}</h1>
			<div className="mt-4 flex flex-wrap gap-2">
				<UrgencyBadge urgency={listing.urgency} label={urgencyLabels[listing.urgency]} />
				<CategoryBadge category={listing.category} />
				{listing.isUnconfirmed && <Badge tone="amber">Unconfirmed</Badge>}
			</div>
			<p className="figures mt-6 text-[1.75rem] leading-none font-semibold text-water">
				{amountText(listing)}
			</p>
			<LocationAndAge listing={listing} />
			{listing.isUnconfirmed && <UnconfirmedNote />}
		</header>
	);
}

function LocationAndAge({ listing }: { listing: PublicListing }) {
	return (
		<p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-slate">
			<span className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
				<Icon of={MapPin} className="size-4.5 flex-none" />
				{listing.location}
				{typeof listing.miles === "number" && `, ${distanceText(listing.miles)} away`}
			</span>
			<span>
				Posted <time dateTime={listing.createdAt.toISOString()}>{listing.age}</time>
			</span>
		</p>
	);
}

/** California wants an unlicensed offer of work to say so (BPC 7027.2). */
function License({ number }: { number: string | null }) {
	return (
		<p className="mt-3 text-sm text-slate">
			{number
				? `Contractor's license (CSLB): ${number}`
				: `Not a licensed contractor. ${licenseDetails.exemption}`}
		</p>
	);
}

function UnconfirmedNote() {
	return (
		<p className="mt-3 text-sm text-amber">
			The person who posted this hasn't confirmed their email yet. Be careful until they do.
		</p>
	);
}
