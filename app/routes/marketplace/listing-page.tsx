// The page of a listing, for sale or wanted.
import { ShieldCheck } from "lucide";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { AlertBox } from "../../features/marketplace/alerts/ui/alert-box.tsx";
import {
	amountText,
	type ListingCard as Card,
	type PublicListing,
} from "../../features/marketplace/listing/listing.ts";
import { listingPath, marketplacePath } from "../../features/marketplace/listing/listing-paths.ts";
import { ContactBox } from "../../features/marketplace/listing/ui/contact-box.tsx";
import { ResultGrid } from "../../features/marketplace/listing/ui/listing-card.tsx";
import { LookingFor, OfferFacts } from "../../features/marketplace/listing/ui/listing-facts.tsx";
import { EditLink, ListingActions, ReportLink } from "./listing-actions.tsx";
import "./listing-page.css";
import { PhotoGallery } from "../../features/marketplace/listing/ui/photo-gallery.tsx";

type ListingPageProps = {
	listing: PublicListing;
	advice: string;
	similar: readonly Card[];
	matching: readonly Card[];
};

/** As many as a row on a desktop. Fewer would leave a hole, so then there are none. */
const SIMILAR = 3;

export function ListingPage({ listing, advice, similar, matching }: ListingPageProps) {
	const wanted = listing.kind === "wanted";
	return (
		<>
			<div className="wrap pt-3 pb-12 sm:pt-6 lg:pb-16" data-no-call-button="" data-sheet="listing">
				<BackLink to={marketplacePath(listing.kind)}>Back to Marketplace</BackLink>
				<div className="mt-3 grid gap-x-8 gap-y-7 sm:mt-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[auto_1fr] lg:gap-x-12">
					{wanted ? (
						<LookingFor listing={listing} />
					) : (
						<PhotoGallery photos={listing.photos} title={listing.title} category={listing.category} />
					)}
					<aside className="md:row-span-2">
						<div className="grid gap-5 md:sticky md:top-24">
							{!wanted && <OfferFacts listing={listing} />}
							<ContactBox listing={listing} />
							<ListingActions id={listing.id} title={listing.title} />
							{!wanted && !listing.isFree && listing.amountCents > 0 && <WatchPrice listing={listing} />}
							<SafetyNote advice={advice} />
							<p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-stone" data-print="hide">
								<ReportLink id={listing.id} kind={listing.kind} />
								<span className="inline-flex items-center gap-2">
									Yours?
									<EditLink id={listing.id} kind={listing.kind} />
								</span>
							</p>
						</div>
					</aside>
					<Description text={listing.description} />
				</div>
			</div>
			{matching.length > 0 && <Matching cards={matching} isWanted={wanted} />}
			{similar.length >= SIMILAR && (
				<Band tone="ash" tight labelledBy="similar">
					<BandHeading id="similar" title={wanted ? "Similar requests" : "Similar listings"} />
					<div className="similar-listings">
						<ResultGrid cards={similar.slice(0, SIMILAR)} eager={0} />
					</div>
				</Band>
			)}
		</>
	);
}

function WatchPrice({ listing }: { listing: PublicListing }) {
	const search = {
		kind: listing.kind,
		q: "",
		category: "all",
		location: "",
		zip: "",
		radius: null,
		condition: null,
	};
	return <AlertBox summary="Tell me if the price drops" search={search} listing={listing.id} />;
}

function SafetyNote({ advice }: { advice: string }) {
	return (
		<div className="flex gap-3 border-l-4 border-sage bg-sage-tint px-4 py-3 text-sm">
			<Icon of={ShieldCheck} className="mt-0.5 size-5 flex-none text-sage" />
			<p>{advice}</p>
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

/** Rows, not cards: they look right however many there are. */
function Matching({ cards, isWanted }: { cards: readonly Card[]; isWanted: boolean }) {
	return (
		<Band tone="white" tight labelledBy="matching">
			<BandHeading id="matching" title={isWanted ? "For sale now" : "Someone is looking for this"} />
			<ul className="divide-y divide-line border-y border-line">
				{cards.map((card) => (
					<li
						key={card.id}
						className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5"
					>
						<Link
							className="link min-w-0 font-semibold wrap-anywhere after:absolute after:inset-0"
							to={listingPath(card.kind, card.id)}
						>
							{card.title}
						</Link>
						<span className="text-slate">
							<span className="figures font-semibold text-ink">{amountText(card)}</span> · {card.location} ·{" "}
							{card.age}
						</span>
					</li>
				))}
			</ul>
		</Band>
	);
}
