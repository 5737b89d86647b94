// What we ask on the checkout page: who to call, and where the goods go. One schema for browser and server.
import { z } from "zod";
import { isZipIn, stateCode } from "./us-states.ts";

// In the browser the policy forbids what Zod would try: code made from text.
z.config({ jitless: true });

/** No control characters: a NUL is refused by the database, a line break belongs into the note only. */
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
			.string({ error: "Enter your e-mail address" })
			.trim()
			.max(254, "Enter an e-mail address with at most 254 characters")
			.pipe(z.email("Enter an e-mail address like name@mail.example")),
		phone: line("phone number", 40).refine((text) => text.replace(/\D/g, "").length >= 7, {
			error: "Enter a phone number with at least 7 digits, such as (213) 555-0119",
		}),
		address: line("street and house number", 200),
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
			.max(2000, "Shorten your note to 2000 characters")
			.optional(),
	})
	// A field that is wrong by itself has its own message.
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
