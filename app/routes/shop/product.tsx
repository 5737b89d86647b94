import { data, isRouteErrorResponse, redirect } from "react-router";
import { originOf, pageMeta } from "#app/features/company/pages/page-meta.ts";
import { ErrorPage } from "#app/features/company/ui/shell/error-page.tsx";
import { contactAddress } from "#app/features/leads/contact-page.ts";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { embeddedCatalog } from "#app/features/shop/catalog/embedded-catalog.ts";
import { productData, sharingPicture } from "#app/features/shop/product-data.ts";
import { linkedProducts } from "#app/features/shop/related-products.ts";
import { CATALOG_TAG } from "#app/features/shop/store/catalog.server.ts";
import { readCatalog } from "#app/features/shop/store/shop.server.ts";
import { ProductDetails } from "#app/features/shop/ui/product/product-details.tsx";
import { ProductNotFound } from "#app/features/shop/ui/product/product-not-found.tsx";
import { ShopUnavailable } from "#app/features/shop/ui/shop-unavailable.tsx";
import { cacheUntilChange } from "#app/platform/http/page-tags.server.ts";
import type { LostAnswerHandle } from "../lost-answer-texts.ts";
import { unlessOnlyQueryChanged } from "../revalidate.ts";
import type { Route } from "./+types/product.ts";

export const handle: LostAnswerHandle = {
	lostAnswers: {
		sending: {
			"/product/:handle/notify": {
				title: "Not sent",
				text: "The connection was lost. Your address is still here. Please send it again.",
				tone: "destructive",
			},
		},
	},
};

export const headers: Route.HeadersFunction = () => cacheUntilChange(CATALOG_TAG);

export async function loader({ params }: Route.LoaderArgs) {
	const read = await readCatalog();
	if (!read.ok) return data({ product: null, linked: null }, { status: 503 });
	const product = read.products.find(({ handle }) => handle === params.handle);
	// A remote store may not carry our services. 'Order Now' then leads to a person who is told which one.
	if (!product) {
		const ours = embeddedCatalog.find(({ handle, group }) => handle === params.handle && group === "service");
		if (ours) throw redirect(contactAddress(ours.title, `I'd like to order: ${ours.title}.`));
	}
	if (!product) throw data(null, { status: 404 });
	return data({ product, linked: linkedProducts(product, read.products) });
}

/** All variants came with the product, so choosing one need not wait for the server. */
export const shouldRevalidate = unlessOnlyQueryChanged;

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
	const product = loaderData?.product;
	if (!product) {
		const missing = {
			path: `/product/${params.handle}`,
			title: loaderData ? "Shop" : "Product Not Found",
			description: "Wildfire defense equipment.",
			hidden: true,
		};
		return pageMeta(missing, matches);
	}
	const origin = originOf(matches);
	const path = `/product/${encodeURIComponent(product.handle)}`;
	const picture = sharingPicture(product, origin);
	return [
		...pageMeta({ path, title: product.title, description: product.description.slice(0, 300) }, matches).map(
			(tag) =>
				picture && "property" in tag && tag.property === "og:image" ? { ...tag, content: picture } : tag,
		),
		{ "script:ld+json": productData(product, origin) },
	];
};

export default function ProductPage({ loaderData: { product, linked } }: Route.ComponentProps) {
	if (!product)
		return (
			<>
				<h1 className="sr-only">Shop</h1>
				<ShopUnavailable />
			</>
		);
	return (
		<ProductDetails
			// The key resets the gallery when the product changes.
			key={product.id}
			product={product}
			linked={linked}
			inquiry={(about) => contactAddress(about.topic, about.message)}
			ask={
				<ConsultLink
					topic={product.title}
					message={`I have a question about: ${product.title}.`}
					className="link"
				>
					Ask us
				</ConsultLink>
			}
		/>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error) && error.status === 404) return <ProductNotFound />;
	return <ErrorPage error={error} />;
}
