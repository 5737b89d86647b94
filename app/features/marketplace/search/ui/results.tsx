// The grid of results: cards, six skeletons while they load, and what to do when there are none.
import { useEffect, useState } from "react";
import { href, Link, useFetcher, useLocation } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Skeleton, SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import type { ListingCard as Card, ListingKind } from "../../listing/listing.ts";
import { countFilters, type Filters, filtersAsSearch } from "../filters.ts";
import { withLoaded } from "../loaded-results.ts";

export function ResultSkeletons({ kind }: { kind: ListingKind }) {
	return (
		<div role="status" aria-label="Loading listings" className="listing-grid">
			{["a", "b", "c", "d", "e", "f"].map((name) => (
				<div key={name} data-skeleton-card className="rounded-md border border-line bg-white max-sm:flex">
					{kind === "sale" && <Skeleton className="w-28 flex-none sm:aspect-[4/3] sm:w-full" />}
					<div className="grid flex-1 gap-3 p-3 sm:gap-4 sm:p-5">
						<Skeleton className="h-5 w-24 sm:w-40" />
						<SkeletonText lines={2} />
						<Skeleton className="h-6 w-20" />
					</div>
				</div>
			))}
		</div>
	);
}

export function NoResults({ filters }: { filters: Filters }) {
	const sale = filters.tab === "sale";
	const isFiltered = filters.q !== "" || countFilters(filters) > 0;
	return (
		<EmptyState
			title={sale ? "No products found" : "No wanted items found"}
			action={
				<>
					<Link className={buttonClass()} to={href(sale ? "/post-product" : "/post-wanted")}>
						{sale ? "Post the First Product" : "Post the First Wanted Item"}
					</Link>
					{isFiltered && (
						<Link
							className={buttonClass({ variant: "secondary" })}
							to={href("/marketplace") + filtersAsSearch({ tab: filters.tab })}
							preventScrollReset
						>
							Clear filters
						</Link>
					)}
				</>
			}
		>
			Try adjusting your search or filters
		</EmptyState>
	);
}

type ResultPage = { cards: readonly Card[]; next: string | null };

// By history entry, so that Back from a listing shows everything that was loaded before.
const loadedMore = new Map<string, ResultPage>();

/** Everything loaded so far. The link works without JavaScript; with it the next page is added below. */
export function useMoreResults(first: ResultPage, filters: Filters) {
	const { key } = useLocation();
	const fetcher = useFetcher<{ page: ResultPage }>();
	const [more, setMore] = useState(() => begin(key, first));
	// A new search, or fresh results: start again with what the page brought. Another history entry with the same
	// results is the same page.
	const current = more.first === first ? more : begin(key, first);
	if (current !== more) setMore(current);

	const { data, state } = fetcher;
	const [taken, setTaken] = useState(data);
	// The router may hand over the data one render before its state is "idle", so the effect depends on both. With the
	// data alone the cards would sometimes never appear.
	useEffect(() => {
		if (state !== "idle" || !data || data === taken) return;
		setTaken(data);
		setMore((before) => {
			const known = new Set(before.cards.map(({ id }) => id));
			const added = data.page.cards.filter(({ id }) => !known.has(id));
			const after = { ...before, cards: [...before.cards, ...added], next: data.page.next };
			loadedMore.set(key, { cards: after.cards, next: after.next });
			return after;
		});
	}, [state, data, taken, key]);

	return {
		cards: current.cards,
		next: current.next,
		loading: state !== "idle",
		load: () => void fetcher.load(href("/marketplace") + filtersAsSearch(filters, current.next ?? "")),
	};
}

function begin(key: string, first: ResultPage) {
	const page: ResultPage = { cards: first.cards, next: first.next };
	return { ...withLoaded(page, loadedMore.get(key)), first };
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
				if (!isPlainClick(event)) return;
				event.preventDefault();
				onLoad();
			}}
		>
			Load more
		</Link>
	);
}
