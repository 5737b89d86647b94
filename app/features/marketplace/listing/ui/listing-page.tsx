// The page of a listing, for sale or wanted.
import { MapPin, MessageCircle, Phone, ShieldCheck } from "lucide";
import { Badge } from "#app/ui/badge.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { BackLink } from "#app/ui/breadcrumb.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import {
	amountText,
	type ListingCard as Card,
	kindWords,
	type PublicListing,
	telephoneLink,
	urgencyLabels,
	whatsappLink,
	whatsappMessage,
} from "../listing.ts";
import { marketplacePath } from "../listing-paths.ts";
import "./listing-page.css";
import { ResultGrid } from "../../search/ui/results.tsx";
import { ListingActions, ReportLink } from "./listing-actions.tsx";
import { CategoryBadge, UrgencyBadge } from "./listing-badges.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";

type ListingPageProps = { listing: PublicListing; similar: readonly Card[]; matching: readonly Card[] };

export function ListingPage({ listing, similar, matching }: ListingPageProps) {
	const wanted = listing.kind === "wanted";
	return (
		<>
			<div className="wrap pt-6 pb-14 lg:pb-20" data-no-call-button="">
				<BackLink to={marketplacePath(listing.kind)}>Back to Marketplace</BackLink>
				<div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
					{wanted ? <LookingFor listing={listing} /> : <Offer listing={listing} />}
					<aside className="lg:row-span-2">
						<div className="grid gap-5 lg:sticky lg:top-24">
							{!wanted && <Facts listing={listing} />}
							<Contact listing={listing} />
							<ListingActions id={listing.id} kind={listing.kind} title={listing.title} />
							<SafetyNote kind={listing.kind} />
							<p>
								<ReportLink id={listing.id} kind={listing.kind} />
							</p>
						</div>
					</aside>
					<Description text={listing.description} />
				</div>
			</div>
			{matching.length > 0 && (
				<Band tone="white" tight labelledBy="matching">
					<BandHeading id="matching" title={wanted ? "For sale now" : "Somebody is looking for this"} />
					<ResultGrid cards={matching} eager={0} />
				</Band>
			)}
			{similar.length > 0 && (
				<Band tone="ash" tight labelledBy="similar">
					<BandHeading id="similar" title={wanted ? "Similar requests" : "Similar listings"} />
					<ResultGrid cards={similar} eager={0} />
				</Band>
			)}
		</>
	);
}

function Offer({ listing }: { listing: PublicListing }) {
	return <PhotoGallery photos={listing.photos} title={listing.title} />;
}

function Facts({ listing }: { listing: PublicListing }) {
	return (
		<header>
			<div className="flex flex-wrap gap-2">
				<CategoryBadge category={listing.category} />
				{listing.isFree && <Badge tone="sage">Free</Badge>}
			</div>
			<h1 className="mt-4 text-heading [overflow-wrap:anywhere]">{listing.title}</h1>
			<p
				className={`figures mt-4 text-[1.75rem] leading-none font-semibold ${listing.isFree ? "text-sage" : ""}`}
			>
				{amountText(listing)}
			</p>
			<LocationAndAge listing={listing} />
		</header>
	);
}

function LookingFor({ listing }: { listing: PublicListing }) {
	return (
		<header className="rounded-md border border-line bg-white p-6 md:p-9">
			<p className="condensed text-label text-ember-deep">Looking For</p>
			<h1 className="mt-2 text-heading [overflow-wrap:anywhere]">{listing.title}</h1>
			<div className="mt-4 flex flex-wrap gap-2">
				<UrgencyBadge urgency={listing.urgency} label={urgencyLabels[listing.urgency]} />
				<CategoryBadge category={listing.category} />
			</div>
			<p className="figures mt-6 text-[1.75rem] leading-none font-semibold text-water">
				{amountText(listing)}
			</p>
			<LocationAndAge listing={listing} />
		</header>
	);
}

function LocationAndAge({ listing }: { listing: PublicListing }) {
	return (
		<p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-slate">
			<span className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
				<Icon of={MapPin} className="size-4.5 flex-none" />
				{listing.location}
			</span>
			<span>
				Posted <time dateTime={listing.createdAt.toISOString()}>{listing.age}</time>
			</span>
		</p>
	);
}

function Contact({ listing }: { listing: PublicListing }) {
	return (
		<div className="grid gap-3 max-sm:contents">
			<a className={buttonClass({ size: "large" }, "listing-call")} href={telephoneLink(listing.phoneNumber)}>
				<Icon of={Phone} className="size-5" />
				{kindWords[listing.kind].contact}
				<span className="figures font-normal">{listing.phoneNumber}</span>
			</a>
			{listing.whatsappNumber && (
				<a
					className={buttonClass({ variant: "secondary", size: "large" })}
					href={whatsappLink(listing.whatsappNumber, whatsappMessage(listing))}
					target="_blank"
					rel="noopener noreferrer nofollow"
				>
					<Icon of={MessageCircle} className="size-5" />
					WhatsApp
				</a>
			)}
		</div>
	);
}

function SafetyNote({ kind }: { kind: PublicListing["kind"] }) {
	return (
		<div className="flex gap-3 border-l-4 border-sage bg-sage-tint px-4 py-3 text-sm">
			<Icon of={ShieldCheck} className="mt-0.5 size-5 flex-none text-sage" />
			<p>
				Meet in a public place{kind === "sale" ? " and see it run before you pay" : ""}. Never share a code
				that was sent to your phone, and never pay in advance.
			</p>
		</div>
	);
}

/** Plain text: URLs in it are not links, so that scams cannot lead visitors away. */
function Description({ text }: { text: string }) {
	if (!text) return null;
	return (
		<section aria-label="Description">
			<h2 className="text-subheading">Description</h2>
			<p className="mt-3 max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
		</section>
	);
}
