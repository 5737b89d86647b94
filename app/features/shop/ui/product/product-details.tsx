import type { ReactNode } from "react";
import { href, useSearchParams } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { writtenContract } from "#app/features/company/written-contract.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { ProseHtml } from "#app/ui/page/prose.tsx";
import { deliveryCost, deliveryLine, deliveryWords, isMadeToOrder } from "../../delivery.ts";
import { inquiryAbout, isBuiltOnSite, isContactForPricing, type Product, priceText } from "../../product.ts";
import { imagesFor } from "../../product-picture.ts";
import type { LinkedProducts } from "../../related-products.ts";
import { selectVariant } from "../../variants.ts";
import { BuyForm } from "./buy-form.tsx";
import { NotifyForm } from "./notify-form.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductSections } from "./product-sections.tsx";
import { VariantPicker } from "./variant-picker.tsx";

type ProductDetailsProps = {
	product: Product;
	linked: LinkedProducts;
	/** A question about it. */
	ask: ReactNode;
	/** The contact page, with what the visitor asks for. */
	inquiry: (about: { topic: string; message: string }) => string;
};

export function ProductDetails({ product, linked, ask, inquiry }: ProductDetailsProps) {
	const [search] = useSearchParams();
	const { variant, isUnknown } = selectVariant(product, search);
	const price = variant?.price ?? product.price;
	const isOnRequest = isContactForPricing({ title: product.title, price });
	const available = variant?.available ?? product.available;
	const { delivery } = product.facts;
	const isBuilt = isBuiltOnSite(product);
	const inquiryLink = inquiry(inquiryAbout({ title: product.title, price, variantTitle: variant?.title }));
	return (
		<>
			<div className="wrap pt-4 pb-14 lg:pb-20" data-no-call-button="" data-sheet="product">
				<BackLink to={href("/shop")}>Back to Shop</BackLink>
				<div className="mt-2 grid gap-x-8 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[7fr_5fr] lg:gap-x-14">
					<div className="min-w-0">
						<ProductGallery
							// The gallery starts at the variant's own picture.
							key={variant?.image ?? ""}
							title={product.title}
							images={imagesFor(product, variant)}
							sizes="(width < 48rem) 100vw, (width < 64rem) 50vw, 680px"
							eager
						/>
						{variant?.pictured && <p className="mt-2 text-sm text-stone">Pictured: {variant.pictured}</p>}
					</div>
					<div className="min-w-0 md:row-span-2">
						<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
							{available ? <Badge tone="sage">In Stock</Badge> : <Badge tone="amber">Out of Stock</Badge>}
							{available && delivery && isMadeToOrder(delivery) && <Badge>Made to order</Badge>}
							{delivery && <p className="text-sm text-slate">{deliveryLine(delivery, available)}</p>}
						</div>
						<h1 className="text-title mt-3">{product.title}</h1>
						<p
							className={
								isOnRequest
									? "text-label mt-4 font-semibold text-slate"
									: "figures text-heading mt-4 font-condensed font-semibold"
							}
						>
							{priceText({ ...product, price })}
						</p>
						{isUnknown && (
							<Notice tone="amber" className="mt-4">
								We don't sell the version in this link anymore. This is the closest one.
							</Notice>
						)}
						{variant && <VariantPicker product={product} variant={variant} />}
						<div className="mt-6 max-w-sm">
							{isOnRequest ? (
								<ButtonLink className="w-full" size="large" to={inquiryLink}>
									Contact Us for Pricing
								</ButtonLink>
							) : isBuilt && available ? (
								<ButtonLink className="w-full" size="large" to={inquiryLink}>
									Request a quote
								</ButtonLink>
							) : (
								<BuyForm key={variant?.id} product={product} variant={variant} />
							)}
						</div>
						{variant && !available && !isOnRequest && (
							<NotifyForm handle={product.handle} variant={variant} />
						)}
						{isBuilt && (
							<p className="mt-5 max-w-sm text-sm text-slate">
								<span className="font-semibold text-ink">A written contract comes first:</span> our crew
								builds this on your property. The deposit is {writtenContract.deposit}. You can cancel within{" "}
								{writtenContract.cancel}. The contract comes with the form for it.
							</p>
						)}
						{delivery && !isOnRequest && (
							<p className="mt-5 max-w-sm text-sm text-slate">
								<span className="font-semibold text-ink">{deliveryWords(delivery).delivery}:</span>{" "}
								{deliveryCost(delivery)}
							</p>
						)}
						<p className="mt-5 max-w-sm text-sm text-slate">
							Questions? {ask} or call{" "}
							<a className="link whitespace-nowrap" href={telephoneHref(contact.businessPhone)}>
								{contact.businessPhone}
							</a>
							.
						</p>
					</div>
					<div className="min-w-0 md:col-start-1">
						{product.descriptionHtml ? (
							<ProseHtml html={product.descriptionHtml} />
						) : (
							<p className="measure">{product.description}</p>
						)}
					</div>
				</div>
			</div>
			<Band tone="white">
				<ProductSections product={product} linked={linked} />
			</Band>
		</>
	);
}
