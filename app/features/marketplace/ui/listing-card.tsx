import { MapPin } from "lucide";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { amountText, type ListingCard as Card, kindWords, photoSrcSet, photoUrl } from "../listing.ts";
import { listingPath } from "../listing-paths.ts";
import { CategoryBadge, UrgencyBadge } from "./listing-badges.tsx";

/** `eager` for the cards that are in sight at once. */
export function ListingCard({ card, eager }: { card: Card; eager?: boolean }) {
	const to = listingPath(card.kind, card.id);
	return (
		<article className="group relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-white transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-water">
			{card.kind === "sale" && <CardPhoto card={card} eager={eager} />}
			<div className="flex flex-1 flex-col p-5">
				<div className="flex flex-wrap gap-2">
					{card.kind === "wanted" && <UrgencyBadge urgency={card.urgency} />}
					<CategoryBadge category={card.category} isFree={card.isFree} />
				</div>
				<h3 className="mt-3 line-clamp-2 text-label">
					<Link
						to={to}
						prefetch="intent"
						className="outline-none after:absolute after:inset-0 after:content-['']"
					>
						{card.title}
					</Link>
				</h3>
				{card.description && <p className="mt-2 line-clamp-2 text-sm text-slate">{card.description}</p>}
				<p
					className={`figures mt-4 mb-4 text-lg font-semibold ${card.isFree ? "text-sage" : card.kind === "wanted" ? "text-water" : ""}`}
				>
					{amountText(card)}
				</p>
				<div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-stone">
					<span className="flex min-w-0 items-center gap-1.5">
						<Icon of={MapPin} className="size-4 flex-none" />
						<span className="truncate">{card.location}</span>
					</span>
					<span>{card.age}</span>
				</div>
				<p className="mt-2 text-sm font-semibold text-water group-hover:underline">
					Contact {kindWords[card.kind].poster}
				</p>
			</div>
		</article>
	);
}

function CardPhoto({ card, eager }: { card: Card; eager?: boolean }) {
	if (!card.photo)
		return <div className="grid aspect-[4/3] place-items-center bg-ash text-sm text-stone">No image</div>;
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
			className="aspect-[4/3] w-full bg-ash object-cover"
		/>
	);
}
