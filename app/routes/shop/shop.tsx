import { data, href } from "react-router";
import { contact, promises, telephoneHref } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { missedSearchHeader } from "#app/features/insight/missed-searches.server.ts";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { type ListedProduct, listedProduct } from "#app/features/shop/listed-product.ts";
import { inquiryAbout, isContactForPricing } from "#app/features/shop/product.ts";
import { searchCatalog } from "#app/features/shop/search/search-catalog.ts";
import { readShopFilters } from "#app/features/shop/search/shop-filters.ts";
import { CATALOG_TAG } from "#app/features/shop/store/catalog.server.ts";
import { readCatalog } from "#app/features/shop/store/shop.server.ts";
import { ProductResults } from "#app/features/shop/ui/product/product-results.tsx";
import { ShopUnavailable } from "#app/features/shop/ui/shop-unavailable.tsx";
import { cacheUntilChange } from "#app/platform/http/page-tags.server.ts";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/shop.ts";

const page = {
	path: "/shop",
	title: "Shop",
	description: "Cannons, pumps, hose kits, controllers and sensors: equipment we install ourselves.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request }: Route.LoaderArgs) {
	const filters = readShopFilters(new URL(request.url).searchParams);
	const read = await readCatalog();
	if (!read.ok) return data({ filters, result: null }, { status: 503 });
	const { products, ...found } = searchCatalog(read.products, filters);
	return data(
		{ filters, result: { ...found, products: products.map(listedProduct) } },
		{
			headers: {
				...cacheUntilChange(CATALOG_TAG),
				...(products.length === 0 ? missedSearchHeader("shop", filters.q) : {}),
			},
		},
	);
}

export default function ShopPage({ loaderData: { filters, result } }: Route.ComponentProps) {
	return (
		<>
			<section className="relative overflow-hidden border-b border-line">
				<ContourLines className="pointer-events-none absolute inset-y-0 right-0 h-full w-full max-w-[60rem]" />
				<div className="wrap relative flex flex-wrap items-end justify-between gap-x-10 gap-y-4 py-6 lg:py-10">
					<div>
						<h1 className="text-title">{page.title}</h1>
						<p className="mt-2 max-w-[46ch] text-slate lg:text-lg">{page.description}</p>
					</div>
					<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
						<ButtonLink to={href("/build-my-system")}>Build my system</ButtonLink>
						<TextLink to={href("/fire-suppression-systems")}>See how the parts work together</TextLink>
					</div>
				</div>
			</section>
			{result ? (
				<ProductResults filters={filters} result={result} inquire={inquiryLink} />
			) : (
				<ShopUnavailable />
			)}
			<Band tone="ink" contours>
				<h2 className="text-heading max-w-[20ch]">Not sure what your lot needs?</h2>
				<p className="measure mt-4 text-lg">
					We'll call back within {promises.answerHours} business hours and tell you what fits and what you can
					skip.
				</p>
				<div className="mt-7 flex flex-wrap gap-3">
					<ConsultLink topic="Inquiry from Shop Page" className={buttonClass()}>
						Ask about equipment
					</ConsultLink>
					<a className={buttonClass({ variant: "on-dark" })} href={telephoneHref(contact.businessPhone)}>
						Call {contact.businessPhone}
					</a>
				</div>
			</Band>
		</>
	);
}

function inquiryLink(product: ListedProduct) {
	return (
		<ConsultLink {...inquiryAbout(product)} className={buttonClass({ variant: "secondary" }, "w-full")}>
			{isContactForPricing(product) ? "Contact Us" : "Request a quote"}
		</ConsultLink>
	);
}
