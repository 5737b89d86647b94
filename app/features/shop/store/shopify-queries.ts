// The three GraphQL operations for Shopify's Storefront API. A test checks them against the published schema.

/** Shopify allows 250. Smaller pages keep each request within its timeout. */
export const PRODUCTS_PER_PAGE = 100;

export const PRODUCTS_QUERY = `
	query Products($first: Int!, $after: String) {
		products(first: $first, after: $after, sortKey: TITLE) {
			pageInfo { hasNextPage endCursor }
			nodes {
				id
				handle
				title
				description
				descriptionHtml
				availableForSale
				priceRange { minVariantPrice { amount currencyCode } }
				selectedOrFirstAvailableVariant { id availableForSale price { amount currencyCode } }
				images(first: 10) { nodes { url altText width height } }
				metafields(identifiers: [
					{ namespace: "custom", key: "features" }
					{ namespace: "custom", key: "pdf_spec_url" }
					{ namespace: "custom", key: "specifications" }
					{ namespace: "custom", key: "installation_guide" }
				]) {
					key
					value
					reference { ... on GenericFile { url } }
				}
			}
		}
	}
`;

export const CREATE_CART_MUTATION = `
	mutation CreateCart($input: CartInput!) {
		cartCreate(input: $input) {
			cart {
				id
				checkoutUrl
				lines(first: 100) {
					nodes {
						quantity
						cost { amountPerQuantity { amount currencyCode } }
						merchandise { ... on ProductVariant { id } }
					}
				}
			}
			userErrors { code field message }
			warnings { code target message }
		}
	}
`;

/** The cart is null once it became an order. */
export const CART_QUERY = `
	query CartState($id: ID!) {
		cart(id: $id) { id }
	}
`;

type Money = { amount: string; currencyCode: string };

export type ShopifyMetafield = { key: string; value: string; reference: { url?: string | null } | null };

export type ShopifyProduct = {
	id: string;
	handle: string;
	title: string;
	description: string;
	descriptionHtml: string;
	availableForSale: boolean;
	priceRange: { minVariantPrice: Money };
	selectedOrFirstAvailableVariant: { id: string; availableForSale: boolean; price: Money } | null;
	images: {
		nodes: { url: string; altText: string | null; width: number | null; height: number | null }[];
	};
	/** A metafield without a value is null. */
	metafields: (ShopifyMetafield | null)[];
};

export type ProductsPage = {
	products: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: ShopifyProduct[] };
};

export type CreatedCart = {
	cartCreate: {
		cart: {
			id: string;
			checkoutUrl: string;
			lines: {
				nodes: { quantity: number; cost: { amountPerQuantity: Money }; merchandise: { id?: string } }[];
			};
		} | null;
		userErrors: { code: string | null; field: string[] | null; message: string }[];
		warnings: { code: string; target: string; message: string }[];
	} | null;
};

export type CartState = { cart: { id: string } | null };
