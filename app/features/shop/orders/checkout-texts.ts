import { contact } from "#app/features/company/company.ts";

export const CHECKOUT_FAILED = "There was an error creating your checkout. Please try again.";

/** On every page that needs the store, while it gives no answer. */
export const STORE_AWAY = `Our store isn't responding right now. Try again in a minute, or call ${contact.businessPhone}. We take orders by phone, too.`;
