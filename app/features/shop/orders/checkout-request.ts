// What a browser may ask for at checkout: variants and quantities. A price in it is refused, not ignored.
import { z } from "zod";
import { MOST_LINES, MOST_OF_ONE } from "../cart/cart.ts";
import type { LineProblem, PricedLine } from "../store/store.ts";

const line = z.strictObject({
	variantId: z.string().min(1).max(200),
	quantity: z.number().int().min(1).max(MOST_OF_ONE),
});

export const checkoutRequest = z.strictObject({
	lines: z
		.array(line)
		.min(1)
		.max(MOST_LINES)
		.refine((lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length, {
			error: "Every variant may stand in one line only.",
		}),
});

/** What the cart panel gets back. */
export type CheckoutAnswer =
	| { ok: true; checkoutId: string; checkoutUrl: string; lines: PricedLine[] }
	| { ok: false; problems: LineProblem[]; error: string };
