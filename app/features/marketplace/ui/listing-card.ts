import { preload } from "react-dom";
import { type Markup, markup } from "#app/ui/markup.tsx";
import { amountText, kindWords, type ListingCard, type Photo, photoSrcSet, photoUrl } from "../listing.ts";
import { listingPath } from "../listing-paths.ts";
import { categoryBadge, urgencyBadge } from "./listing-badges.ts";
import "./listing-card.css";

/** `eager` for the cards that are in sight at once. */
export function listingCard(card: ListingCard, eager: boolean): Markup {
	return markup`<article class="listing-card">${card.kind === "sale" && cardPhoto(card.photo, eager)}<div>
<div class="flex flex-wrap gap-2">${card.kind === "wanted" && urgencyBadge(card.urgency)}${categoryBadge(card.category, card.isFree ? "sage" : "neutral")}</div>
<h3><a href="${listingPath(card.kind, card.id)}">${card.title}</a></h3>
${card.description && markup`<p>${card.description}</p>`}
<p class="figures" data-kind="${card.isFree ? "free" : card.kind}">${amountText(card)}</p>
<div class="facts"><span>${card.location}</span><span>${card.age}</span></div>
<p>Contact ${kindWords[card.kind].poster}</p>
</div></article>`;
}

const SIZES = "(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw";

function cardPhoto(photo: Photo | null, eager: boolean): Markup {
	if (!photo) return NO_PHOTO;
	const [src, srcSet] = [photoUrl(photo, 400), photoSrcSet(photo)];
	// The head of a document tells of pictures in sight. React sees to that for its own elements only.
	if (eager && import.meta.env.SSR) preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: SIZES });
	return markup`<img src="${src}" srcset="${srcSet}" sizes="${SIZES}" width="${photo.width}" height="${photo.height}" alt="" loading="${eager ? "eager" : "lazy"}" decoding="async">`;
}

const NO_PHOTO = markup`<div>No image</div>`;
