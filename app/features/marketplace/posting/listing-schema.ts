// What may be posted. One schema checks in the browser and on the server.

import { z } from "zod";
import { numerals } from "#app/ui/numerals.ts";
import { categorySlugs, defaultCategory } from "../listing/categories.ts";
import { digitsOf, urgencies } from "../listing/listing.ts";
import { limits } from "../listing/listing-limits.ts";

// In the browser the policy forbids what Zod would try: code made from text.
z.config({ jitless: true });

const line = (message: string, least: number, most: number) =>
	z
		.string({ error: message })
		.transform(plain)
		// A blank line is no value at all to the form reader, here too.
		.pipe(
			z.string({ error: message }).min(least, message).max(most, `Please use at most ${most} characters`),
		);

const phone = z
	.string({ error: "Valid phone number required" })
	.trim()
	.max(limits.phone, "Valid phone number required")
	.refine((value) => isPhone(value), "Valid phone number required");

/** Text such as '1,250.50' to cents. Not a number is 0, as the specification has it; only a negative one is wrong. */
const amount = (message: string) =>
	z
		.string()
		.optional()
		.transform(centsOf)
		.pipe(z.number().min(0, message).max(limits.amountCents, "Please enter an amount below $10,000,000"));

const shared = {
	title: line("Title must be at least 3 characters", 3, limits.title),
	description: z
		.string()
		.max(limits.description, `Please use at most ${numerals(limits.description)} characters`)
		.optional()
		.transform((value) => withoutControls(value ?? "").trim()),
	category: z.enum(categorySlugs, { error: "Please choose a category" }).default(defaultCategory),
	location: line("Location is required", 2, limits.location),
	email: z
		.string({ error: "Valid email required" })
		.trim()
		.max(limits.email, "Valid email required")
		.pipe(z.email("Valid email required")),
	phone_number: phone,
	whatsapp_number: phone.optional(),
};

export const productSchema = z
	.object({ ...shared, price: amount("Price must be positive"), is_free: z.boolean().default(false) })
	.transform((product) => ({ ...product, price: product.is_free ? 0 : product.price }));

export const wantedSchema = z.object({
	...shared,
	budget: amount("Budget must be positive"),
	urgency: z.enum(urgencies, { error: "Please choose how urgent it is" }).default("medium"),
});

export const reportSchema = z.object({
	reason: line("Please tell us what's wrong", 1, limits.reason),
});

export const editLinkSchema = z.object({ email: shared.email });

export type ProductInput = z.output<typeof productSchema>;
export type WantedInput = z.output<typeof wantedSchema>;

/** Counted in digits, so that brackets and dashes do not make a short number long. */
export function isPhone(value: string): boolean {
	const { length } = digitsOf(value);
	return length >= 10 && length <= 15;
}

export function centsOf(text: string | undefined): number {
	const value = Number((text ?? "").replace(/[$,\s]/g, ""));
	return Number.isFinite(value) ? Math.round(value * 100) : 0;
}

function plain(text: string): string {
	return withoutControls(text).replace(/\s+/g, " ").trim();
}

/** PostgreSQL refuses a NUL, and nobody can see the others. */
function withoutControls(text: string): string {
	return text.replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : ""));
}
