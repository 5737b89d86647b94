// The interface of a store.
import type { Product } from "../product.ts";

export type OrderLine = { variantId: string; quantity: number };

/** A line priced by the server. Only these prices count. */
export type PricedLine = OrderLine & { handle: string; title: string; price: string; currency: string };

/** Why a line cannot be sold as requested. */
export type LineProblem = {
	variantId: string;
	title: string | null;
	reason: "unknown" | "unavailable" | "contact-for-pricing";
};

/** The visitor's IP address, so that the store's rate limits apply per visitor. */
export type Buyer = { address: string };

export type StartedCheckout =
	| { ok: true; checkoutId: string; checkoutUrl: string; lines: PricedLine[] }
	| { ok: false; reason: "refused"; problems: LineProblem[] }
	| { ok: false; reason: "failed"; detail: string };

export interface Store {
	readonly name: string;
	/** A remote store can fail or change, so its catalog is cached and copied. */
	readonly remote: boolean;
	products(): Promise<Product[]>;
	startCheckout(lines: readonly PricedLine[], buyer: Buyer): Promise<StartedCheckout>;
	/** True once the visitor finished the checkout, when the cart can be emptied. */
	isCompleted(checkoutId: string): Promise<boolean>;
}
