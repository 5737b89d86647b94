// What somebody tells us with a request: a row says all there is to say about a field. The forms, the lead's page, the
// mails to the office, both exports, the copy of somebody's data, webhooks and the inbox's search walk this list.
import { telephoneHref } from "#app/features/company/company.ts";
import { limits } from "./consultation.ts";
import type { Lead, NewLead } from "./leads.server.ts";

/** Every column that a form fills in, or its address. A new one needs a row here. */
export type LeadColumn = Exclude<keyof NewLead, "kind" | "submissionKey" | "spamReason" | "details">;
export type Told = Pick<Lead, LeadColumn>;

type LeadField = {
	label: string;
	/** How the forms ask for it. What has none is filled in by the page. */
	input?: LeadInput;
	/** What a click on it does. */
	href?: (value: string) => string;
	/** False: the inbox's search doesn't look here, so it need not be in the index `leads_text`. */
	isSearched?: false;
};

export type LeadInput = {
	/** If the form asks in other words. */
	label?: string;
	isOptional?: true;
	isWide?: true;
	type?: "email" | "tel";
	maxLength?: number;
	autoComplete?: string;
	/** Makes it a text area of so many lines. */
	rows?: number;
	/** Makes it a select. */
	options?: readonly string[];
};

export const leadFields = {
	firstName: { label: "First name", input: { maxLength: limits.name, autoComplete: "given-name" } },
	lastName: { label: "Last name", input: { maxLength: limits.name, autoComplete: "family-name" } },
	email: {
		label: "Email",
		input: { type: "email", maxLength: limits.email, autoComplete: "email" },
		href: (email) => `mailto:${encodeURIComponent(email)}`,
	},
	phone: {
		label: "Phone",
		input: { type: "tel", maxLength: limits.phone, autoComplete: "tel" },
		href: telephoneHref,
	},
	address: {
		label: "Address",
		input: {
			label: "Property address",
			isWide: true,
			maxLength: limits.address,
			autoComplete: "street-address",
		},
	},
	topic: { label: "Topic" },
	// Without a limit in the browser, so that a text that is too long can be pasted and shortened.
	message: { label: "Message", input: { isOptional: true, isWide: true, rows: 4 } },
	sourcePage: { label: "Page", isSearched: false },
	campaign: { label: "Campaign", isSearched: false },
} as const satisfies Record<LeadColumn, LeadField>;

export const leadColumns = Object.keys(leadFields) as readonly LeadColumn[];

export type ConsultationField = {
	[Column in LeadColumn]: (typeof leadFields)[Column] extends { input: object } ? Column : never;
}[LeadColumn];

/** What the consultation forms ask. */
export const consultationFields = leadColumns.filter(
	(column): column is ConsultationField => "input" in leadFields[column],
);

export function nameOf({ firstName, lastName }: Pick<Lead, "firstName" | "lastName">): string {
	return `${firstName} ${lastName}`.trim();
}

export type LeadFact = { column: LeadColumn; name: string; value: string; href?: string };

/** In words, the name in one piece. What is empty is left out, or says `none` if a form asked for it. */
export function leadFacts(
	lead: Partial<Told> & Pick<Told, "firstName" | "lastName">,
	columns: readonly LeadColumn[] = leadColumns,
	none = "",
): LeadFact[] {
	return columns.flatMap((column): LeadFact[] => {
		if (column === "lastName") return [];
		if (column === "firstName") return [{ column, name: "Name", value: nameOf(lead) }];
		const { label: name, input, href }: LeadField = leadFields[column];
		const value = lead[column] || (input ? none : "");
		if (value === "") return [];
		return [{ column, name, value, ...(href && value !== none && { href: href(value) }) }];
	});
}

/** Without `shown`, which the page or the mail says elsewhere. */
export function columnsBut(...shown: LeadColumn[]): LeadColumn[] {
	return leadColumns.filter((column) => !shown.includes(column));
}
