// Maps the field names of the two forms to the same columns.
import { decimalDollars } from "#app/ui/decimal-price.ts";
import { SERVICES } from "../listing/categories.ts";
import type { ListingKind } from "../listing/listing.ts";
import type { ListingFields } from "../listing/listing-fields.ts";
import type { ProductInput, WantedInput } from "./listing-schema.ts";

export type ListingInput = { kind: "sale"; input: ProductInput } | { kind: "wanted"; input: WantedInput };

export function toFields({ kind, input }: ListingInput): ListingFields {
	const { title, description, category, location, email, phone_number, whatsapp_number } = input;
	const isService = category === SERVICES;
	return {
		title,
		description,
		category,
		location,
		email,
		phoneNumber: phone_number ?? "",
		whatsappNumber: whatsapp_number ?? null,
		contactMethod: input.contact_method,
		licenseNumber: (isService && kind === "sale" && input.license_number) || null,
		...(kind === "sale"
			? {
					amountCents: input.price,
					isFree: input.is_free,
					condition: isService ? null : (input.condition ?? null),
					urgency: "medium",
				}
			: { amountCents: input.budget, isFree: false, condition: null, urgency: input.urgency }),
	};
}

/** The initial values of the edit form. */
export function toFormValues(kind: ListingKind, fields: ListingFields): Record<string, string> {
	const amount = fields.amountCents > 0 ? decimalDollars(fields.amountCents).replace(/\.00$/, "") : "";
	return {
		title: fields.title,
		description: fields.description,
		category: fields.category,
		location: fields.location,
		email: fields.email,
		phone_number: fields.phoneNumber,
		whatsapp_number: fields.whatsappNumber ?? "",
		contact_method: fields.contactMethod,
		...(kind === "sale"
			? {
					price: amount,
					is_free: fields.isFree ? "on" : "",
					condition: fields.condition ?? "",
					license_number: fields.licenseNumber ?? "",
				}
			: { budget: amount, urgency: fields.urgency }),
	};
}
