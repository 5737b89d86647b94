// Browses and searches the marketplace.
import { useEffect, useState } from "react";
import { data, href, useNavigation } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { missedSearchHeader } from "#app/features/insight/missed-searches.server.ts";
import { alertSearch } from "#app/features/marketplace/alerts/alert.ts";
import { AlertBox } from "#app/features/marketplace/alerts/ui/alert-box.tsx";
import { knownZip } from "#app/features/marketplace/listing/listing-place.server.ts";
import { ResultGrid } from "#app/features/marketplace/listing/ui/listing-card.tsx";
import { PostedNotice } from "#app/features/marketplace/posting/ui/posted-notice.tsx";
import {
	defaultSort,
	filtersAsSearch,
	readFilters,
	resultCountText,
} from "#app/features/marketplace/search/filters.ts";
import { findListings, withCenter } from "#app/features/marketplace/search/search.server.ts";
import { FilterChips } from "#app/features/marketplace/search/ui/filter-chips.tsx";
import { FilterForm } from "#app/features/marketplace/search/ui/filter-form.tsx";
import { BrowseHeading, FloatingPostButtons } from "#app/features/marketplace/search/ui/post-buttons.tsx";
import {
	LoadMore,
	NoResults,
	ResultSkeletons,
	useMoreResults,
} from "#app/features/marketplace/search/ui/results.tsx";
import { cacheUntilChange } from "#app/platform/http/page-tags.server.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { TabLinks } from "#app/ui/page/tab-links.tsx";
import type { Route } from "./+types/browse.ts";

const page = {
	path: "/marketplace",
	title: "Marketplace",
	description: "Buy, sell, and find wildfire equipment in Los Angeles",
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
	...pageMeta(
		loaderData?.filters.tab === "wanted" ? { ...page, path: "/marketplace?tab=wanted" } : page,
		matches,
	),
	{
		tagName: "link",
		rel: "alternate",
		type: "application/atom+xml",
		title: "Newest listings",
		href: href("/marketplace/feed.xml"),
	},
];

export { handle } from "./lost-answers.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const filters = readFilters(searchParams);
	const after = searchParams.get("after");
	const center = withCenter(filters);
	const found = await findListings(filters, after);
	const isMissed = after === null && (found.cards.length === 0 || found.corrected);
	return data(
		{
			filters,
			/** Where distances are measured from; empty without one. */
			zip: center.zip,
			isUnknownPlace: filters.zip ? knownZip(filters.zip) === null : center.radius !== filters.radius,
			isLaterPage: after !== null,
			page: found,
		},
		{
			headers: {
				...cacheUntilChange("listings"),
				...(isMissed ? missedSearchHeader("marketplace", filters.q) : {}),
			},
		},
	);
}

export default function Page({ loaderData, matches }: Route.ComponentProps) {
	const { toast } = matches[0].loaderData;
	const { filters, zip, isUnknownPlace, isLaterPage, page: results } = loaderData;
	const loading = useSlowNavigation();
	const { cards, next, loading: loadingMore, load } = useMoreResults(results, filters);
	const tab = (kind: "sale" | "wanted", label: string) => ({
		to:
			href("/marketplace") +
			filtersAsSearch({
				...filters,
				tab: kind,
				category: filters.category === "free" ? "all" : filters.category,
				condition: null,
				sort: defaultSort(filters),
			}),
		label,
		current: filters.tab === kind,
	});
	return (
		<>
			<BrowseHeading title={page.title} lead={page.description} />
			<div className="wrap pb-24">
				{toast?.made && <PostedNotice kind={filters.tab} path={toast.made} held={toast.held === true} />}
				<TabLinks label="Listings" tabs={[tab("sale", "For Sale"), tab("wanted", "Wanted")]} />
				<div className="mt-4 grid gap-3 sm:mt-6">
					<FilterForm filters={filters} />
					<FilterChips filters={filters} isUnknownPlace={isUnknownPlace} />
				</div>
				<section aria-label="Results" aria-busy={loading !== undefined} className="mt-4 sm:mt-6">
					<h2 className="sr-only">Results</h2>
					<div className="results-header">
						<div aria-live="polite" className="flex min-h-7 flex-wrap items-baseline gap-x-4 text-slate">
							{cards.length > 0 && !loading && (
								<p className="figures">{resultCountText(filters.tab, results.count, results.capped)}</p>
							)}
							{results.corrected && (
								<p>
									Nothing found for “{filters.q}”. Showing results for <strong>{results.corrected}</strong>.
								</p>
							)}
							{isUnknownPlace && (
								<p className="wrap-anywhere">
									{filters.zip
										? `We don't recognize the ZIP code ${filters.zip}. Showing all locations.`
										: `We don't know where “${filters.location}” is. Showing listings that name it.`}
								</p>
							)}
							{isLaterPage && (
								<BackLink to={href("/marketplace") + filtersAsSearch(filters)}>
									Back to the first results
								</BackLink>
							)}
						</div>
						<AlertBox
							key={filtersAsSearch(filters)}
							summary="Email me new matches"
							search={alertSearch(filters, results.corrected)}
						/>
					</div>
					{loading ? (
						<ResultSkeletons kind={loading.tab} />
					) : cards.length > 0 ? (
						<ResultGrid cards={cards} zip={zip} />
					) : (
						<NoResults filters={filters} />
					)}
					{next && !loading && (
						<div className="mt-10 flex justify-center">
							<LoadMore filters={filters} next={next} loading={loadingMore} onLoad={load} />
						</div>
					)}
				</section>
			</div>
			<FloatingPostButtons />
		</>
	);
}

// A skeleton for a fast response would only flicker.
const SKELETON_DELAY_MS = 120;

/** The filters of the pending navigation, once it takes longer than SKELETON_DELAY_MS. */
function useSlowNavigation() {
	const { state, location } = useNavigation();
	const underWay = state === "loading" && location.pathname === href("/marketplace");
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		if (!underWay) return setSlow(false);
		const timer = setTimeout(() => setSlow(true), SKELETON_DELAY_MS);
		return () => clearTimeout(timer);
	}, [underWay]);
	return underWay && slow ? readFilters(new URLSearchParams(location.search)) : undefined;
}
