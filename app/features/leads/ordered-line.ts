// A product in an order or a cart. Apart from the order's record, because pages of the shop load this.

export type OrderedLine = {
	variantId: string;
	handle: string;
	title: string;
	/** Empty or absent for a product without options. */
	variantTitle?: string;
	quantity: number;
	price: string;
	currency: string;
};

/** The name of a line in a cart or an order. */
export function lineName({ title, variantTitle }: { title: string; variantTitle?: string }): string {
	return variantTitle ? `${title} (${variantTitle})` : title;
}
