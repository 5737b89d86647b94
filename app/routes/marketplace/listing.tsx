// The page of a listing, for both kinds.
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { originOf, pageMeta } from "#app/features/company/pages/page-meta.ts";
import { ErrorPage } from "#app/features/company/ui/shell/error-page.tsx";
import { amountText, photoUrl } from "#app/features/marketplace/listing/listing.ts";
import { listingPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { structuredData } from "#app/features/marketplace/listing/structured-data.ts";
import { ListingNotFound, notFoundTitle } from "#app/features/marketplace/listing/ui/listing-not-found.tsx";
import { loadListingView } from "#app/features/marketplace/search/listing-view.server.ts";
import { cacheUntilChange } from "#app/platform/http/page-tags.server.ts";
import { ListingPage } from "#app/routes/marketplace/listing-page.tsx";
import type { Route } from "./+types/listing.ts";
import { kindOf, kindOfRequest } from "./kind-of.ts";

export { handle } from "./lost-answers.ts";

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
	if (!loaderData)
		return [
			{ title: `${notFoundTitle[kindOf(location)]} | Ringline` },
			{ name: "robots", content: "noindex" },
		];
	const { listing } = loaderData;
	const [photo] = listing.photos;
	return [
		...pageMeta(
			{
				path: listingPath(listing.kind, listing.id),
				title:
					listing.kind === "wanted" && !/^wanted/i.test(listing.title)
						? `Wanted: ${listing.title}`
						: listing.title,
				description: `${amountText(listing)}, ${listing.location}. ${listing.description.slice(0, 140)}`,
				...(photo ? { image: photoUrl(photo, 1600) } : {}),
			},
			matches,
		),
		{ "script:ld+json": structuredData(listing, originOf(matches)) },
	];
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, params }: Route.LoaderArgs) {
	const zip = new URL(request.url).searchParams.get("zip") ?? "";
	const found = await loadListingView(kindOfRequest(request), params.id, zip.slice(0, 5));
	if (!found) throw data(null, { status: 404 });
	return data(found.view, { headers: cacheUntilChange(...found.tags) });
}

/** The dialogs change nothing on this page, and a report that hides the listing must not remove it from view. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return /\/(report|edit-link|phone|saved|alerts)$/.test(formAction ?? "") ? false : defaultShouldRevalidate;
}

export default function Page({ loaderData }: Route.ComponentProps) {
	// The key resets the carousel when the listing changes.
	return <ListingPage key={loaderData.listing.id} {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const kind = kindOf(useLocation());
	if (isRouteErrorResponse(error) && error.status === 404) return <ListingNotFound kind={kind} />;
	return <ErrorPage error={error} />;
}
