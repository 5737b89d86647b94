// What the site stores in a visitor's browser. The privacy policy lists it, and a test looks for every cookie and
// storage key in the code: one that is missing here fails it.

export type BrowserData = {
	/** The name, or how it begins when an asterisk ends it. */
	name: string;
	kind: "cookie" | "storage";
	/** Completes 'It remembers …'. */
	what: string;
	keptFor: string;
};

const UNTIL_SENT = "until you send it";
const TAB = "until you close the tab";

export const browserData: readonly BrowserData[] = [
	{ name: "ringline_toast", kind: "cookie", what: "a message for the next page", keptFor: "one minute" },
	{ name: "ringline_cart", kind: "cookie", what: "your cart, without JavaScript", keptFor: "30 days" },
	{ name: "ringline_saved", kind: "cookie", what: "the listings you saved", keptFor: "one year" },
	{ name: "ringline_viewed", kind: "cookie", what: "the listings you looked at last", keptFor: "one year" },
	{ name: "ringline_edit", kind: "cookie", what: "the listing you're editing", keptFor: "one hour" },
	{ name: "ringline_intake", kind: "cookie", what: "which intake form is yours", keptFor: "30 days" },
	{ name: "ringline_readiness", kind: "cookie", what: "which readiness check is yours", keptFor: "400 days" },
	{
		name: "ringline_readiness_sender",
		kind: "cookie",
		what: "that you sent the check to us",
		keptFor: "7 days",
	},
	{
		name: "ringline_asked_address",
		kind: "cookie",
		what: "the address you looked up the rules for, to offer it for your report",
		keptFor: "one day",
	},
	{
		name: "ringline_admin",
		kind: "cookie",
		what: "that you're signed in to our office",
		keptFor: "12 hours at most",
	},
	{
		name: "ringline_office",
		kind: "cookie",
		what: "that somebody signed in to our office here",
		keptFor: "90 days",
	},
	{ name: "ringline_photos", kind: "cookie", what: "which unposted photos are yours", keptFor: "2 days" },
	{ name: "ringline-cart", kind: "storage", what: "your cart", keptFor: "until you empty it" },
	{
		name: "ringline-saved",
		kind: "storage",
		what: "what you saved for later",
		keptFor: "until you remove it",
	},
	{ name: "ringline-discount", kind: "storage", what: "your discount code", keptFor: "until you remove it" },
	{
		name: "ringline-checkout",
		kind: "storage",
		what: "that you left for the checkout",
		keptFor: "until you're back",
	},
	{ name: "ringline-intake", kind: "storage", what: "your intake form", keptFor: UNTIL_SENT },
	{
		name: "ringline-readiness",
		kind: "storage",
		what: "your readiness check, for when you're offline",
		keptFor: "until you clear your browser",
	},
	{
		name: "ringline-draft-*",
		kind: "storage",
		what: "a listing you haven't posted yet",
		keptFor: UNTIL_SENT,
	},
	{
		name: "ringline-emergency-card",
		kind: "storage",
		what: "your emergency card. It never reaches us",
		keptFor: "until you clear it",
	},
	{ name: "ringline-consultation", kind: "storage", what: "a request you haven't sent yet", keptFor: TAB },
	{ name: "ringline-order", kind: "storage", what: "an order you haven't sent yet", keptFor: TAB },
	{
		name: "emergency-card-*",
		kind: "storage",
		what: "the emergency card's page, to open offline",
		keptFor: "until we change the page",
	},
	{
		name: "readiness-*",
		kind: "storage",
		what: "the readiness check's page, to open offline",
		keptFor: "until we change the page",
	},
	{
		name: "react-router-scroll-positions",
		kind: "storage",
		what: "how far down you scrolled on a page",
		keptFor: TAB,
	},
	{ name: "answer:*", kind: "storage", what: "a reply our office hasn't sent yet", keptFor: TAB },
	{ name: "note:*", kind: "storage", what: "a note our office hasn't saved yet", keptFor: TAB },
];

export function isListed(name: string, kind: BrowserData["kind"]): boolean {
	return browserData.some(
		(entry) =>
			entry.kind === kind &&
			(entry.name.endsWith("*") ? name.startsWith(entry.name.slice(0, -1)) : name === entry.name),
	);
}
