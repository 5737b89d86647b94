// The grid of results: cards, six skeletons while they come, and what to do when there are none.
import { useEffect, useState } from "react";
import { href, useFetcher, useLocation } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { Skeleton, SkeletonText } from "#app/ui/skeleton.tsx";
import { type Filters, filtersAsSearch } from "../filters.ts";
import type { ListingCard as Card, ListingKind } from "../listing.ts";
import { withLoaded } from "../loaded-results.ts";
import { ListingCard } from "./listing-card.tsx";

const grid = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6";

export function ResultGrid({ cards }: { cards: readonly Card[] }) {
	return (
		<ul className={grid}>
			{cards.map((card, index) => (
				<li key={card.id}>
					<ListingCard card={card} eager={index < 3} />
				</li>
			))}
		</ul>
	);
}

export function ResultSkeletons({ kind }: { kind: ListingKind }) {
	return (
		<div role="status" aria-label="Loading listings" className={grid}>
			{["a", "b", "c", "d", "e", "f"].map((name) => (
				<div key={name} data-skeleton-card className="rounded-md border border-line bg-white">
					{kind === "sale" && <Skeleton className="aspect-[4/3] w-full" />}
					<div className="grid gap-4 p-5">
						<Skeleton className="h-6 w-40" />
						<SkeletonText lines={3} />
						<Skeleton className="h-7 w-24" />
					</div>
				</div>
			))}
		</div>
	);
}

export function NoResults({ kind }: { kind: ListingKind }) {
	const sale = kind === "sale";
	return (
		<EmptyState
			title={sale ? "No products found" : "No wanted items found"}
			action={
				<Link className={buttonClass()} to={href(sale ? "/post-product" : "/post-wanted")}>
					{sale ? "Post the First Product" : "Post the First Wanted Item"}
				</Link>
			}
		>
			Try adjusting your search or filters
		</EmptyState>
	);
}

type More = { cards: Card[]; next: string | null };

// By history entry: Back from a listing finds the results as long as they were.
const loadedMore = new Map<string, More>();

/** Everything loaded so far. The link works without JavaScript; with it the next page is added below. */
export function useMoreResults(first: More, filters: Filters) {
	const { key } = useLocation();
	const fetcher = useFetcher<{ page: More }>();
	const [more, setMore] = useState<{ key: string; first: More } & More>(() => begin(key, first));
	// A new search, or fresh results: start again with what the page brought.
	const current = more.key === key && more.first === first ? more : begin(key, first);
	if (current !== more) setMore(current);

	const { data, state } = fetcher;
	const [taken, setTaken] = useState(data);
	// The router shows the data before its state says "idle". A render between the two that ends in nothing would use up
	// a change of the data alone, and the cards would never come.
	useEffect(() => {
		if (state !== "idle" || !data || data === taken) return;
		setTaken(data);
		setMore((before) => {
			const known = new Set(before.cards.map(({ id }) => id));
			const after = {
				...before,
				cards: [...before.cards, ...data.page.cards.filter(({ id }) => !known.has(id))],
				next: data.page.next,
			};
			loadedMore.set(before.key, { cards: after.cards, next: after.next });
			return after;
		});
	}, [state, data, taken]);

	return {
		cards: current.cards,
		next: current.next,
		loading: state !== "idle",
		load: () => void fetcher.load(href("/marketplace") + filtersAsSearch(filters, current.next ?? "")),
	};
}

function begin(key: string, first: More) {
	return { ...withLoaded(first, loadedMore.get(key)), key, first };
}

export function LoadMore({
	filters,
	next,
	loading,
	onLoad,
}: {
	filters: Filters;
	next: string;
	loading: boolean;
	onLoad: () => void;
}) {
	if (loading)
		return (
			<Button variant="secondary" busy>
				Loading more
			</Button>
		);
	return (
		<Link
			className={buttonClass({ variant: "secondary" })}
			to={href("/marketplace") + filtersAsSearch(filters, next)}
			preventScrollReset
			onClick={(event) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				onLoad();
			}}
		>
			Load more
		</Link>
	);
}
