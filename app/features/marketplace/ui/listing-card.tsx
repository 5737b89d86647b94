import { Link } from "#app/ui/link.tsx";
import { amountText, type ListingCard as Card, kindWords, photoSrcSet, photoUrl } from "../listing.ts";
import { listingPath } from "../listing-paths.ts";
import { CategoryBadge, UrgencyBadge } from "./listing-badges.tsx";
import "./listing-card.css";

/** `eager` for the cards that are in sight at once. */
export function ListingCard({ card, eager }: { card: Card; eager?: boolean }) {
	return (
		<article className="listing-card">
			{card.kind === "sale" && <CardPhoto card={card} eager={eager} />}
			<div>
				<div className="flex flex-wrap gap-2">
					{card.kind === "wanted" && <UrgencyBadge urgency={card.urgency} />}
					<CategoryBadge category={card.category} isFree={card.isFree} />
				</div>
				<h3>
					<Link to={listingPath(card.kind, card.id)} prefetch="intent">
						{card.title}
					</Link>
				</h3>
				{card.description && <p>{card.description}</p>}
				<p className="figures" data-kind={card.isFree ? "free" : card.kind}>
					{amountText(card)}
				</p>
				<div className="facts">
					<span>{card.location}</span>
					<span>{card.age}</span>
				</div>
				<p>{`Contact ${kindWords[card.kind].poster}`}</p>
			</div>
		</article>
	);
}

function CardPhoto({ card, eager }: { card: Card; eager?: boolean }) {
	if (!card.photo) return <div>No image</div>;
	return (
		<img
			src={photoUrl(card.photo, 400)}
			srcSet={photoSrcSet(card.photo)}
			sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
			width={card.photo.width}
			height={card.photo.height}
			alt=""
			loading={eager ? "eager" : "lazy"}
			decoding="async"
		/>
	);
}
