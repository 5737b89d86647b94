// The GraphQL operations for Shopify's Storefront API. A test checks them against the published schema.

/** Shopify allows 250. Smaller pages keep each request within its timeout. */
export const PRODUCTS_PER_PAGE = 50;
export const VARIANTS_PER_PAGE = 100;

const VARIANT_FIELDS = `
	pageInfo { hasNextPage endCursor }
	nodes {
		id
		title
		sku
		availableForSale
		price { amount currencyCode }
		image { url }
		selectedOptions { name value }
	}
`;

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
				productType
				tags
				availableForSale
				priceRange { minVariantPrice { amount currencyCode } }
				selectedOrFirstAvailableVariant { id availableForSale price { amount currencyCode } }
				options(first: 10) { name optionValues { name } }
				variants(first: ${VARIANTS_PER_PAGE}) { ${VARIANT_FIELDS} }
				images(first: 10) { nodes { url altText width height } }
				metafields(identifiers: [
					{ namespace: "custom", key: "features" }
					{ namespace: "custom", key: "pdf_spec_url" }
					{ namespace: "custom", key: "specifications" }
					{ namespace: "custom", key: "installation_guide" }
					{ namespace: "custom", key: "group" }
					{ namespace: "custom", key: "in_the_box" }
					{ namespace: "custom", key: "needs" }
					{ namespace: "custom", key: "works_with" }
					{ namespace: "custom", key: "delivery" }
					{ namespace: "custom", key: "lead_time" }
					{ namespace: "custom", key: "warranty" }
					{ namespace: "custom", key: "prop65" }
					{ namespace: "custom", key: "carb" }
				]) {
					key
					value
					reference { ... on GenericFile { url } }
				}
			}
		}
	}
`;

/** The variants beyond the first page of one product. */
export const VARIANTS_QUERY = `
	query Variants($id: ID!, $first: Int!, $after: String) {
		product(id: $id) { variants(first: $first, after: $after) { ${VARIANT_FIELDS} } }
	}
`;

export const CREATE_CART_MUTATION = `
	mutation CreateCart($input: CartInput!) {
		cartCreate(input: $input) {
			cart {
				id
				checkoutUrl
				discountCodes { code applicable }
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

export type ShopifyVariant = {
	id: string;
	title?: string | null;
	sku?: string | null;
	availableForSale: boolean;
	price: Money;
	image?: { url: string } | null;
	selectedOptions?: { name: string; value: string }[];
};

type PageInfo = { hasNextPage: boolean; endCursor: string | null };
export type VariantsPage = { pageInfo?: PageInfo; nodes: ShopifyVariant[] };
export type MoreVariants = { product: { variants: VariantsPage } | null };

export type ShopifyProduct = {
	id: string;
	handle: string;
	title: string;
	description: string;
	descriptionHtml: string;
	availableForSale: boolean;
	priceRange: { minVariantPrice: Money };
	productType?: string | null;
	tags?: string[] | null;
	selectedOrFirstAvailableVariant: ShopifyVariant | null;
	options?: { name: string; optionValues: { name: string }[] }[] | null;
	variants?: VariantsPage | null;
	images: {
		nodes: { url: string; altText: string | null; width: number | null; height: number | null }[];
	};
	/** A metafield without a value is null. */
	metafields: (ShopifyMetafield | null)[];
};

export type ProductsPage = {
	products: { pageInfo: PageInfo; nodes: ShopifyProduct[] };
};

export type CreatedCart = {
	cartCreate: {
		cart: {
			id: string;
			checkoutUrl: string;
			discountCodes?: { code: string; applicable: boolean }[] | null;
			lines: {
				nodes: { quantity: number; cost: { amountPerQuantity: Money }; merchandise: { id?: string } }[];
			};
		} | null;
		userErrors: { code: string | null; field: string[] | null; message: string }[];
		warnings: { code: string; target: string; message: string }[];
	} | null;
};

export type CartState = { cart: { id: string } | null };
