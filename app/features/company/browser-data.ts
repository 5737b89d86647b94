// What the site stores in a visitor's browser. The privacy policy lists it, and a test looks for every cookie and
// storage key in the code: one that is missing here fails it.

export type BrowserData = {
	/** The name, or how it begins when an asterisk ends it. */
	name: string;
	kind: "cookie" | "storage";
	/** Completes 'It remembers …'. */
	what: string;
	keptFor: string;
	/** For our own people: docs/staff-privacy.md lists it. */
	forStaff?: true;
};

const UNTIL_SENT = "until you send it";
const TAB = "until you close the tab";

export const browserData: readonly BrowserData[] = [
	{ name: "ringline_toast", kind: "cookie", what: "a message to show next", keptFor: "one minute" },
	{ name: "ringline_cart", kind: "cookie", what: "your cart", keptFor: "30 days" },
	{ name: "ringline_saved", kind: "cookie", what: "saved listings", keptFor: "one year" },
	{ name: "ringline_viewed", kind: "cookie", what: "listings you viewed", keptFor: "one year" },
	{ name: "ringline_edit", kind: "cookie", what: "the listing you edit", keptFor: "one hour" },
	{ name: "ringline_intake", kind: "cookie", what: "your intake form", keptFor: "30 days" },
	{ name: "ringline_readiness", kind: "cookie", what: "your readiness check", keptFor: "400 days" },
	{
		name: "ringline_readiness_sender",
		kind: "cookie",
		what: "that you sent it",
		keptFor: "7 days",
	},
	{
		name: "ringline_admin",
		kind: "cookie",
		what: "that you're signed in to our office",
		keptFor: "12 hours at most",
		forStaff: true,
	},
	{
		name: "ringline_office",
		kind: "cookie",
		what: "that somebody signed in to our office here",
		keptFor: "90 days",
		forStaff: true,
	},
	{ name: "ringline_photos", kind: "cookie", what: "unposted photos", keptFor: "2 days" },
	{ name: "ringline-cart", kind: "storage", what: "your cart", keptFor: "until you empty it" },
	{
		name: "ringline-saved",
		kind: "storage",
		what: "saved products",
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
		what: "your readiness check",
		keptFor: "until you clear it",
	},
	{
		name: "ringline-draft-*",
		kind: "storage",
		what: "an unposted listing",
		keptFor: UNTIL_SENT,
	},
	{
		name: "ringline-emergency-card",
		kind: "storage",
		what: "your emergency card",
		keptFor: "until you clear it",
	},
	{ name: "ringline-message-*", kind: "storage", what: "an unsent message", keptFor: TAB },
	{ name: "ringline-consultation", kind: "storage", what: "an unsent request", keptFor: TAB },
	{ name: "ringline-order", kind: "storage", what: "an unsent order", keptFor: TAB },
	{
		name: "emergency-card-*",
		kind: "storage",
		what: "a page to open offline",
		keptFor: "until it changes",
	},
	{
		name: "readiness-*",
		kind: "storage",
		what: "a page to open offline",
		keptFor: "until it changes",
	},
	{
		name: "react-router-scroll-positions",
		kind: "storage",
		what: "how far you scrolled",
		keptFor: TAB,
	},
	{
		name: "answer:*",
		kind: "storage",
		what: "a reply our office hasn't sent yet",
		keptFor: TAB,
		forStaff: true,
	},
	{
		name: "note:*",
		kind: "storage",
		what: "a note our office hasn't saved yet",
		keptFor: TAB,
		forStaff: true,
	},
];

export function isListed(name: string, kind: BrowserData["kind"]): boolean {
	return browserData.some(
		(entry) =>
			entry.kind === kind &&
			(entry.name.endsWith("*") ? name.startsWith(entry.name.slice(0, -1)) : name === entry.name),
	);
}
