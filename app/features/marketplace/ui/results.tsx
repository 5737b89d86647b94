// The grid of results: cards, six skeletons while they come, and what to do when there are none.
import { useEffect, useState } from "react";
import { href, useFetcher, useLocation } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { guidedLinks, Link } from "#app/ui/link.tsx";
import { Markup, Written } from "#app/ui/markup.tsx";
import { Skeleton, SkeletonText } from "#app/ui/skeleton.tsx";
import { type Filters, filtersAsSearch } from "../filters.ts";
import type { ListingCard, ListingKind } from "../listing.ts";
import { withLoaded } from "../loaded-results.ts";
import { listingCard } from "./listing-card.ts";

const grid = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6";

/** A listing that was found: its card, written. */
type Found = { id: string; card: Markup };

/** The first few are in sight at once where results are what the page is about. */
export function writtenCards(cards: readonly ListingCard[], eager = 3): Found[] {
	return cards.map((card, index) => ({ id: card.id, card: listingCard(card, index < eager) }));
}

export function ResultGrid({ found }: { found: readonly Found[] }) {
	return (
		<ul className={grid} {...guidedLinks}>
			{found.map(({ id, card }) => (
				<Written as="li" key={id} data-found={id} markup={card} />
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

/** Without cards if they came with the document. */
type ResultPage = { cards?: readonly ListingCard[]; next: string | null };
type More = { found: readonly Found[]; next: string | null };

// By history entry: Back from a listing finds the results as long as they were.
const loadedMore = new Map<string, More>();

/** Everything loaded so far. The link works without JavaScript; with it the next page is added below. */
export function useMoreResults(first: ResultPage, filters: Filters) {
	const { key } = useLocation();
	const fetcher = useFetcher<{ page: ResultPage }>();
	const [more, setMore] = useState<{ first: ResultPage } & More>(() => begin(key, first));
	// A new search, or fresh results: start again with what the page brought. Another history entry with the same
	// results is the same page.
	const current = more.first === first ? more : begin(key, first);
	if (current !== more) setMore(current);

	const { data, state } = fetcher;
	const [taken, setTaken] = useState(data);
	// The router shows the data before its state says "idle". A render between the two that ends in nothing would use up
	// a change of the data alone, and the cards would never come.
	useEffect(() => {
		if (state !== "idle" || !data || data === taken) return;
		setTaken(data);
		setMore((before) => {
			const known = new Set(before.found.map(({ id }) => id));
			const added = writtenCards(data.page.cards ?? [], 0).filter(({ id }) => !known.has(id));
			const after = { ...before, found: [...before.found, ...added], next: data.page.next };
			loadedMore.set(key, { found: after.found, next: after.next });
			return after;
		});
	}, [state, data, taken, key]);

	return {
		found: current.found,
		next: current.next,
		loading: state !== "idle",
		load: () => void fetcher.load(href("/marketplace") + filtersAsSearch(filters, current.next ?? "")),
	};
}

function begin(key: string, first: ResultPage) {
	const page = { found: first.cards ? writtenCards(first.cards) : foundInDocument(first), next: first.next };
	return { ...withLoaded(page, loadedMore.get(key)), first };
}

const inDocument = new WeakMap<ResultPage, Found[]>();

/** Read once: more cards may be added to the document later. */
function foundInDocument(first: ResultPage): Found[] {
	const found =
		inDocument.get(first) ??
		Array.from(document.querySelectorAll<HTMLElement>("[data-found]"), ({ dataset, innerHTML }) => ({
			id: dataset.found ?? "",
			card: new Markup(innerHTML),
		}));
	inDocument.set(first, found);
	return found;
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
