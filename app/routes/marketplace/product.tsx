import { data, isRouteErrorResponse } from "react-router";
import { originOf, pageMeta } from "#app/features/company/page-meta.ts";
import { amountText, photoUrl } from "#app/features/marketplace/listing.ts";
import { viewListing } from "#app/features/marketplace/listing-view.server.ts";
import { structuredData } from "#app/features/marketplace/structured-data.ts";
import { ListingNotFound } from "#app/features/marketplace/ui/listing-not-found.tsx";
import { ListingPage } from "#app/features/marketplace/ui/listing-page.tsx";
import { cacheUntilChange } from "#app/platform/page-tags.server.ts";
import type { Route } from "./+types/product.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ title: "Product Not Found | Ringline" }, { name: "robots", content: "noindex" }];
	const { listing } = loaderData;
	const [photo] = listing.photos;
	return [
		...pageMeta(
			{
				path: `/marketplace/${listing.id}`,
				title: listing.title,
				description: `${amountText(listing)}, ${listing.location}. ${listing.description.slice(0, 140)}`,
				...(photo ? { image: photoUrl(photo, 1600) } : {}),
			},
			matches,
		),
		{ "script:ld+json": structuredData(listing, originOf(matches)) },
	];
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params }: Route.LoaderArgs) {
	const found = await viewListing("sale", params.id);
	if (!found) throw data(null, { status: 404 });
	return data(found.view, { headers: cacheUntilChange(...found.tags) });
}

export default function Page({ loaderData }: Route.ComponentProps) {
	return <ListingPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && error.status === 404) return <ListingNotFound kind="sale" />;
	throw error;
}
