// What a listing says, for both kinds: one list of fields. What it looks like, and where: on the listing's page, in the
// office's file, and in the copy of their data that its poster gets. `listing-fields.integration.test.ts` of the
// routes names an output that leaves one out.
import { decimalDollars } from "#app/ui/decimal-price.ts";
import { categoryName } from "./categories.ts";
import type { Condition, ContactMethod, Urgency } from "./listing.ts";

export type ListingFields = {
	title: string;
	description: string;
	amountCents: number;
	isFree: boolean;
	category: string;
	condition: Condition | null;
	location: string;
	email: string;
	/** May be empty if people can only send messages. */
	phoneNumber: string;
	whatsappNumber: string | null;
	contactMethod: ContactMethod;
	licenseNumber: string | null;
	urgency: Urgency;
};

type FieldRules<Value> = {
	label: string;
	text: (value: Value) => string;
	/** The label is a column in the office's file. A new column goes to the end for those who read it by position. */
	inFile: boolean;
	/** Anybody who opens the page gets it, so never an address or a number. */
	onPage: boolean;
};

const asTyped = (value: string | null) => value ?? "";

/** The copy for the poster has all of them. Mails repeat none: see `listing-mails.server.tsx`. */
export const listingFields: { [Name in keyof ListingFields]: FieldRules<ListingFields[Name]> } = {
	title: { label: "Title", text: asTyped, inFile: true, onPage: true },
	description: { label: "Description", text: asTyped, inFile: true, onPage: true },
	amountCents: {
		label: "Amount",
		text: decimalDollars,
		inFile: true,
		onPage: true,
	},
	isFree: { label: "Free", text: (isFree) => (isFree ? "yes" : ""), inFile: false, onPage: true },
	category: { label: "Category", text: categoryName, inFile: true, onPage: true },
	condition: { label: "Condition", text: asTyped, inFile: true, onPage: true },
	location: { label: "Location", text: asTyped, inFile: true, onPage: true },
	email: { label: "Email", text: asTyped, inFile: true, onPage: false },
	phoneNumber: { label: "Phone", text: asTyped, inFile: true, onPage: false },
	whatsappNumber: { label: "WhatsApp", text: asTyped, inFile: true, onPage: false },
	contactMethod: { label: "How people may reach you", text: asTyped, inFile: false, onPage: true },
	licenseNumber: { label: "Contractor's license", text: asTyped, inFile: false, onPage: true },
	urgency: { label: "Urgency", text: asTyped, inFile: false, onPage: true },
};

export type FieldName = keyof ListingFields;
export const fieldNames = Object.keys(listingFields) as FieldName[];

export function fieldText<Name extends FieldName>(fields: Pick<ListingFields, Name>, name: Name): string {
	return listingFields[name].text(fields[name]);
}
