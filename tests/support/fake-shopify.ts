// A fake Shopify: the published Storefront schema over real HTTP, with data from a few plain objects.
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buildClientSchema, type GraphQLSchema, graphql } from "graphql";

export function storefrontSchema(): GraphQLSchema {
	const file = new URL("../../node_modules/@shopify/hydrogen-react/storefront.schema.json", import.meta.url);
	return buildClientSchema(JSON.parse(readFileSync(file, "utf8")));
}

export type FakeProduct = {
	handle: string;
	title?: string;
	price?: string;
	available?: boolean;
	/** False if the product has no variant to sell. */
	variant?: boolean;
	/** How many are in stock. */
	stock?: number;
	/** The names of the options, and one value per option for every variant. Without them there is one variant. */
	options?: string[];
	variants?: FakeVariant[];
	productType?: string;
	descriptionHtml?: string;
	metafields?: Record<string, string>;
	/** The file that the metafield pdf_spec_url points to. */
	pdfFile?: string;
	pictures?: number;
};

export type FakeVariant = {
	values: string[];
	price?: string;
	available?: boolean;
	stock?: number;
	picture?: string;
};

export type Received = {
	headers: IncomingMessage["headers"];
	operation: string;
	variables: Record<string, unknown>;
};
/** Replaces the next answer: a status, a body, half a body, or no answer at all. */
export type Mishap = { status: number; headers?: Record<string, string>; body?: string } | "hang" | "half";

export class FakeShopify {
	readonly received: Received[] = [];
	products: FakeProduct[] = [];
	/** Used for one answer each, before answers are normal again. */
	mishaps: Mishap[] = [];
	/** If set, it replaces every answer. */
	outage: Mishap | null = null;
	userErrors: { code: string; field: string[]; message: string }[] = [];
	completedCarts = new Set<string>();
	/** Checkout addresses from before the last call of `expireCheckouts`. */
	#expired = new Set<string>();
	#given = new Set<string>();
	/** The discount codes that apply. */
	discountCodes = new Set<string>();
	url = "";
	/** The address of the checkout. A browser test sets it to `origin`, where the fake serves a checkout page. */
	checkoutOrigin = "https://store.example";
	origin = "";
	readonly #schema = storefrontSchema();
	readonly #server = createServer((request, response) => void this.#answer(request, response));

	async start(): Promise<void> {
		await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
		this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
		this.url = `${this.origin}/api/2026-04/graphql.json`;
	}

	/** Hours later: the addresses given so far lead nowhere, but their carts are still there. */
	expireCheckouts(): void {
		this.#expired = new Set(this.#given);
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise((resolve) => this.#server.close(resolve));
	}

	async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (request.url?.startsWith("/cart/c/")) return this.#till(request, response);
		let text = "";
		for await (const chunk of request) text += chunk;
		const { query, variables } = JSON.parse(text);
		const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "";
		this.received.push({ headers: request.headers, operation, variables });
		const mishap = this.outage ?? this.mishaps.shift();
		if (mishap === "hang") return;
		if (mishap === "half") {
			response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
			response.write('{"data":{"products":{"nodes":[');
			setTimeout(() => response.destroy(), 5);
			return;
		}
		if (mishap) {
			response.writeHead(mishap.status, { "Content-Type": "application/json", ...mishap.headers });
			response.end(mishap.body ?? "{}");
			return;
		}
		const result = await graphql({
			schema: this.#schema,
			source: query,
			variableValues: variables,
			rootValue: this.#root(),
		});
		response.writeHead(200, { "Content-Type": "application/json" });
		response.end(JSON.stringify(result));
	}

	/** The page behind a checkoutUrl. Paying there turns the cart into an order and removes the cart. */
	#till({ url = "", method }: IncomingMessage, response: ServerResponse): void {
		if (this.#expired.has(url)) {
			response.writeHead(410, { "Content-Type": "text/html" });
			response.end("<!doctype html><title>Expired</title><h1>This checkout has expired</h1>");
			return;
		}
		const paid = method === "POST";
		if (paid) this.completedCarts.add(url.replace("/cart/c/", "gid://shopify/Cart/"));
		response.writeHead(200, { "Content-Type": "text/html" });
		response.end(
			`<!doctype html><html lang="en"><title>Till</title><link rel="icon" href="data:,">${
				paid
					? "<h1>Thank you</h1>"
					: '<h1>Store checkout</h1><form method="post"><button>Pay now</button></form>'
			}`,
		);
	}

	#root() {
		return {
			products: ({ first, after }: { first: number; after?: string | null }) => {
				const start = after ? Number(after) : 0;
				const nodes = this.products.slice(start, start + Math.min(first, 250)).map(productNode);
				const end = start + nodes.length;
				return {
					nodes,
					pageInfo: { hasNextPage: end < this.products.length, endCursor: nodes.length ? String(end) : null },
				};
			},
			cart: ({ id }: { id: string }) => (this.completedCarts.has(id) ? null : { id }),
			product: ({ id }: { id: string }) => {
				const product = this.products.find(({ handle }) => id === `gid://shopify/Product/${handle}`);
				return product ? productNode(product) : null;
			},
			cartCreate: ({ input }: { input: CartInput }) => this.#createCart(input),
		};
	}

	#find(id: string): [FakeProduct | undefined, FakeVariant | undefined] {
		for (const product of this.products) {
			if (!product.variants && variantId(product.handle) === id) return [product, undefined];
			const variant = product.variants?.find(({ values }) => variantId(product.handle, values) === id);
			if (variant) return [product, variant];
		}
		return [undefined, undefined];
	}

	#createCart({ lines, discountCodes = [] }: CartInput) {
		if (this.userErrors.length > 0) return { cart: null, userErrors: this.userErrors, warnings: [] };
		const sold = lines.map(({ merchandiseId, quantity }) => {
			const [product, variant] = this.#find(merchandiseId);
			const stock = variant?.stock ?? product?.stock ?? quantity;
			return {
				price: variant?.price ?? product?.price,
				merchandiseId,
				asked: quantity,
				quantity: Math.min(quantity, stock),
			};
		});
		const name = `${this.received.length}?key=secret`;
		this.#given.add(`/cart/c/${name}`);
		return {
			cart: {
				id: `gid://shopify/Cart/${name}`,
				checkoutUrl: `${this.checkoutOrigin}/cart/c/${name}`,
				discountCodes: discountCodes.map((code) => ({ code, applicable: this.discountCodes.has(code) })),
				lines: {
					nodes: sold
						.filter(({ quantity }) => quantity > 0)
						.map(({ price, merchandiseId, quantity }) => ({
							__typename: "CartLine",
							quantity,
							cost: { amountPerQuantity: money(price) },
							merchandise: { __typename: "ProductVariant", id: merchandiseId },
						})),
				},
			},
			userErrors: [],
			warnings: sold
				.filter(({ asked, quantity }) => quantity < asked)
				.map(({ merchandiseId, quantity }) => ({
					code: quantity === 0 ? "MERCHANDISE_OUT_OF_STOCK" : "MERCHANDISE_NOT_ENOUGH_STOCK",
					target: merchandiseId,
					message: "Not enough of it.",
				})),
		};
	}
}

type CartInput = { lines: { merchandiseId: string; quantity: number }[]; discountCodes?: string[] };

/** The first variant of a product has the product's own name, the others their values. */
export function variantId(handle: string, values: string[] = []): string {
	return `gid://shopify/ProductVariant/${[handle, ...values].join("-").replaceAll(" ", "")}`;
}

function money(amount = "100.0") {
	return { amount, currencyCode: "USD" };
}

function productNode(product: FakeProduct) {
	const { handle, title = handle, available = true, metafields = {}, pictures = 1 } = product;
	const variants = product.variant === false ? [] : variantNodes(product);
	return {
		id: `gid://shopify/Product/${handle}`,
		handle,
		title,
		description: `About ${title}`,
		descriptionHtml: product.descriptionHtml ?? `<p>About ${title}</p>`,
		availableForSale: available,
		priceRange: { minVariantPrice: money(product.price) },
		productType: product.productType ?? "",
		tags: [],
		selectedOrFirstAvailableVariant:
			variants.find(({ availableForSale }) => availableForSale) ?? variants[0] ?? null,
		options: (product.options ?? ["Title"]).map((name, at) => ({
			name,
			optionValues: [...new Set(variants.map(({ selectedOptions }) => selectedOptions[at]?.value ?? ""))].map(
				(value) => ({ name: value }),
			),
		})),
		variants: ({ first, after }: { first: number; after?: string | null }) => {
			const start = after ? Number(after) : 0;
			const nodes = variants.slice(start, start + Math.min(first, 250));
			const end = start + nodes.length;
			return { nodes, pageInfo: { hasNextPage: end < variants.length, endCursor: String(end) } };
		},
		images: {
			nodes: Array.from({ length: pictures }, (_, n) => ({
				url: `https://cdn.shopify.com/s/files/${handle}-${n}.jpg`,
				altText: null,
				width: 2000,
				height: 1500,
			})),
		},
		metafields: ({ identifiers }: { identifiers: { namespace: string; key: string }[] }) =>
			identifiers.map(({ key }) => {
				const value = metafields[key];
				const file = key === "pdf_spec_url" ? product.pdfFile : undefined;
				if (value === undefined && !file) return null;
				return {
					key,
					value: value ?? "gid://shopify/GenericFile/1",
					reference: file ? { __typename: "GenericFile", url: file } : null,
				};
			}),
	};
}

function variantNodes({ handle, price, available = true, options = ["Title"], variants }: FakeProduct) {
	if (!variants)
		return [
			{
				id: variantId(handle),
				title: "Default Title",
				sku: handle,
				availableForSale: available,
				price: money(price),
				image: null,
				selectedOptions: [{ name: "Title", value: "Default Title" }],
			},
		];
	return variants.map((variant) => ({
		id: variantId(handle, variant.values),
		title: variant.values.join(" / "),
		sku: null,
		availableForSale: available && (variant.available ?? true),
		price: money(variant.price ?? price),
		image: variant.picture ? { url: variant.picture } : null,
		selectedOptions: options.map((name, at) => ({ name, value: variant.values[at] ?? "" })),
	}));
}
