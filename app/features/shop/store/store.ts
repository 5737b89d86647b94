// What our shop needs from a store, whoever runs it.
import type { Product } from "../product.ts";

export type OrderLine = { variantId: string; quantity: number };

/** A line as the server knows it: the only prices that count. */
export type PricedLine = OrderLine & { handle: string; title: string; price: string; currency: string };

/** Why a line cannot be sold as it was asked for. */
export type LineProblem = {
	variantId: string;
	title: string | null;
	reason: "unknown" | "unavailable" | "contact-for-pricing";
};

/** The visitor's network address, passed on so that a store's own limits hit the visitor and not all of us. */
export type Buyer = { address: string };

export type StartedCheckout =
	| { ok: true; checkoutId: string; checkoutUrl: string; lines: PricedLine[] }
	| { ok: false; reason: "refused"; problems: LineProblem[] }
	| { ok: false; reason: "failed"; detail: string };

export interface Store {
	readonly name: string;
	/** A remote store can fail and change: its catalogue is cached, and the last good copy kept. */
	readonly remote: boolean;
	products(): Promise<Product[]>;
	startCheckout(lines: readonly PricedLine[], buyer: Buyer): Promise<StartedCheckout>;
	/** Has the visitor finished it? Then the cart can be emptied. */
	isCompleted(checkoutId: string): Promise<boolean>;
}
