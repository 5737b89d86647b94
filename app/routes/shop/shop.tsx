import { data, href } from "react-router";
import { contact, promises, telephoneHref } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { type ListedProduct, listedProduct } from "#app/features/shop/listed-product.ts";
import { CATALOG_TAG } from "#app/features/shop/store/catalog.server.ts";
import { readCatalog } from "#app/features/shop/store/shop.server.ts";
import { ProductCard } from "#app/features/shop/ui/product-card.tsx";
import { ShopUnavailable } from "#app/features/shop/ui/shop-unavailable.tsx";
import { cacheUntilChange } from "#app/platform/page-tags.server.ts";
import { Band } from "#app/ui/band.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/shop.ts";

const page = {
	path: "/shop",
	title: "Shop",
	description: "Cannons, pumps, hose kits, controllers and sensors: equipment we install ourselves.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);
export const headers: Route.HeadersFunction = () => cacheUntilChange(CATALOG_TAG);

export async function loader() {
	const read = await readCatalog();
	if (!read.ok) return data({ products: null }, { status: 503 });
	return data({ products: read.products.map(listedProduct) });
}

/** The first row on a wide screen. */
const FIRST_ROW = 3;

export default function ShopPage({ loaderData: { products } }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title={page.title} lead={page.description}>
				<p className="mt-4">
					<TextLink to={href("/fire-suppression-systems")}>See how the parts work together</TextLink>
				</p>
			</PageHeading>
			{products ? (
				<div className="wrap py-12 lg:py-16">
					<div className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
						{products.map((product, index) => (
							<ProductCard key={product.id} product={product} eager={index < FIRST_ROW} contact={contactUs} />
						))}
					</div>
				</div>
			) : (
				<ShopUnavailable />
			)}
			<Band tone="ink" contours>
				<h2 className="text-heading max-w-[20ch]">Not sure what your lot needs?</h2>
				<p className="measure mt-4 text-lg">
					Tell us about house, slope and water. We call you back within {promises.answerHours} hours and say
					what fits, and what you can leave out.
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

function contactUs({ title }: ListedProduct) {
	return (
		<ConsultLink
			topic={title}
			message={`Please tell me price and delivery time of: ${title}.`}
			className={buttonClass({ variant: "secondary" }, "w-full")}
		>
			Contact Us
		</ConsultLink>
	);
}
