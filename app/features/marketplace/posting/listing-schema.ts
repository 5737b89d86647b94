// The schema of a listing, used in the browser and on the server.

import { z } from "zod";
import { numerals } from "#app/ui/numerals.ts";
import { categorySlugs, defaultCategory, SERVICES } from "../listing/categories.ts";
import { conditions, contactMethods, digitsIn, urgencies } from "../listing/listing.ts";
import { limits } from "../listing/listing-limits.ts";

// Zod's JIT uses eval, which our content security policy forbids in the browser.
z.config({ jitless: true });

/** Text on one line. */
export const line = (message: string, minLength: number, maxLength: number) =>
	z
		.string({ error: message })
		.transform(plain)
		// The form parser treats a blank line as no value, so do the same here.
		.pipe(
			z
				.string({ error: message })
				.min(minLength, message)
				.max(maxLength, `Please use at most ${maxLength} characters`),
		);

const PHONE_REQUIRED = "Valid phone number required";

const phone = z
	.string({ error: PHONE_REQUIRED })
	.trim()
	.max(limits.phone, PHONE_REQUIRED)
	.refine((value) => isPhone(value), PHONE_REQUIRED);

/**
 * Converts text such as '1,250.50' to cents. The specification says that a non-number is 0 and only a negative number
 * is an error.
 */
const amount = (message: string) =>
	z
		.string()
		.optional()
		.transform(parseCents)
		.pipe(z.number().min(0, message).max(limits.amountCents, "Please enter an amount below $10,000,000"));

const shared = {
	title: line("Title must be at least 3 characters", 3, limits.title),
	description: z
		.string()
		.max(limits.description, `Please use at most ${numerals(limits.description)} characters`)
		.optional()
		.transform((value) => removeControlCharacters(value ?? "").trim()),
	category: z.enum(categorySlugs, { error: "Please choose a category" }).default(defaultCategory),
	location: line("Location is required", 2, limits.location),
	email: z
		.string({ error: "Valid email required" })
		.trim()
		.max(limits.email, "Valid email required")
		.pipe(z.email("Valid email required")),
	phone_number: phone.optional(),
	whatsapp_number: phone.optional(),
	contact_method: z.enum(contactMethods, { error: "Please choose how people can reach you" }).default("both"),
};

/** Under $1,000 an unlicensed person may offer work, and has to say so (California BPC 7027.2). */
export const LICENSE_FROM_CENTS = 100_000;
export const LICENSE_REQUIRED =
	"Work at $1,000 or more needs a contractor's license in California. Enter your CSLB number.";

/** A number that nobody will ever see need not be given. Checked beside the other fields, not after them. */
function phoneUnlessMessagesOnly<Shape extends z.ZodType<Reachable>>(schema: Shape): Shape {
	return schema.refine(
		({ contact_method, phone_number }) => contact_method === "message" || Boolean(phone_number),
		{ path: ["phone_number"], message: PHONE_REQUIRED, when: () => true },
	);
}

type Reachable = { contact_method: (typeof contactMethods)[number]; phone_number?: string };

export const productSchema = phoneUnlessMessagesOnly(
	z.object({
		...shared,
		price: amount("Price must be positive"),
		is_free: z.boolean().default(false),
		condition: z.enum(conditions, { error: "Please choose a condition" }).optional(),
		license_number: z
			.string()
			.trim()
			.max(limits.license, "Please enter the number only")
			.refine(
				(value) => /^[A-Za-z#.\s]*\d[\d\s]{4,}$/.test(value),
				"Please enter your CSLB number, such as 1023456",
			)
			.optional(),
	}),
)
	.transform((product) => ({ ...product, price: product.is_free ? 0 : product.price }))
	.superRefine(({ category, price, license_number }, context) => {
		if (category === SERVICES && price >= LICENSE_FROM_CENTS && !license_number)
			context.addIssue({ code: "custom", path: ["license_number"], message: LICENSE_REQUIRED });
	});

export const wantedSchema = phoneUnlessMessagesOnly(
	z.object({
		...shared,
		budget: amount("Budget must be positive"),
		urgency: z.enum(urgencies, { error: "Please choose how urgent it is" }).default("medium"),
	}),
);

export const editLinkSchema = z.object({ email: shared.email });

export type ProductInput = z.output<typeof productSchema>;
export type WantedInput = z.output<typeof wantedSchema>;

/** Counts digits only, so that brackets and dashes do not count toward the length. */
export function isPhone(value: string): boolean {
	const { length } = digitsIn(value);
	return length >= 10 && length <= 15;
}

export function parseCents(text: string | undefined): number {
	const value = Number((text ?? "").replace(/[$,\s]/g, ""));
	return Number.isFinite(value) ? Math.round(value * 100) : 0;
}

function plain(text: string): string {
	return removeControlCharacters(text).replace(/\s+/g, " ").trim();
}

/** PostgreSQL rejects NUL, and other control characters are invisible. */
function removeControlCharacters(text: string): string {
	return text.replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : ""));
}
