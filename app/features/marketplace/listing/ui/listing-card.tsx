import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { categoryIcon } from "../categories.ts";
import {
	amountText,
	type ListingCard as Card,
	conditionLabels,
	distanceText,
	kindLabels,
	photoSrcSet,
	photoUrl,
} from "../listing.ts";
import { listingPath } from "../listing-paths.ts";
import { CategoryBadge, UrgencyBadge } from "./listing-badges.tsx";
import "./listing-card.css";

type ListingCardProps = {
	card: Card;
	/** For the first visible cards: React preloads their photos in the document head. */
	eager: boolean;
	/** The listing then shows its distance, too. */
	zip?: string;
};

export function ListingCard({ card, eager, zip }: ListingCardProps) {
	const address = listingPath(card.kind, card.id) + (zip ? `?zip=${zip}` : "");
	return (
		<article className="listing-card">
			{card.kind === "sale" && <CardPhoto card={card} eager={eager} />}
			<div>
				<div className="badges">
					{card.kind === "wanted" && <UrgencyBadge urgency={card.urgency} />}
					<CategoryBadge category={card.category} tone={card.isFree ? "sage" : "neutral"} />
					{card.condition && <Badge className="condition-badge">{conditionLabels[card.condition]}</Badge>}
					{card.isUnconfirmed && <Badge tone="amber">Unconfirmed</Badge>}
				</div>
				<h3>
					<Link to={address} prefetch="intent">
						{card.title}
					</Link>
				</h3>
				{card.description && <p>{card.description}</p>}
				<p className="figures" data-kind={card.isFree ? "free" : card.kind}>
					{amountText(card)}
				</p>
				<div className="facts">
					<span>{card.location}</span>
					{typeof card.miles === "number" && <span>{distanceText(card.miles)}</span>}
					<span>{card.age}</span>
				</div>
				<p>{`Contact ${kindLabels[card.kind].poster}`}</p>
			</div>
		</article>
	);
}

const SIZES = "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 9rem";

/** Without a photo, shows the category's icon, never a picture of something else. */
function CardPhoto({ card: { photo, category }, eager }: { card: Card; eager: boolean }) {
	if (!photo)
		return (
			<div>
				<Icon of={categoryIcon(category)} className="size-10" />
				No image
			</div>
		);
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

type ResultGridProps = {
	cards: readonly Card[];
	/** The first of them are visible at once where results are what the page is about. */
	eager?: number;
	/** Where the distances are measured from. */
	zip?: string;
};

export function ResultGrid({ cards, eager = 3, zip }: ResultGridProps) {
	return (
		<ul className="listing-grid">
			{cards.map((card, index) => (
				<li key={card.id} className="min-w-0">
					<ListingCard card={card} eager={index < eager} zip={zip} />
				</li>
			))}
		</ul>
	);
}
