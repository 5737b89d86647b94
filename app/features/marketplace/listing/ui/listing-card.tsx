import { Link } from "react-router";
import {
	amountText,
	type ListingCard as Card,
	kindWords,
	type Photo,
	photoSrcSet,
	photoUrl,
} from "../listing.ts";
import { listingPath } from "../listing-paths.ts";
import { CategoryBadge, UrgencyBadge } from "./listing-badges.tsx";
import "./listing-card.css";

/** `eager` is for the first visible cards: React preloads their photos in the document head. */
export function ListingCard({ card, eager }: { card: Card; eager: boolean }) {
	return (
		<article className="listing-card">
			{card.kind === "sale" && <CardPhoto photo={card.photo} eager={eager} />}
			<div>
				<div className="flex flex-wrap gap-2">
					{card.kind === "wanted" && <UrgencyBadge urgency={card.urgency} />}
					<CategoryBadge category={card.category} tone={card.isFree ? "sage" : "neutral"} />
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

const SIZES = "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw";

function CardPhoto({ photo, eager }: { photo: Photo | null; eager: boolean }) {
	if (!photo) return <div>No image</div>;
	return (
		<img
			src={photoUrl(photo, 400)}
			srcSet={photoSrcSet(photo)}
			sizes={SIZES}
			width={photo.width}
			height={photo.height}
			alt=""
			loading={eager ? "eager" : "lazy"}
			decoding="async"
		/>
	);
}
