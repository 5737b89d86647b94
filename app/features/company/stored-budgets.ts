// How much a stranger can make us store, for every table. A test tries each (tests/stored-budgets.integration.test.ts),
// and a table that is not here fails it.

/** Whoever sends a form, without an account or a link that we mailed. */
export type StrangerBudget = {
	by: "anyone";
	/** Of one row, as text. */
	maxBytes: number;
	/** The rate limit: its name, uses per network in its time, and uses by everyone in a day (twice that with newcomers). */
	limit: string;
	perNetwork: number;
	total: number;
	/** How long a row stays that nobody has proved to be theirs or that nobody needs. */
	unproved: string;
};

export type Budget =
	| StrangerBudget
	/** Only people who are signed in. */
	| { by: "office" }
	/** The site itself: as many rows as the rule in `bound` leaves. */
	| { by: "site"; bound: string };

const office: Budget = { by: "office" };
const site = (bound: string): Budget => ({ by: "site", bound });

export const storedBudgets: Record<string, Budget> = {
	leads: {
		by: "anyone",
		maxBytes: 40_000,
		limit: "consultation-flood",
		perNetwork: 400,
		total: 50_000,
		unproved: "24 months, or until the office deletes it",
	},
	lead_messages: site("20 an hour for each request, by its mailed link"),
	checkouts: {
		by: "anyone",
		maxBytes: 40_000,
		limit: "checkout-start",
		perNetwork: 60,
		total: 50_000,
		unproved: "a few hours",
	},
	visits: site("the free times of the calendar"),
	stock_alerts: {
		by: "anyone",
		maxBytes: 1_000,
		limit: "stock-alert",
		perNetwork: 20,
		total: 10_000,
		unproved: "7 days",
	},
	intake_drafts: {
		by: "anyone",
		maxBytes: 102_000,
		limit: "intake-new-draft",
		perNetwork: 40,
		total: 5_000,
		unproved: "7 days",
	},
	intake_files: {
		by: "anyone",
		maxBytes: 2_000,
		// In kilobytes of the files.
		limit: "upload-kilobytes",
		perNetwork: 512_000,
		total: 20_480_000,
		unproved: "as long as the draft",
	},
	geocode_answers: site("one question a second, 90 days"),
	readiness_checks: {
		by: "anyone",
		maxBytes: 5_000,
		limit: "readiness-new-check",
		perNetwork: 40,
		total: 20_000,
		unproved: "30 days",
	},
	readiness_snapshots: site("one a day for each check"),
	readiness_photos: {
		by: "anyone",
		maxBytes: 1_000,
		// In kilobytes of the files.
		limit: "upload-kilobytes",
		perNetwork: 512_000,
		total: 20_480_000,
		unproved: "as long as the check",
	},
	hazard_zone_answers: {
		by: "anyone",
		maxBytes: 2_000,
		limit: "address-rules",
		perNetwork: 60,
		total: 20_000,
		unproved: "90 days",
	},
	listings: {
		by: "anyone",
		maxBytes: 60_000,
		limit: "post-listing",
		perNetwork: 60,
		total: 20_000,
		unproved: "its confirmation time, then 30 days",
	},
	listing_photos: {
		by: "anyone",
		maxBytes: 1_000,
		limit: "upload-kilobytes",
		perNetwork: 512_000,
		total: 20_480_000,
		unproved: "a day",
	},
	edit_links: site("6 an hour for each listing, to its owner's address"),
	message_threads: {
		by: "anyone",
		maxBytes: 3_000,
		limit: "message-send",
		perNetwork: 30,
		total: 20_000,
		unproved: "30 days",
	},
	messages: {
		by: "anyone",
		maxBytes: 20_000,
		limit: "message-send",
		perNetwork: 30,
		total: 20_000,
		unproved: "30 days",
	},
	alerts: {
		by: "anyone",
		maxBytes: 5_000,
		limit: "alert-create",
		perNetwork: 20,
		total: 10_000,
		unproved: "3 days",
	},
	alert_hits: site("one for each alert and listing that match, 120 days"),
	listing_flags: {
		by: "anyone",
		maxBytes: 10_000,
		limit: "report",
		perNetwork: 30,
		total: 20_000,
		unproved: "as long as the listing",
	},
	deliveries: site("what led to the message, 90 days"),
	proved_addresses: site("one for each address whose owner opened our mail"),
	recipient_messages: site("one for each message, a day"),
	webhook_messages: site("one for each event and address of ours, 30 days"),
	webhook_attempts: site("a few for each message"),
	rate_limits: site("one for each network and limit, a day"),
	missed_searches: site("5,000 rows"),
	passkey_challenges: site("60 a minute for each network, a few minutes"),
	audit_entries: site("what the office does, and 500 failed sign-ins a day"),
	settings: site("a fixed set"),
	feeds: site("a fixed set"),
	catalogue_copies: site("a fixed set"),
	listing_tallies: site("a fixed set"),
	listing_words: site("the words of the listings"),
	listing_offenses: office,
	lead_notes: office,
	order_steps: office,
	answer_templates: office,
	visit_calendars: office,
	webhook_endpoints: office,
	staff: office,
	staff_passkeys: office,
	staff_recovery_codes: office,
	staff_invitations: office,
	admin_sessions: office,
	admin_networks: office,
};
