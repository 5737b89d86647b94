import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { embeddedCatalog } from "../catalog/embedded-catalog.ts";
import { CartButton } from "./cart-button.tsx";
import { CartProvider } from "./cart-provider.tsx";
import { ProductSections } from "./product-sections.tsx";
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
	const linked = { needs: [], worksWith: [], related: [] };
	const html = render(<ProductSections product={{ ...product, metafields: bare, facts }} linked={linked} />);
	expect(html).not.toContain("<h2");
});
