import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { type GroupId, groupName, groups } from "../../groups.ts";
import type { ListedProduct } from "../../listed-product.ts";
import type { SearchResult } from "../../search/search-catalog.ts";
import { type ShopFilters, shopAddress } from "../../search/shop-filters.ts";
import { ShopFilterForm } from "../shop-filter-form.tsx";
import { ProductCard } from "./product-card.tsx";
import "./options.css";

type ProductResultsProps = {
	filters: ShopFilters;
	result: Omit<SearchResult, "products"> & { products: ListedProduct[] };
	/** The button of products that the cart cannot take. */
	inquire: (product: ListedProduct) => ReactNode;
};

/** The first row on a wide screen. */
const FIRST_ROW = 3;

export function ProductResults({ filters, result, inquire }: ProductResultsProps) {
	const { products, total, counts, all, page, pages, corrected } = result;
	// The chosen group stays in view, so that one sees why nothing is found.
	const shown = [...groups.map(({ id }): GroupId => id), "other" as const].filter(
		(id) => counts[id] || id === filters.group,
	);
	const to = (group: GroupId | null) => shopAddress({ ...filters, group, page: 1 });
	return (
		<div className="wrap py-8 lg:py-10">
			<ShopFilterForm filters={filters} />
			<nav aria-label="Groups" className="mt-5">
				<ul className="group-row">
					{[null, ...shown].map((id) => (
						<li key={id ?? "all"}>
							<Link
								to={to(id)}
								className="option"
								aria-current={filters.group === id ? "page" : undefined}
								preventScrollReset
							>
								{id ? groupName(id) : "All"}
								<span className="figures ml-2 text-sm font-normal text-slate">
									{numerals(id ? (counts[id] ?? 0) : all)}
								</span>
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<section aria-label="Products" className="mt-6">
				<h2 className="sr-only">Products</h2>
				<p aria-live="polite" className="figures mb-6 min-h-7 text-slate">
					{total > 0 && `${numerals(total)} ${total === 1 ? "product" : "products"}`}
					{filters.q && total > 0 && ` for “${corrected ?? filters.q}”`}
					{corrected && total > 0 && `. We found nothing for “${filters.q}”.`}
				</p>
				{products.length > 0 ? (
					<div className="grid gap-x-8 gap-y-9 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3">
						{products.map((product, index) => (
							<ProductCard key={product.id} product={product} eager={index < FIRST_ROW} inquire={inquire} />
						))}
					</div>
				) : (
					<NoProducts filters={filters} all={all} />
				)}
				{pages > 1 && (
					<nav aria-label="Pages" className="mt-12 flex flex-wrap items-center gap-4">
						{page > 1 && (
							<Link
								className={buttonClass({ variant: "secondary" })}
								to={shopAddress({ ...filters, page: page - 1 })}
							>
								Previous
							</Link>
						)}
						<span className="figures text-slate">
							Page {page} of {pages}
						</span>
						{page < pages && (
							<Link
								className={buttonClass({ variant: "secondary" })}
								to={shopAddress({ ...filters, page: page + 1 })}
							>
								Next
							</Link>
						)}
					</nav>
				)}
			</section>
		</div>
	);
}

function NoProducts({ filters, all }: { filters: ShopFilters; all: number }) {
	const where = filters.group ? ` in ${groupName(filters.group)}` : "";
	return (
		<EmptyState
			title={filters.q ? `Nothing found for “${filters.q}”${where}` : `Nothing here${where}`}
			action={
				<>
					{filters.group && all > 0 && (
						<ButtonLink to={shopAddress({ ...filters, group: null, page: 1 })}>Search all groups</ButtonLink>
					)}
					<ButtonLink variant="secondary" to={href("/shop")}>
						Show all products
					</ButtonLink>
				</>
			}
		>
			<p>
				Try a shorter word, such as pump or hose, or ask us. We can also order parts that aren't listed here.
			</p>
		</EmptyState>
	);
}
