// What a checkout is asked for and what it answers, with and without JavaScript.
import { z } from "zod";
import { contact } from "#app/features/company/company.ts";
import { MAX_CART_LINES, MAX_QUANTITY_PER_ITEM } from "../cart/cart.ts";
import type { LineProblem, PricedLine } from "../store/store.ts";

/** Variants and quantities. Prices are looked up: one that was sent is only what the visitor saw. */
export const checkoutRequest = z.strictObject({
	lines: z
		.array(
			z.strictObject({
				variantId: z.string().min(1).max(200),
				quantity: z.number().int().min(1).max(MAX_QUANTITY_PER_ITEM),
			}),
		)
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

export type CheckoutAnswer = {
	/** Null when the store gave none. */
	checkout: { id: string; url: string } | null;
	/** What can be ordered, at today's prices. */
	lines: PricedLine[];
	problems: LineProblem[];
	/** What the visitor has to accept before going on. */
	changes: string[];
	/** One of the changes is that the discount code does not count. */
	isCodeRefused?: boolean;
	/** Why nothing can be ordered, and what to do about it. */
	error?: string;
	advice?: string;
};

export const CHECKOUT_FAILED = "There was an error creating your checkout. Please try again.";

/** On every page that needs the store, while it gives no answer. */
export const STORE_AWAY = `Our store isn't responding right now. Try again in a minute, or call ${contact.businessPhone}. We take orders by phone, too.`;
