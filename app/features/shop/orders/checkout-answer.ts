// What a checkout answers, with and without JavaScript.
import { contact } from "#app/features/company/company.ts";
import type { LineProblem, PricedLine } from "../store/store.ts";

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
