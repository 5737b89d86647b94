// What a listing says, for both kinds.
import type { Condition, ContactMethod, Urgency } from "./listing.ts";

export type ListingFields = {
	title: string;
	description: string;
	amountCents: number;
	isFree: boolean;
	category: string;
	location: string;
	email: string;
	/** May be empty if people can only send messages. */
	phoneNumber: string;
	whatsappNumber: string | null;
	contactMethod: ContactMethod;
	licenseNumber: string | null;
	condition: Condition | null;
	urgency: Urgency;
};
