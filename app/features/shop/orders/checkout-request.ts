// A checkout request contains variants and quantities. A request with prices is rejected.
import { z } from "zod";
import { MAX_CART_LINES, MAX_QUANTITY_PER_ITEM } from "../cart/cart.ts";
import type { LineProblem, PricedLine } from "../store/store.ts";

const line = z.strictObject({
	variantId: z.string().min(1).max(200),
	quantity: z.number().int().min(1).max(MAX_QUANTITY_PER_ITEM),
});

export const checkoutRequest = z.strictObject({
	lines: z
		.array(line)
		.min(1)
		.max(MAX_CART_LINES)
		.refine((lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length, {
			error: "Each variant can appear on only one line.",
		}),
	discountCode: z
		.string()
		.trim()
		.regex(/^[\w-]{1,40}$/)
		.optional(),
});

export type CheckoutRequest = z.infer<typeof checkoutRequest>;

/** The response to the cart panel. */
export type CheckoutAnswer =
	| { ok: true; checkoutId: string; checkoutUrl: string; lines: PricedLine[]; refusedCode?: string }
	/** `advice`: what the visitor reads after the error. */
	| { ok: false; problems: LineProblem[]; error: string; advice?: string };
