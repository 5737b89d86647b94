// The interface of a store.
import type { OrderedLine } from "#app/features/leads/ordered-line.ts";
import type { Product } from "../product.ts";

export type OrderLine = { variantId: string; quantity: number };

/** A line priced by the server. Only these prices count. */
export type PricedLine = OrderedLine;

/** Why a line cannot be sold as requested. */
export type LineProblem = {
	variantId: string;
	title: string | null;
	reason: "unknown" | "unavailable" | "contact-for-pricing" | "contract";
};

/** The visitor's IP address, so that the store's rate limits apply per visitor. */
export type Buyer = { address: string };

export type StartedCheckout =
	| {
			ok: true;
			checkoutId: string;
			checkoutUrl: string;
			lines: PricedLine[];
			/** A discount code that does not apply to this cart. */
			refusedCode?: string;
	  }
	| { ok: false; reason: "refused"; problems: LineProblem[] }
	/** `isAway`: the store gave no answer, rather than one that makes no sense. */
	| { ok: false; reason: "failed"; isAway: boolean; detail: string };

/** What goes along with an order. Stores without discount codes ignore them. */
export type OrderExtras = { discountCode?: string; attributes?: { key: string; value: string }[] };

export interface Store {
	readonly name: string;
	/** A remote store can fail or change, so its catalog is cached and copied. */
	readonly remote: boolean;
	readonly takesDiscountCodes: boolean;
	products(): Promise<Product[]>;
	startCheckout(lines: readonly PricedLine[], buyer: Buyer, extras?: OrderExtras): Promise<StartedCheckout>;
	/** True once the visitor finished the checkout, when the cart can be emptied. */
	isCompleted(checkoutId: string): Promise<boolean>;
}
