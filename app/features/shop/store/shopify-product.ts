// Converts Shopify's products to ours.

import { toCents } from "#app/features/leads/store-price.ts";
import { decimalDollars } from "#app/ui/decimal-price.ts";
import { readDeliveryKind } from "../delivery.ts";
import { readGroup } from "../groups.ts";
import type { BuyingFacts, Product, ProductOption, Variant } from "../product.ts";
import type { ShopifyMetafield, ShopifyProduct, ShopifyVariant } from "./shopify-queries.ts";

export function toProduct(source: ShopifyProduct): Product {
	const usual = source.selectedOrFirstAvailableVariant;
	const listed = source.variants?.nodes ?? [];
	const offered = listed.length > 0 ? listed : usual ? [usual] : [];
	const options = optionsOf(source, offered);
	const variants = offered.map((variant) => toVariant(variant, options, source.availableForSale));
	const money = usual?.price ?? source.priceRange.minVariantPrice;
	const images = source.images.nodes.map((image) => ({
		url: image.url,
		altText: image.altText ?? source.title,
		width: image.width ?? 1200,
		height: image.height ?? 900,
	}));
	const metafield = metafieldsOf(source.metafields);
	const text = (key: string) => metafield(key)?.value ?? null;
	return {
		id: source.id,
		handle: source.handle,
		title: source.title,
		group:
			readGroup(text("group")) ??
			readGroup(source.productType) ??
			(source.tags ?? []).map(readGroup).find(Boolean) ??
			"other",
		description: source.description,
		descriptionHtml: source.descriptionHtml,
		price: parsePrice(money.amount),
		currency: money.currencyCode,
		available: source.availableForSale && (usual?.availableForSale ?? true),
		variantId: usual?.id ?? variants[0]?.id ?? null,
		options,
		variants,
		image: images[0]?.url ?? null,
		images,
		facts: factsOf(text),
		metafields: {
			features: commaList(metafield("features")?.value),
			pdf_spec_url: webUrl(metafield("pdf_spec_url")),
			specifications: text("specifications"),
			installation_guide: text("installation_guide"),
		},
	};
}

function toVariant(source: ShopifyVariant, options: ProductOption[], isProductForSale: boolean): Variant {
	const values = options.map(
		({ name }) => source.selectedOptions?.find((option) => option.name === name)?.value ?? "",
	);
	return {
		id: source.id,
		title: values.join(", "),
		values,
		price: parsePrice(source.price.amount),
		available: isProductForSale && source.availableForSale,
		image: source.image?.url ?? null,
		sku: source.sku ?? null,
	};
}

/** A product without options has one called 'Title' at Shopify. */
function optionsOf({ options }: ShopifyProduct, variants: readonly ShopifyVariant[]): ProductOption[] {
	const named =
		options?.map(({ name, optionValues }) => ({ name, values: optionValues.map((value) => value.name) })) ??
		[...new Set(variants.flatMap(({ selectedOptions = [] }) => selectedOptions.map(({ name }) => name)))].map(
			(name) => ({
				name,
				values: [
					...new Set(
						variants.flatMap(
							({ selectedOptions = [] }) =>
								selectedOptions.find((option) => option.name === name)?.value ?? [],
						),
					),
				],
			}),
		);
	const isDefault = named.length === 1 && named[0]?.name === "Title" && named[0].values.length <= 1;
	return isDefault ? [] : named;
}

function factsOf(text: (key: string) => string | null): BuyingFacts {
	const kind = readDeliveryKind(text("delivery"));
	return {
		box: entries(text("in_the_box")),
		needs: entries(text("needs")),
		worksWith: entries(text("works_with")),
		delivery: kind && { kind, leadTime: text("lead_time") ?? "5 business days" },
		warranty: text("warranty"),
		prop65: text("prop65"),
		carb: text("carb"),
	};
}

/** A list field is JSON; a text field has one entry per line or comma. */
function entries(value: string | null): string[] {
	return (commaList(value ?? undefined) ?? "")
		.split(/[\n,]/)
		.map((entry) => entry.trim())
		.filter(Boolean);
}

/** An unreadable price counts as no price, so the product is sold on request and never for free. */
export function parsePrice(amount: string): string {
	return decimalDollars(toCents(amount) ?? 0);
}

function metafieldsOf(entries: readonly (ShopifyMetafield | null)[]) {
	return (key: string) => entries.find((entry) => entry?.key === key) ?? null;
}

/** A list field is JSON, a text field comma-separated. */
function commaList(value: string | undefined): string | null {
	if (!value?.startsWith("[")) return value ?? null;
	try {
		const list: unknown = JSON.parse(value);
		return Array.isArray(list) ? list.map((entry) => String(entry).replaceAll(",", ";")).join(",") : value;
	} catch {
		return value;
	}
}

/** The field contains a URL or refers to a file. Only http and https URLs are used. */
function webUrl(field: ShopifyMetafield | null): string | null {
	const address = field?.reference?.url ?? field?.value;
	return address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}
