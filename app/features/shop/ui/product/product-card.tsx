import { type ReactNode, useId } from "react";
import { href, Link } from "react-router";
import type { ListedProduct } from "../../listed-product.ts";
import { isContactForPricing, priceText } from "../../product.ts";
import { BuyButton } from "./buy-button.tsx";
import "./product-card.css";
import { ProductGallery } from "./product-gallery.tsx";

type ProductCardProps = {
	product: ListedProduct;
	/** On the first screen, so its image is not lazy-loaded. */
	eager: boolean;
	/** The button of products that the cart cannot take. The inquiry dialog belongs to another feature. */
	inquire: (product: ListedProduct) => ReactNode;
};

const SIZES = "(width < 40rem) 40vw, (width < 64rem) 50vw, 380px";

export function ProductCard({ product, eager, inquire }: ProductCardProps) {
	const titleId = useId();
	const isOnRequest = isContactForPricing(product);
	return (
		<article className="product-card" aria-labelledby={titleId} data-product={product.handle}>
			<div className="product-card-picture">
				<ProductGallery title={product.title} images={product.images} sizes={SIZES} eager={eager} compact />
			</div>
			<div className="min-w-0">
				<h2 id={titleId} className="text-subheading wrap-anywhere sm:mt-4">
					{product.title}
				</h2>
				<p className="mt-1 line-clamp-2 text-sm text-slate sm:mt-2 sm:line-clamp-3 sm:text-base">
					{product.description}
				</p>
				{product.isBuiltOnSite && (
					<p className="mt-1 text-sm text-stone">Built by our crew, under a written contract</p>
				)}
				{product.versions > 1 && <p className="mt-1 text-sm text-stone">{product.versions} versions</p>}
			</div>
			<div className="product-card-actions">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line sm:border-t sm:pt-3">
					<p className={isOnRequest ? "font-semibold text-slate" : "figures text-label font-semibold"}>
						{product.hasPriceRange && !isOnRequest && <span className="text-sm font-normal">from </span>}
						{priceText(product)}
					</p>
					<Link
						className="link pointer-coarse:py-2"
						aria-describedby={titleId}
						to={href("/product/:handle", { handle: product.handle })}
						prefetch="intent"
					>
						View Details
					</Link>
				</div>
				<div className="sm:mt-3">
					{isOnRequest || (product.isBuiltOnSite && product.available) ? (
						inquire(product)
					) : (
						<BuyButton product={product} variant="secondary" describedBy={titleId} />
					)}
				</div>
			</div>
		</article>
	);
}
