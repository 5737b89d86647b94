import type { ReactNode } from "react";
import { href } from "react-router";
import { contact, promises, telephoneHref } from "#app/features/company/company.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ProseHtml } from "#app/ui/prose.tsx";
import { isContactForPricing, type Product, priceText } from "../product.ts";
import { BackToShop } from "./back-to-shop.tsx";
import { BuyButton } from "./buy-button.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductSections } from "./product-sections.tsx";

export function ProductDetails({
	product,
	ask,
}: {
	product: Product /** A question about it. */;
	ask: ReactNode;
}) {
	const isOnRequest = isContactForPricing(product);
	return (
		<>
			<div className="wrap pt-6 pb-14 lg:pb-20">
				<BackToShop />
				<div className="mt-4 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-x-14">
					<div className="min-w-0">
						<ProductGallery
							title={product.title}
							images={product.images}
							sizes="(width < 48rem) 100vw, (width < 64rem) 50vw, 680px"
							eager
						/>
					</div>
					<div>
						{product.available ? (
							<Badge tone="sage">In Stock</Badge>
						) : (
							<Badge tone="amber">Out of Stock</Badge>
						)}
						<h1 className="text-title mt-3">{product.title}</h1>
						<p
							className={
								isOnRequest
									? "text-label mt-4 font-semibold text-slate"
									: "figures text-heading mt-4 font-condensed font-semibold"
							}
						>
							{priceText(product)}
						</p>
						{product.descriptionHtml ? (
							<ProseHtml className="mt-5" html={product.descriptionHtml} />
						) : (
							<p className="measure mt-5">{product.description}</p>
						)}
						<div className="mt-8 max-w-sm">
							{isOnRequest ? (
								<ButtonLink className="w-full" size="large" to={href("/contact")}>
									Contact Us for Pricing
								</ButtonLink>
							) : (
								<BuyButton product={product} size="large" askQuantity />
							)}
						</div>
						<p className="mt-5 max-w-sm text-sm text-slate">
							Will it fit your system? {ask} or call{" "}
							<a className="link whitespace-nowrap" href={telephoneHref(contact.businessPhone)}>
								{contact.businessPhone}
							</a>
							, {promises.hoursText}.
						</p>
					</div>
				</div>
			</div>
			<Band tone="white">
				<ProductSections product={product} />
			</Band>
		</>
	);
}
