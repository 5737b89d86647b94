import { Form, href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { shortDollars } from "#app/ui/money.ts";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import type { SavedListing } from "../kept-listings.server.ts";
import type { ListingCard as Card } from "../listing.ts";
import { ListingCard, ResultGrid } from "./listing-card.tsx";

export function SavedListings({
	saved,
	recent,
}: {
	saved: readonly SavedListing[];
	recent: readonly Card[];
}) {
	return (
		<>
			{saved.length === 0 ? (
				<EmptyState
					title="Nothing saved yet"
					action={<ButtonLink to={href("/marketplace")}>Browse listings</ButtonLink>}
				>
					Press Save on a listing to keep it here.
				</EmptyState>
			) : (
				<ul className="listing-grid">
					{saved.map(({ kept, card }, index) => (
						<li key={kept.id} className="grid min-w-0 grid-rows-[1fr_auto] gap-2">
							{card ? (
								<ListingCard card={card} eager={index < 4} />
							) : (
								<p className="grid place-items-center rounded-md border border-dashed border-edge p-6 text-center text-slate">
									Sold or removed
								</p>
							)}
							<div className="flex flex-wrap items-center justify-between gap-x-3">
								<PriceChange before={kept.cents} now={card?.amountCents ?? null} />
								<Form method="post" action={href("/marketplace/saved")} reloadDocument>
									<input type="hidden" name="listing" value={kept.id} />
									<Button type="submit" name="intent" value="remove" variant="ghost" size="small">
										Remove
									</Button>
								</Form>
							</div>
						</li>
					))}
				</ul>
			)}
			{recent.length > 0 && (
				<section aria-labelledby="recent" className="mt-14">
					<h2 id="recent" className="mb-5 text-subheading">
						Recently viewed
					</h2>
					<ResultGrid cards={recent} eager={0} />
				</section>
			)}
		</>
	);
}

function PriceChange({ before, now }: { before: number; now: number | null }) {
	if (now === null || before < 0 || now === before)
		return <span className="text-sm text-stone">No change</span>;
	const isDrop = now < before;
	return (
		<span className={`figures text-sm font-semibold ${isDrop ? "text-sage" : "text-amber"}`}>
			{isDrop ? "Down" : "Up"} {shortDollars(Math.abs(before - now))} since you saved it
		</span>
	);
}
