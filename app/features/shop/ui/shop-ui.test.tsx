import { renderToString } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { manyProducts } from "#tests/support/many-products.ts";
import { embeddedCatalog } from "../catalog/embedded-catalog.ts";
import { listedProduct } from "../listed-product.ts";
import type { Product } from "../product.ts";
import { searchCatalog } from "../search/search-catalog.ts";
import { readShopFilters } from "../search/shop-filters.ts";
import { CartButton } from "./cart/cart-button.tsx";
import { CartProvider } from "./cart/cart-provider.tsx";
import { ProductDetails } from "./product/product-details.tsx";
import { ProductResults } from "./product/product-results.tsx";
import { ProductSections } from "./product/product-sections.tsx";
import { ShopUnavailable } from "./shop-unavailable.tsx";

function render(element: React.ReactNode): string {
	return renderToString(<MemoryRouter initialEntries={["/shop"]}>{element}</MemoryRouter>);
}

test("the cart outside its provider is an error that says where it belongs", () => {
	expect(() => renderToString(<CartButton />)).toThrow("must be used within a CartProvider");
});

test("before JavaScript the cart button is a link to the cart's page", () => {
	const html = render(
		<CartProvider>
			<CartButton />
		</CartProvider>,
	);
	expect(html).toContain('href="/cart"');
});

test("the first group of 2,000 products is shown as fast as a shop of 21 products", {
	timeout: 60_000,
}, async () => {
	const few = embeddedCatalog.slice(0, 21);
	const many = manyProducts(2_000);
	const [ofFew, ofMany]: [number[], number[]] = [[], []];
	// In turns and in processor time, so that a busy machine slows down both alike.
	for (let round = 0; round < 25; round++) {
		ofFew.push(await costOf(() => showShop(few, "")));
		ofMany.push(await costOf(() => showShop(many, "?group=pump")));
	}
	const ratio = median(ofMany.slice(5)) / median(ofFew.slice(5));
	// The first page of the group has 24 cards instead of 21; the rest is for noise.
	expect(ratio).toBeLessThan((24 / 21) * 1.5);
});

async function showShop(products: readonly Product[], search: string): Promise<void> {
	expect(renderShop(products, search)).toContain("product-card");
}

async function costOf(work: () => Promise<void>): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return user + system;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A product as a remote store may have it. */
function storeProduct(changes: Partial<Product>): Product {
	const product = embeddedCatalog.find(({ handle }) => handle === "hose-pack");
	if (!product) throw new Error("no product");
	return { ...product, ...changes };
}
const noLinks = { needs: [], worksWith: [], more: [] };
function renderPage(product: Product): string {
	const details = <ProductDetails product={product} linked={noLinks} ask={null} inquiry={() => "/contact"} />;
	return renderToString(
		<RouterProvider
			router={createMemoryRouter([{ path: "/", element: <CartProvider>{details}</CartProvider> }])}
		/>,
	);
}
function renderShop(products: readonly Product[], search = ""): string {
	const filters = readShopFilters(new URLSearchParams(search));
	const { products: found, ...rest } = searchCatalog(products, filters);
	const result = { ...rest, products: found.map(listedProduct) };
	const results = <ProductResults filters={filters} result={result} inquire={() => null} />;
	return renderToString(
		<RouterProvider
			router={createMemoryRouter([{ path: "/", element: <CartProvider>{results}</CartProvider> }])}
		/>,
	);
}

test.each([
	[true, "Add to Cart"],
	[false, "Sold Out"],
])(
	"a product without a variant, available %s, says '%s' on its card and on its page, and why",
	(available, label) => {
		const product = storeProduct({ price: "20.00", available, variantId: null, variants: [], options: [] });
		for (const html of [renderShop([product]), renderPage(product)]) {
			expect(html).toContain(label);
			expect(html).not.toContain("Contact Us for Pricing");
			expect(html.includes("sell this online right now")).toBe(available);
		}
	},
);

test("a card with several versions asks which: without JavaScript on the product's page", () => {
	const html = renderShop(embeddedCatalog.filter(({ handle }) => handle === "mini-water-cannon"));
	expect(html).toContain('action="/product/mini-water-cannon#versions"');
	expect(html).not.toContain('name="variantId"');
});

test("no group without products is offered, except the one that was chosen", () => {
	const html = renderShop([storeProduct({})]);
	expect(html).toContain("Pumps and hoses");
	expect(html).not.toContain("Water cannons");
	expect(renderShop([storeProduct({})], "group=throw")).toContain("Water cannons");
});

test.each(embeddedCatalog.map((product) => [product.handle, product] as const))(
	"%s: 'In Stock' never stands alone beside a lead time in weeks",
	(_handle, product) => {
		const html = renderPage(product);
		const leadTime = product.facts.delivery?.leadTime ?? "";
		if (product.group !== "service" && product.available && leadTime.includes("week"))
			expect(html).toContain(">Made to order<");
		else expect(html).not.toContain(">Made to order<");
	},
);

test("the sections of a product come in the order of the specification, then ours", () => {
	const html = renderPage(storeProduct({}));
	const titles = [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title);
	expect(titles.slice(0, 4)).toEqual(["Key Features", "Downloads", "Specifications", "Installation Guide"]);
	expect(titles.length).toBeGreaterThan(4);
});

test("a shop that cannot be loaded offers a retry and the phone", () => {
	const html = render(<ShopUnavailable />);
	expect(html).toContain('role="alert"');
	expect(html).toContain('href="/shop"');
	expect(html).toContain("Try again");
	expect(html).toContain('href="tel:+12135550119"');
});

test("a product with nothing but a name has no empty sections", () => {
	const [product] = embeddedCatalog;
	if (!product) throw new Error("no product");
	const bare = { features: null, pdf_spec_url: null, specifications: null, installation_guide: null };
	const facts = {
		box: [],
		needs: [],
		worksWith: [],
		delivery: null,
		warranty: null,
		prop65: null,
		carb: null,
	};
	const linked = { needs: [], worksWith: [], more: [] };
	const html = render(<ProductSections product={{ ...product, metafields: bare, facts }} linked={linked} />);
	expect(html).not.toContain("<h2");
});
