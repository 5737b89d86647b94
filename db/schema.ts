// Every table of the product. Column names are the business's words; migrations/ holds the SQL that builds them.
import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	customType,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => moment("created_at").notNull().defaultNow();
const id = () => uuid("id").primaryKey().defaultRandom();

/* ---------- the house ---------- */

/** Small facts the process keeps between starts: session secret, password hash, whether samples were loaded. */
export const settings = pgTable("settings", {
	key: text("key").primaryKey(),
	value: jsonb("value").notNull(),
	updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Filled by rate-limiter-flexible; its column names are fixed. */
export const rateLimits = pgTable(
	"rate_limits",
	{
		key: text("key").primaryKey(),
		points: integer("points").notNull().default(0),
		expire: bigint("expire", { mode: "number" }),
	},
	(table) => [index("rate_limits_expire").on(table.expire)],
);

export const deliveryChannel = pgEnum("delivery_channel", ["mail", "sms"]);
export const deliveryStatus = pgEnum("delivery_status", [
	"queued",
	"sent",
	"failed",
	"not_configured",
	/** Not sent, because the recipient already got as many as one person may be sent. */
	"over_limit",
]);

/** One mail or text message that somebody was promised, from queued to sent or finally failed. */
export const deliveries = pgTable(
	"deliveries",
	{
		id: id(),
		channel: deliveryChannel("channel").notNull(),
		/** What it is for: 'lead-company', 'lead-confirmation', 'report', … */
		purpose: text("purpose").notNull(),
		recipient: text("recipient").notNull(),
		subject: text("subject"),
		bodyText: text("body_text").notNull(),
		bodyHtml: text("body_html"),
		replyTo: text("reply_to"),
		leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
		listingId: uuid("listing_id").references(() => listings.id, { onDelete: "set null" }),
		status: deliveryStatus("status").notNull().default("queued"),
		attempts: integer("attempts").notNull().default(0),
		lastError: text("last_error"),
		createdAt: createdAt(),
		sentAt: moment("sent_at"),
	},
	(table) => [
		index("deliveries_lead").on(table.leadId),
		index("deliveries_status").on(table.status, table.createdAt),
	],
);

/** One row per mail or text that a visitor's action sent, kept for a day: limits what strangers can send to one person. */
export const recipientMessages = pgTable(
	"recipient_messages",
	{
		id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** A keyed hash: counts messages to an address without keeping the address. */
		recipientHash: bytea("recipient_hash").notNull(),
		/** The recipient needs it to go on, such as an edit link. Strangers cannot use up the room for these. */
		isLink: boolean("is_link").notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		index("recipient_messages_recipient").on(table.recipientHash, table.createdAt),
		index("recipient_messages_created").on(table.createdAt),
	],
);

/* ---------- leads: consultations, intakes, orders ---------- */

export const leadKind = pgEnum("lead_kind", ["consultation", "intake", "order"]);
export const leadStatus = pgEnum("lead_status", ["new", "contacted", "scheduled", "won", "lost"]);

export const leads = pgTable(
	"leads",
	{
		id: id(),
		kind: leadKind("kind").notNull(),
		/** What people say on the phone, such as 'RL-7K3QX'. */
		reference: text("reference").notNull().unique(),
		/** Made in the visitor's browser with the form: the same submission sent twice is stored once. */
		submissionKey: text("submission_key").notNull().unique(),
		topic: text("topic").notNull().default(""),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull().default(""),
		email: text("email").notNull(),
		phone: text("phone").notNull(),
		address: text("address").notNull().default(""),
		message: text("message").notNull().default(""),
		/** Intake answers or order lines, in the shape their feature owns. */
		details: jsonb("details").notNull().default({}),
		status: leadStatus("status").notNull().default("new"),
		suspectedSpam: boolean("suspected_spam").notNull().default(false),
		spamReason: text("spam_reason"),
		/** When the company promised an answer, in business hours. */
		dueAt: moment("due_at").notNull(),
		answeredAt: moment("answered_at"),
		createdAt: createdAt(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [
		index("leads_newest").on(table.createdAt.desc(), table.id.desc()),
		index("leads_open_due").on(table.dueAt).where(sql`status = 'new' and not suspected_spam`),
		index("leads_spam").on(table.createdAt.desc()).where(sql`suspected_spam`),
		index("leads_text").using(
			"gin",
			sql`lower(reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || address || ' ' || topic || ' ' || message) gin_trgm_ops`,
		),
	],
);

export const leadNotes = pgTable(
	"lead_notes",
	{
		id: id(),
		leadId: uuid("lead_id")
			.notNull()
			.references(() => leads.id, { onDelete: "cascade" }),
		text: text("text").notNull(),
		author: text("author").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("lead_notes_lead").on(table.leadId, table.createdAt)],
);

/* ---------- intake ---------- */

export const intakeDrafts = pgTable(
	"intake_drafts",
	{
		id: id(),
		tokenHash: bytea("token_hash").notNull().unique(),
		answers: jsonb("answers").notNull().default({}),
		/** Raised by every save, so that an older save from a second tab cannot undo a newer one. */
		version: integer("version").notNull().default(0),
		leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
		createdAt: createdAt(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [index("intake_drafts_updated").on(table.updatedAt)],
);

/** Private: only a signed-in admin, or the holder of the draft, ever reads one. */
export const intakeFiles = pgTable(
	"intake_files",
	{
		id: id(),
		draftId: uuid("draft_id").references(() => intakeDrafts.id, { onDelete: "set null" }),
		leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
		field: text("field").notNull(),
		storageKey: text("storage_key").notNull().unique(),
		fileName: text("file_name").notNull(),
		contentType: text("content_type").notNull(),
		bytes: bigint("bytes", { mode: "number" }).notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("intake_files_draft").on(table.draftId), index("intake_files_lead").on(table.leadId)],
);

/** Answers of the address service, kept so that we ask it once per question. */
export const geocodeAnswers = pgTable("geocode_answers", {
	question: text("question").primaryKey(),
	suggestions: jsonb("suggestions").notNull(),
	fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

/* ---------- shop ---------- */

/** The last good catalogue of a remote store: its outage stays invisible. */
export const catalogueCopies = pgTable("catalogue_copies", {
	store: text("store").primaryKey(),
	products: jsonb("products").notNull(),
	fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

/** An order being written on our own checkout page. */
export const checkouts = pgTable("checkouts", {
	/** Unguessable; it is the address. */
	id: text("id").primaryKey(),
	lines: jsonb("lines").notNull(),
	currency: text("currency").notNull().default("USD"),
	totalCents: bigint("total_cents", { mode: "number" }).notNull(),
	leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
	createdAt: createdAt(),
	expiresAt: moment("expires_at").notNull(),
});

/* ---------- marketplace ---------- */

export const listingKind = pgEnum("listing_kind", ["sale", "wanted"]);
export const listingStatus = pgEnum("listing_status", ["active", "sold", "removed", "expired"]);
/** Declared from least to most urgent: sorting descends. */
export const listingUrgency = pgEnum("listing_urgency", ["low", "medium", "high", "urgent"]);

export const listings = pgTable(
	"listings",
	{
		id: id(),
		kind: listingKind("kind").notNull(),
		title: text("title").notNull(),
		description: text("description").notNull().default(""),
		/** Price of a listing for sale, budget of a wanted one; 0 is free, or negotiable. */
		amountCents: bigint("amount_cents", { mode: "number" }).notNull().default(0),
		isFree: boolean("is_free").notNull().default(false),
		category: text("category").notNull(),
		location: text("location").notNull(),
		/** Never sent to a public page. */
		email: text("email").notNull(),
		phoneNumber: text("phone_number").notNull(),
		whatsappNumber: text("whatsapp_number"),
		urgency: listingUrgency("urgency").notNull().default("medium"),
		status: listingStatus("status").notNull().default("active"),
		flagged: boolean("flagged").notNull().default(false),
		/** Suspected spam, kept aside until an admin decides. */
		held: boolean("held").notNull().default(false),
		heldReason: text("held_reason"),
		/** Deleted by an admin; purged by a job once Undo has passed. */
		deletedAt: moment("deleted_at"),
		/** Of the newest flag record, null without any. Kept by triggers, so that the moderators' list is one index. */
		lastFlaggedAt: moment("last_flagged_at"),
		/** What a visitor may see. The indexes of browsing and search stand on it. */
		isPublic: boolean("is_public")
			.notNull()
			.generatedAlwaysAs(sql`status = 'active' and not flagged and not held and deleted_at is null`),
		/** Words of title (A) and description (B). */
		search: tsvector("search")
			.notNull()
			.generatedAlwaysAs(
				sql`setweight(to_tsvector('english', immutable_unaccent(title)), 'A') || setweight(to_tsvector('english', immutable_unaccent(description)), 'B')`,
			),
		/** The location in lower case without accents, for 'contains'. */
		locationText: text("location_text").notNull().generatedAlwaysAs(sql`lower(immutable_unaccent(location))`),
		/** Of the normalised text: the same advertisement again and again is recognised. */
		textHash: bytea("text_hash"),
		submissionKey: text("submission_key").notNull().unique(),
		sample: boolean("sample").notNull().default(false),
		version: integer("version").notNull().default(1),
		createdAt: createdAt(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
		expiresAt: moment("expires_at").notNull(),
		reminderSentAt: moment("reminder_sent_at"),
	},
	(table) => [
		index("listings_newest").on(table.kind, table.createdAt.desc(), table.id.desc()).where(sql`is_public`),
		index("listings_category")
			.on(table.kind, table.category, table.createdAt.desc(), table.id.desc())
			.where(sql`is_public`),
		index("listings_amount").on(table.kind, table.amountCents, table.id).where(sql`is_public`),
		index("listings_urgency")
			.on(table.kind, table.urgency.desc(), table.createdAt.desc(), table.id.desc())
			.where(sql`is_public`),
		index("listings_free").on(table.createdAt.desc(), table.id.desc()).where(sql`is_public and is_free`),
		index("listings_category_amount")
			.on(table.kind, table.category, table.amountCents, table.id)
			.where(sql`is_public`),
		index("listings_category_urgency")
			.on(table.kind, table.category, table.urgency.desc(), table.createdAt.desc(), table.id.desc())
			.where(sql`is_public`),
		// One index per kind: a search reads no listing of the other. With the category in it, a word within a category
		// reads only the listings that have both.
		index("listings_search_sale")
			.using("gin", table.category, table.search)
			.with({ fastupdate: false })
			.where(sql`is_public and kind = 'sale'`),
		index("listings_search_wanted")
			.using("gin", table.category, table.search)
			.with({ fastupdate: false })
			.where(sql`is_public and kind = 'wanted'`),
		index("listings_search_hidden")
			.using("gin", table.search)
			.with({ fastupdate: false })
			.where(sql`not is_public and deleted_at is null`),
		// Not in the indexes above: a text of one or two letters has no trigram, and PostgreSQL would read all of the index.
		index("listings_location")
			.using("gin", sql`location_text gin_trgm_ops`)
			.with({ fastupdate: false })
			.where(sql`is_public`),
		index("listings_location_hidden")
			.using("gin", sql`location_text gin_trgm_ops`)
			.with({ fastupdate: false })
			.where(sql`not is_public and deleted_at is null`),
		index("listings_all_newest")
			.on(table.kind, table.createdAt.desc(), table.id.desc())
			.where(sql`deleted_at is null`),
		index("listings_flagged").on(table.kind, table.id).where(sql`flagged and deleted_at is null`),
		index("listings_moderation")
			.on(table.kind, table.lastFlaggedAt.desc(), table.id.desc())
			.where(sql`last_flagged_at is not null and deleted_at is null`),
		index("listings_held").on(table.kind, table.createdAt.desc()).where(sql`held and deleted_at is null`),
		index("listings_expires").on(table.expiresAt).where(sql`status = 'active'`),
		index("listings_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
		index("listings_text_hash").on(table.textHash, table.createdAt),
	],
);

/**
 * How many listings there are, kept by triggers: counting a million rows at every look would take a second.
 * Spread over slots, so that two visitors who post at once do not wait for each other; the sum is the truth.
 */
export const listingTallies = pgTable("listing_tallies", {
	slot: integer("slot").primaryKey(),
	sale: bigint("sale", { mode: "number" }).notNull().default(0),
	wanted: bigint("wanted", { mode: "number" }).notNull().default(0),
	/** With at least one flag record: what the two flagged tabs show. */
	saleReported: bigint("sale_reported", { mode: "number" }).notNull().default(0),
	wantedReported: bigint("wanted_reported", { mode: "number" }).notNull().default(0),
	flagged: bigint("flagged", { mode: "number" }).notNull().default(0),
	public: bigint("public", { mode: "number" }).notNull().default(0),
	held: bigint("held", { mode: "number" }).notNull().default(0),
});

/** Every word of the listings as written. Completes unfinished words, corrects misspelled ones, finds parts of words. */
export const listingWords = pgTable(
	"listing_words",
	{
		word: text("word").primaryKey(),
		/** How many public listings have it, as of the last nightly count; 1 for a new one. */
		listings: integer("listings").notNull().default(1),
		/** Last night it was in no public listing, but in hidden ones that admins still search. */
		officeOnly: boolean("office_only").notNull().default(false),
	},
	() => [
		index("listing_words_beginning").using("btree", sql`word text_pattern_ops`),
		index("listing_words_like").using("gin", sql`word gin_trgm_ops`),
	],
);

/** A photo without a listing is an upload still waiting for its post; a job sweeps the abandoned ones. */
export const listingPhotos = pgTable(
	"listing_photos",
	{
		id: id(),
		listingId: uuid("listing_id").references(() => listings.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
		/** Folder in storage; holds one WebP per width. */
		storageKey: text("storage_key").notNull().unique(),
		width: integer("width").notNull(),
		height: integer("height").notNull(),
		/** The widths kept, such as [400, 800, 1600]. */
		widths: integer("widths").array().notNull(),
		bytes: bigint("bytes", { mode: "number" }).notNull(),
		createdAt: createdAt(),
		/** When its listing let it go. It is no longer shown to anyone, and a job deletes the files. */
		removedAt: moment("removed_at"),
	},
	(table) => [
		index("listing_photos_listing").on(table.listingId, table.position),
		index("listing_photos_waiting").on(table.createdAt).where(sql`listing_id is null`),
	],
);

export const editLinks = pgTable(
	"edit_links",
	{
		id: id(),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		tokenHash: bytea("token_hash").notNull().unique(),
		createdAt: createdAt(),
		expiresAt: moment("expires_at").notNull(),
		usedAt: moment("used_at"),
		/** Of what was saved: the same save sent again, because its answer was lost, is told that it stands. */
		savedFingerprint: bytea("saved_print"),
		revokedAt: moment("revoked_at"),
	},
	(table) => [index("edit_links_listing").on(table.listingId)],
);

export const flagSource = pgEnum("flag_source", ["report", "admin"]);

export const listingFlags = pgTable(
	"listing_flags",
	{
		id: id(),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		source: flagSource("source").notNull(),
		reason: text("reason").notNull(),
		/** Keyed hash of the reporter's network: several reports from one network count once. */
		reporterHash: bytea("reporter_hash"),
		flaggedAt: moment("flagged_at").notNull().defaultNow(),
		/** When the office was told of this report; null while it waits for the next summary. */
		mailedAt: moment("mailed_at"),
	},
	(table) => [
		index("listing_flags_reporter").on(table.listingId, table.reporterHash),
		index("listing_flags_unmailed").on(table.flaggedAt).where(sql`mailed_at is null and source = 'report'`),
		index("listing_flags_newest").on(table.flaggedAt.desc(), table.id.desc()),
	],
);

/* ---------- admin ---------- */

export const adminSessions = pgTable("admin_sessions", {
	tokenHash: bytea("token_hash").primaryKey(),
	/** Short name shown in the audit log. */
	label: text("label").notNull(),
	createdAt: createdAt(),
	expiresAt: moment("expires_at").notNull(),
});

/** Networks that signed in with the right password: they are never slowed down by other people's wrong ones. */
export const adminNetworks = pgTable("admin_networks", {
	/** A keyed hash, never the address. */
	networkHash: bytea("network_hash").primaryKey(),
	lastSignInAt: moment("last_sign_in_at").notNull().defaultNow(),
});

export const auditEntries = pgTable(
	"audit_entries",
	{
		id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		at: moment("at").notNull().defaultNow(),
		actor: text("actor").notNull(),
		action: text("action").notNull(),
		subjectKind: text("subject_kind").notNull(),
		subjectId: text("subject_id").notNull(),
		subjectTitle: text("subject_title").notNull().default(""),
		reason: text("reason"),
		details: jsonb("details").notNull().default({}),
	},
	(table) => [
		index("audit_entries_subject").on(table.subjectId, table.at.desc()),
		index("audit_entries_newest").on(table.at.desc(), table.id.desc()),
	],
);
