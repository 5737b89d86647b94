// The fields of the checkout page. One schema for browser and server.
import { z } from "zod";
import { isZipIn, stateCode } from "./us-states.ts";

// Zod's JIT uses eval, which our content security policy forbids in the browser.
z.config({ jitless: true });

/** No control characters: PostgreSQL rejects NUL, and only the note may contain line breaks. */
const withoutControls = (text: string) => text.replace(/\r\n?/g, "\n").replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, "");
const oneLine = (text: string) => withoutControls(text.replace(/\s+/g, " "));

const line = (label: string, most: number) =>
	z
		.string({ error: `Enter your ${label}` })
		.overwrite(oneLine)
		.trim()
		.min(1, `Enter your ${label}`)
		.max(most, `Shorten your ${label} to ${most} characters`);

const ZIP = /^\d{5}(-\d{4})?$/;

export const orderDetails = z
	.object({
		firstName: line("first name", 100),
		lastName: line("last name", 100),
		email: z
			.string({ error: "Enter your email address" })
			.trim()
			.max(254, "Enter an email address with at most 254 characters")
			.pipe(z.email("Enter an email address like name@example.com")),
		phone: line("phone number", 40).refine((text) => text.replace(/\D/g, "").length >= 7, {
			error: "Enter a phone number with at least 7 digits, such as (213) 555-0119",
		}),
		address: line("street address", 200),
		city: line("city", 100),
		state: line("state", 50)
			.refine((text) => stateCode(text) !== null, { error: "Enter a US state, such as CA or California" })
			.overwrite((text) => stateCode(text) ?? text),
		postalCode: line("ZIP code", 20).refine((text) => ZIP.test(text), {
			error: "Enter a ZIP code with five digits, such as 91001",
		}),
		message: z
			.string()
			.overwrite(withoutControls)
			.trim()
			.max(2000, "Shorten your note to 2,000 characters")
			.optional(),
	})
	// An invalid field already has its own message.
	.refine(
		({ state, postalCode }) => !stateCode(state) || !ZIP.test(postalCode) || isZipIn(postalCode, state),
		{
			path: ["postalCode"],
			error: "This ZIP code is not in the state you entered. Check both.",
		},
	);

export type OrderDetails = z.infer<typeof orderDetails>;

export function deliveryAddress({ address, city, state, postalCode }: OrderDetails): string {
	return `${address}, ${city}, ${state} ${postalCode}`;
}
