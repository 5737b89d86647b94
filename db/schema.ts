// Every table of the product. migrations/ holds the SQL generated from it.
import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
	customType,
	date,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => moment("created_at").notNull().defaultNow();
const id = () => uuid("id").primaryKey().defaultRandom();

/* ---------- platform ---------- */

/** Small values that survive restarts: session secret, password hash, whether samples were loaded. */
export const settings = pgTable("settings", {
	key: text("key").primaryKey(),
	value: jsonb("value").notNull(),
	updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Used by rate-limiter-flexible, which requires these column names. */
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
	/** Not sent, because the recipient reached the limit of messages per person. */
	"over_limit",
]);

/** An email or text message, from queued to sent or failed. */
export const deliveries = pgTable(
	"deliveries",
	{
		id: id(),
		channel: deliveryChannel("channel").notNull(),
		/** Such as 'lead-company', 'lead-confirmation' or 'report'. */
		purpose: text("purpose").notNull(),
		recipient: text("recipient").notNull(),
		subject: text("subject"),
		bodyText: text("body_text").notNull(),
		bodyHtml: text("body_html"),
		replyTo: text("reply_to"),
		/** For `List-Unsubscribe`, so that mail clients can offer to stop these emails. */
		unsubscribeUrl: text("unsubscribe_url"),
		/** An iCalendar file that goes with the email. */
		calendar: text("calendar"),
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

/**
 * One row per email or text message that a visitor's action sent, kept for a day. Limits what strangers can send to
 * one person.
 */
export const recipientMessages = pgTable(
	"recipient_messages",
	{
		id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** A keyed hash, to count messages to an address without storing it. */
		recipientHash: bytea("recipient_hash").notNull(),
		/** Each kind has a quota of its own; `recipient-limit.server.ts` lists them. */
		kind: text("kind").notNull().default("request"),
		/** Keyed hash of the network that caused it, if nobody has proved the recipient's address. */
		networkHash: bytea("network_hash"),
		/** Written by the previous release only. */
		isLink: boolean("is_link").notNull().default(false),
		createdAt: createdAt(),
	},
	(table) => [
		index("recipient_messages_recipient").on(table.recipientHash, table.createdAt),
		index("recipient_messages_network").on(table.networkHash, table.createdAt),
		index("recipient_messages_created").on(table.createdAt),
	],
);

/** Addresses whose owner has opened a link that we mailed there. */
export const provedAddresses = pgTable(
	"proved_addresses",
	{
		/** A keyed hash, to recognize the address without storing it. */
		addressHash: bytea("address_hash").primaryKey(),
		provedAt: moment("proved_at").notNull().defaultNow(),
	},
	(table) => [index("proved_addresses_proved").on(table.provedAt)],
);

/* ---------- events for other systems ---------- */

/** An address that other systems gave us to hear about events. Signed as standardwebhooks.com describes. */
export const webhookEndpoints = pgTable("webhook_endpoints", {
	id: id(),
	url: text("url").notNull().unique(),
	/** Encrypted; see `webhook-secrets.server.ts`. Signs every message. */
	secret: text("secret").notNull(),
	/** Also signs, until `previousSecretUntil`, so that the receiver can change over. */
	previousSecret: text("previous_secret"),
	previousSecretUntil: moment("previous_secret_until"),
	/** Set while it is turned off. */
	disabledAt: moment("disabled_at"),
	/** Why we turned it off ourselves, or null. */
	disabledReason: text("disabled_reason"),
	createdAt: createdAt(),
});

export const webhookStatus = pgEnum("webhook_status", ["queued", "delivered", "failed"]);

/** One event for one endpoint. */
export const webhookMessages = pgTable(
	"webhook_messages",
	{
		/** The `webhook-id`, the same in every attempt. */
		id: id(),
		endpointId: uuid("endpoint_id")
			.notNull()
			.references(() => webhookEndpoints.id, { onDelete: "cascade" }),
		/** Such as 'lead.created'. */
		event: text("event").notNull(),
		/** The JSON as it is sent. Text, so that every attempt has the same bytes. */
		body: text("body").notNull(),
		status: webhookStatus("status").notNull().default("queued"),
		/** Since it was stored or last replayed. */
		attempts: integer("attempts").notNull().default(0),
		nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
		/** After this there is no further attempt. */
		giveUpAt: moment("give_up_at").notNull(),
		createdAt: createdAt(),
		deliveredAt: moment("delivered_at"),
	},
	(table) => [
		index("webhook_messages_newest").on(table.createdAt.desc(), table.id.desc()),
		index("webhook_messages_endpoint").on(table.endpointId, table.createdAt.desc()),
		index("webhook_messages_open").on(table.status, table.nextAttemptAt).where(sql`status <> 'delivered'`),
	],
);

export const webhookAttempts = pgTable(
	"webhook_attempts",
	{
		id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		messageId: uuid("message_id")
			.notNull()
			.references(() => webhookMessages.id, { onDelete: "cascade" }),
		at: moment("at").notNull().defaultNow(),
		/** The receiver's HTTP status, or null without an answer. */
		answer: integer("answer"),
		/** What went wrong, in a sentence; null when it was delivered. */
		problem: text("problem"),
		milliseconds: integer("milliseconds").notNull(),
	},
	(table) => [index("webhook_attempts_message").on(table.messageId, table.id)],
);

/* ---------- leads: consultations, intakes, orders ---------- */

export const leadKind = pgEnum("lead_kind", ["consultation", "intake", "order"]);
export const leadStatus = pgEnum("lead_status", ["new", "contacted", "scheduled", "won", "lost"]);

/** What the inbox's search looks through. The index and the query must say exactly the same. */
export const leadText = sql`lower(reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || address || ' ' || topic || ' ' || message)`;

export const leads = pgTable(
	"leads",
	{
		id: id(),
		kind: leadKind("kind").notNull(),
		/** The number people quote on the phone, such as 'RL-7K3QX'. */
		reference: text("reference").notNull().unique(),
		/** Generated in the browser with the form, so that a submission sent twice is stored once. */
		submissionKey: text("submission_key").notNull().unique(),
		topic: text("topic").notNull().default(""),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull().default(""),
		email: text("email").notNull(),
		phone: text("phone").notNull(),
		address: text("address").notNull().default(""),
		message: text("message").notNull().default(""),
		/** Path of our page with the form, without its query. */
		sourcePage: text("source_page").notNull().default(""),
		/** `utm_campaign` in the address of that page. */
		campaign: text("campaign").notNull().default(""),
		/** Intake answers or order lines. The shape belongs to their feature. */
		details: jsonb("details").notNull().default({}),
		status: leadStatus("status").notNull().default("new"),
		suspectedSpam: boolean("suspected_spam").notNull().default(false),
		spamReason: text("spam_reason"),
		/** When the company promised to respond, in business hours. */
		dueAt: moment("due_at").notNull(),
		answeredAt: moment("answered_at"),
		/** Who takes care of it. */
		assignedTo: uuid("assigned_to").references((): AnyPgColumn => staff.id, { onDelete: "set null" }),
		/** What the office does next, and on which day in Los Angeles. */
		nextAction: text("next_action").notNull().default(""),
		nextActionOn: date("next_action_on"),
		createdAt: createdAt(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [
		index("leads_next_action").on(table.nextActionOn).where(sql`next_action_on is not null`),
		index("leads_assigned").on(table.assignedTo).where(sql`assigned_to is not null`),
		index("leads_email").on(sql`lower(email)`),
		index("leads_newest").on(table.createdAt.desc(), table.id.desc()),
		index("leads_open_due").on(table.dueAt).where(sql`status = 'new' and not suspected_spam`),
		index("leads_spam").on(table.createdAt.desc()).where(sql`suspected_spam`),
		index("leads_text").using("gin", sql`${leadText} gin_trgm_ops`),
		index("leads_intake_answers")
			.using("gin", sql`intake_answers_text(details) gin_trgm_ops`)
			.where(sql`kind = 'intake'`),
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
	(table) => [
		index("lead_notes_lead").on(table.leadId, table.createdAt),
		index("lead_notes_text").using("gin", sql`lower(text) gin_trgm_ops`),
	],
);

/** What the office and the person wrote to each other about a lead. */
export const leadMessages = pgTable(
	"lead_messages",
	{
		id: id(),
		leadId: uuid("lead_id")
			.notNull()
			.references(() => leads.id, { onDelete: "cascade" }),
		/** The staff member who wrote it, or null for the person who asked. */
		author: text("author"),
		text: text("text").notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		index("lead_messages_lead").on(table.leadId, table.createdAt),
		index("lead_messages_text").using("gin", sql`lower(text) gin_trgm_ops`),
	],
);

/** Answers the office sends often. */
export const answerTemplates = pgTable("answer_templates", {
	id: id(),
	title: text("title").notNull(),
	text: text("text").notNull(),
	createdAt: createdAt(),
});

/* ---------- intake ---------- */

export const intakeDrafts = pgTable(
	"intake_drafts",
	{
		id: id(),
		tokenHash: bytea("token_hash").notNull().unique(),
		answers: jsonb("answers").notNull().default({}),
		/** Incremented by every save, so that an older save from another tab cannot overwrite a newer one. */
		version: integer("version").notNull().default(0),
		leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
		/** When a link to continue was mailed. Such a draft is kept longer. */
		linkSentAt: moment("link_sent_at"),
		createdAt: createdAt(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [index("intake_drafts_updated").on(table.updatedAt)],
);

/** Private: only a signed-in admin or the owner of the draft can read them. */
export const intakeFiles = pgTable(
	"intake_files",
	{
		id: id(),
		draftId: uuid("draft_id").references(() => intakeDrafts.id, { onDelete: "set null" }),
		/** Only the release before writes it; its photos of checks are mirrored to `readiness_photos` until the next. */
		checkId: uuid("check_id").references(() => readinessChecks.id, { onDelete: "set null" }),
		leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
		field: text("field").notNull(),
		storageKey: text("storage_key").notNull().unique(),
		fileName: text("file_name").notNull(),
		contentType: text("content_type").notNull(),
		bytes: bigint("bytes", { mode: "number" }).notNull(),
		createdAt: createdAt(),
	},
	(table) => [
		index("intake_files_draft").on(table.draftId),
		index("intake_files_check").on(table.checkId),
		index("intake_files_lead").on(table.leadId),
	],
);

/** Cached responses of the geocoding service. */
export const geocodeAnswers = pgTable("geocode_answers", {
	question: text("question").primaryKey(),
	suggestions: jsonb("suggestions").notNull(),
	fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

/* ---------- shop ---------- */

/** The last good catalog of a remote store, shown during its outages. */
export const catalogCopies = pgTable("catalogue_copies", {
	store: text("store").primaryKey(),
	products: jsonb("products").notNull(),
	fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

/** An order in progress on our own checkout page. */
export const checkouts = pgTable("checkouts", {
	/** Random and unguessable, because it is part of the URL. */
	id: text("id").primaryKey(),
	lines: jsonb("lines").notNull(),
	currency: text("currency").notNull().default("USD"),
	totalCents: bigint("total_cents", { mode: "number" }).notNull(),
	leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
	createdAt: createdAt(),
	expiresAt: moment("expires_at").notNull(),
});

export const orderStatus = pgEnum("order_status", ["confirmed", "scheduled", "delivered", "canceled"]);

/** What the office did with an order, each step mailed to the buyer. Without one, the order was only received. */
export const orderSteps = pgTable(
	"order_steps",
	{
		id: id(),
		leadId: uuid("lead_id")
			.notNull()
			.references(() => leads.id, { onDelete: "cascade" }),
		status: orderStatus("status").notNull(),
		/** The day of the delivery or visit, as YYYY-MM-DD. */
		day: text("day"),
		actor: text("actor").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("order_steps_lead").on(table.leadId, table.createdAt)],
);

/** Somebody waits for a variant to come back. Deleted once they were told. */
export const stockAlerts = pgTable(
	"stock_alerts",
	{
		id: id(),
		/** In lower case. */
		email: text("email").notNull(),
		handle: text("handle").notNull(),
		variantId: text("variant_id").notNull(),
		/** Null until the address was confirmed; nothing is sent before. */
		confirmedAt: moment("confirmed_at"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("stock_alerts_once").on(table.email, table.variantId),
		index("stock_alerts_created").on(table.createdAt),
	],
);

/* ---------- marketplace ---------- */

export const listingKind = pgEnum("listing_kind", ["sale", "wanted"]);
export const listingStatus = pgEnum("listing_status", [
	"active",
	"sold",
	"removed",
	"expired",
	/** Hidden because nobody opened the link in the confirmation email within two days. */
	"unconfirmed",
]);
export const listingCondition = pgEnum("listing_condition", ["new", "like-new", "used", "parts"]);
export const contactMethod = pgEnum("contact_method", ["phone", "message", "both"]);
/** From least to most urgent, so that a descending sort puts urgent listings first. */
export const listingUrgency = pgEnum("listing_urgency", ["low", "medium", "high", "urgent"]);

export const listings = pgTable(
	"listings",
	{
		id: id(),
		kind: listingKind("kind").notNull(),
		title: text("title").notNull(),
		description: text("description").notNull().default(""),
		/** Price of a listing for sale, budget of a wanted one. 0 means free or negotiable. */
		amountCents: bigint("amount_cents", { mode: "number" }).notNull().default(0),
		isFree: boolean("is_free").notNull().default(false),
		category: text("category").notNull(),
		location: text("location").notNull(),
		/** The ZIP code in the location, or the city's. Empty when we do not know where it is. */
		zip: text("zip").notNull().default(""),
		condition: listingCondition("condition"),
		/** How the seller wants to be reached. */
		contactMethod: contactMethod("contact_method").notNull().default("both"),
		/** Contractor's license (CSLB) of whoever offers a service. */
		licenseNumber: text("license_number"),
		/** Never sent to a public page. */
		email: text("email").notNull(),
		phoneNumber: text("phone_number").notNull(),
		whatsappNumber: text("whatsapp_number"),
		urgency: listingUrgency("urgency").notNull().default("medium"),
		status: listingStatus("status").notNull().default("active"),
		flagged: boolean("flagged").notNull().default(false),
		/** Suspected spam, hidden until an admin decides. */
		held: boolean("held").notNull().default(false),
		heldReason: text("held_reason"),
		/** Deleted by an admin. A job purges it once nobody can appeal anymore. */
		deletedAt: moment("deleted_at"),
		/** Why an admin hid or deleted it: an id of moderation-reasons.ts, or null. */
		moderationReason: text("moderation_reason"),
		/** False once the poster stopped the emails about listings that match this one. */
		matchMails: boolean("match_mails").notNull().default(true),
		/** Time of the newest flag, or null. Maintained by triggers, so that the moderation list can use one index. */
		lastFlaggedAt: moment("last_flagged_at"),
		/** When reports hid the listing last. Restoring it doesn't clear this, because we limit how many they hide. */
		reportsHidAt: moment("reports_hid_at"),
		/** Whether visitors can see it. The indexes for browsing and search depend on it. */
		isPublic: boolean("is_public")
			.notNull()
			.generatedAlwaysAs(sql`status = 'active' and not flagged and not held and deleted_at is null`),
		/** Words of the title (weight A) and description (weight B). */
		search: tsvector("search")
			.notNull()
			.generatedAlwaysAs(
				sql`setweight(to_tsvector('english', immutable_unaccent(title)), 'A') || setweight(to_tsvector('english', immutable_unaccent(description)), 'B')`,
			),
		/** The location in lower case without accents, for substring search. */
		locationText: text("location_text").notNull().generatedAlwaysAs(sql`lower(immutable_unaccent(location))`),
		/** Hash of the normalized text, to recognize an ad that is posted repeatedly. */
		textHash: bytea("text_hash"),
		submissionKey: text("submission_key").notNull().unique(),
		sample: boolean("sample").notNull().default(false),
		version: integer("version").notNull().default(1),
		createdAt: createdAt(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
		expiresAt: moment("expires_at").notNull(),
		reminderSentAt: moment("reminder_sent_at"),
		/** When the poster proved the email address, or null. */
		confirmedAt: moment("confirmed_at"),
		/** When it is hidden unless confirmed. Null until the email with the link that confirms it leaves. */
		confirmBy: moment("confirm_by").default(sql`now() + interval '2 days'`),
		/** What the poster says against hiding it, for the office only. */
		appeal: text("appeal"),
		appealedAt: moment("appealed_at"),
	},
	(table) => [
		index("listings_email").on(sql`lower(email)`),
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
		// Sorting by distance reads one ZIP code after the other.
		index("listings_zip")
			.on(table.kind, table.zip, table.createdAt.desc(), table.id.desc())
			.where(sql`is_public`),
		index("listings_category_zip")
			.on(table.kind, table.category, table.zip, table.createdAt.desc(), table.id.desc())
			.where(sql`is_public`),
		index("listings_condition")
			.on(table.kind, table.condition, table.createdAt.desc(), table.id.desc())
			.where(sql`is_public and condition is not null`),
		index("listings_unconfirmed").on(table.confirmBy).where(sql`status = 'active' and confirmed_at is null`),
		// One index per kind, so that a search reads no listings of the other. Including the category lets a word within a
		// category read only the listings that have both.
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
		// Separate from the indexes above: one or two letters have no trigram, so PostgreSQL would read the whole index.
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
		index("listings_ended").on(table.updatedAt).where(sql`status <> 'active'`),
		index("listings_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
		index("listings_appeals").on(table.appealedAt).where(sql`appeal is not null`),
		index("listings_text_hash").on(table.textHash, table.createdAt),
		index("listings_reports_hid").on(table.reportsHidAt).where(sql`reports_hid_at is not null`),
	],
);

/**
 * Number of listings, maintained by triggers because counting a million rows takes a second. Spread over slots so
 * that concurrent posts do not wait for each other; add the slots up.
 */
export const listingTallies = pgTable("listing_tallies", {
	slot: integer("slot").primaryKey(),
	sale: bigint("sale", { mode: "number" }).notNull().default(0),
	wanted: bigint("wanted", { mode: "number" }).notNull().default(0),
	/** Listings with at least one flag, for the two flagged tabs. */
	saleReported: bigint("sale_reported", { mode: "number" }).notNull().default(0),
	wantedReported: bigint("wanted_reported", { mode: "number" }).notNull().default(0),
	flagged: bigint("flagged", { mode: "number" }).notNull().default(0),
	public: bigint("public", { mode: "number" }).notNull().default(0),
	held: bigint("held", { mode: "number" }).notNull().default(0),
});

/** Every word of the listings. Completes prefixes, corrects typos and finds parts of words. */
export const listingWords = pgTable(
	"listing_words",
	{
		word: text("word").primaryKey(),
		/** Number of public listings with this word as of the last nightly count; 1 for a new word. */
		listings: integer("listings").notNull().default(1),
		/** As of last night, found only in hidden listings, which admins can still search. */
		officeOnly: boolean("office_only").notNull().default(false),
	},
	() => [
		index("listing_words_beginning").using("btree", sql`word text_pattern_ops`),
		index("listing_words_like").using("gin", sql`word gin_trgm_ops`),
	],
);

/** A photo without a listing is an upload whose listing is not posted yet. A job deletes abandoned ones. */
export const listingPhotos = pgTable(
	"listing_photos",
	{
		id: id(),
		listingId: uuid("listing_id").references(() => listings.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
		/** Folder in storage with one WebP file per width. */
		storageKey: text("storage_key").notNull().unique(),
		width: integer("width").notNull(),
		height: integer("height").notNull(),
		/** The stored widths, such as [400, 800, 1600]. */
		widths: integer("widths").array().notNull(),
		bytes: bigint("bytes", { mode: "number" }).notNull(),
		/** Keyed hash of the token of the browser that sent it, which alone sees it until it is posted. */
		uploaderHash: bytea("uploader_hash"),
		createdAt: createdAt(),
		/** When it was removed from its listing. It is no longer shown, and a job deletes the files. */
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
		/** Hash of what was saved, to recognize a save that is sent again because its response was lost. */
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
		/** Such as 'scam' or 'sold'; null for the office's own flags. */
		category: text("category"),
		/** Keyed hash of the reporter's network: several reports from one network count once. */
		reporterHash: bytea("reporter_hash"),
		/** Keyed hash of the reporter's wide network. Null when the report doesn't count toward hiding the listing. */
		reporterWideHash: bytea("reporter_wide_hash"),
		flaggedAt: moment("flagged_at").notNull().defaultNow(),
		/** When the company was notified of this report; null while it waits for the next summary. */
		mailedAt: moment("mailed_at"),
	},
	(table) => [
		index("listing_flags_reporter").on(table.listingId, table.reporterHash),
		index("listing_flags_unmailed").on(table.flaggedAt).where(sql`mailed_at is null and source = 'report'`),
		index("listing_flags_newest").on(table.flaggedAt.desc(), table.id.desc()),
	],
);

/** Keyed hashes of the email and phone of listings the office deleted, to hold what the same person posts next. */
export const listingOffenses = pgTable(
	"listing_offenses",
	{
		id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		listingId: uuid("listing_id").notNull(),
		fingerprint: bytea("fingerprint").notNull(),
		createdAt: createdAt(),
	},
	(table) => [index("listing_offenses_fingerprint").on(table.fingerprint, table.createdAt)],
);

export const searchPlace = pgEnum("search_place", ["shop", "marketplace"]);

/** What people looked for without finding anything. Words and counts, never who. A job keeps the table small. */
export const missedSearches = pgTable(
	"missed_searches",
	{
		place: searchPlace("place").notNull(),
		/** In lower case, single spaces. */
		words: text("words").notNull(),
		times: integer("times").notNull().default(1),
		lastAt: moment("last_at").notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.place, table.words] })],
);

/* ---------- messages between buyer and seller ---------- */

export const messageSide = pgEnum("message_side", ["buyer", "seller"]);

/** Neither side sees the other's address. Each has a link of its own, of which only the hash is stored. */
export const messageThreads = pgTable(
	"message_threads",
	{
		id: id(),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		/** Who wrote first: the buyer of a product, or whoever has what a wanted ad asks for. */
		buyerName: text("buyer_name").notNull(),
		buyerEmail: text("buyer_email").notNull(),
		/** The buyer has replied by the link in an email of ours. */
		buyerProved: boolean("buyer_proved").notNull().default(false),
		buyerTokenHash: bytea("buyer_token_hash").notNull().unique(),
		sellerTokenHash: bytea("seller_token_hash").notNull().unique(),
		blockedBy: messageSide("blocked_by"),
		/** Why some of its messages wait for a moderator, or null. */
		heldReason: text("held_reason"),
		reportedBy: messageSide("reported_by"),
		reportReason: text("report_reason"),
		reportedAt: moment("reported_at"),
		createdAt: createdAt(),
		/** Thirty days after the last message. */
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [
		index("message_threads_listing").on(table.listingId),
		index("message_threads_expires").on(table.expiresAt),
		index("message_threads_office")
			.on(table.createdAt.desc())
			.where(sql`reported_at is not null or held_reason is not null`),
	],
);

export const messages = pgTable(
	"messages",
	{
		id: id(),
		threadId: uuid("thread_id")
			.notNull()
			.references(() => messageThreads.id, { onDelete: "cascade" }),
		sender: messageSide("sender").notNull(),
		text: text("text").notNull(),
		/** Waits for a moderator; the other side has not seen it. */
		held: boolean("held").notNull().default(false),
		/** Not mailed yet, because the other side got too many emails. */
		waiting: boolean("waiting").notNull().default(false),
		createdAt: createdAt(),
	},
	(table) => [index("messages_thread").on(table.threadId, table.createdAt)],
);

/* ---------- alerts ---------- */

export const alertFrequency = pgEnum("alert_frequency", ["instant", "daily"]);

/** A saved search, or a listing whose price somebody watches. */
export const alerts = pgTable(
	"alerts",
	{
		id: id(),
		email: text("email").notNull(),
		/** The address in lower case: one person, however it was typed. */
		emailKey: text("email_key").notNull(),
		frequency: alertFrequency("frequency").notNull(),
		kind: listingKind("kind").notNull(),
		q: text("q").notNull().default(""),
		/** The words as a tsquery; empty for any. */
		query: text("query").notNull().default(""),
		/**
		 * A word that every match contains, so that a new listing is compared only with the alerts of its own words. Empty
		 * when there is no such word.
		 */
		anchor: text("anchor").notNull().default(""),
		/** A category, 'free' or 'all'. */
		category: text("category").notNull().default("all"),
		location: text("location").notNull().default(""),
		zip: text("zip").notNull().default(""),
		radius: integer("radius"),
		/** Null for any. */
		condition: listingCondition("condition"),
		/** Set when only this listing's price is watched. */
		listingId: uuid("listing_id").references(() => listings.id, { onDelete: "cascade" }),
		tokenHash: bytea("token_hash").notNull().unique(),
		createdAt: createdAt(),
		/** When its owner opened the link in the first email; no email before that. */
		confirmedAt: moment("confirmed_at"),
	},
	(table) => [
		index("alerts_match")
			.on(table.kind, table.anchor, table.category)
			.where(sql`confirmed_at is not null and listing_id is null`),
		index("alerts_watched").on(table.listingId).where(sql`listing_id is not null`),
		index("alerts_email").on(table.emailKey),
		index("alerts_unconfirmed").on(table.createdAt).where(sql`confirmed_at is null`),
	],
);

/**
 * What each person was or will be told. The key makes sure that nobody is told the same twice. Without foreign keys:
 * checking them takes longer than finding the matches, and a row whose listing or alert is gone is skipped.
 */
export const alertHits = pgTable(
	"alert_hits",
	{
		emailKey: text("email_key").notNull(),
		listingId: uuid("listing_id").notNull(),
		/** 'new', 'match' for the other side of a wanted ad, or 'price-90000' for a drop to $900. */
		event: text("event").notNull(),
		/** Null for 'match'. */
		alertId: uuid("alert_id"),
		frequency: alertFrequency("frequency").notNull(),
		createdAt: createdAt(),
		mailedAt: moment("mailed_at"),
	},
	(table) => [
		primaryKey({ columns: [table.emailKey, table.listingId, table.event] }),
		index("alert_hits_waiting").on(table.frequency, table.emailKey).where(sql`mailed_at is null`),
		index("alert_hits_created").on(table.createdAt),
	],
);

/* ---------- admin ---------- */

/** What a person may do in the panel; `app/features/admin/roles.ts` says which pages and actions that is. */
export const staffRole = pgEnum("staff_role", ["owner", "office", "moderator"]);
export const staffState = pgEnum("staff_state", ["invited", "active", "disabled"]);

/** People who work in the panel. Never deleted, because leads, visits and the audit log refer to them. */
export const staff = pgTable(
	"staff",
	{
		id: id(),
		name: text("name").notNull(),
		/** In lower case. Null only for the account of the shared password, until its owner enters one. */
		email: text("email").unique(),
		role: staffRole("role").notNull(),
		state: staffState("state").notNull().default("invited"),
		/** The one account that the shared office password signs in to. */
		isShared: boolean("is_shared").notNull().default(false),
		/** Salt and scrypt hash, or null without a password. */
		password: jsonb("password").$type<{ salt: string; hash: string }>(),
		/** Secret of the authenticator app, encrypted; see `totp-secrets.server.ts`. Null without one. */
		totpSecret: text("totp_secret"),
		/** The time step of the last accepted code, so that no code works twice. */
		totpStep: bigint("totp_step", { mode: "number" }),
		createdAt: createdAt(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [uniqueIndex("staff_shared").on(table.isShared).where(sql`is_shared`)],
);

export const staffPasskeys = pgTable(
	"staff_passkeys",
	{
		/** The credential's id in base64url, as the browser sends it. */
		id: text("id").primaryKey(),
		staffId: uuid("staff_id")
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		/** Such as 'Chrome on Windows', so that people recognize it. */
		name: text("name").notNull(),
		publicKey: bytea("public_key").notNull(),
		/** Signatures so far, as far as the device counts them. A copy of a key would count backwards. */
		counter: bigint("counter", { mode: "number" }).notNull().default(0),
		transports: text("transports").array().notNull().default([]),
		createdAt: createdAt(),
		lastUsedAt: moment("last_used_at"),
	},
	(table) => [index("staff_passkeys_staff").on(table.staffId)],
);

/** Challenges for passkeys, each for one use within a few minutes. */
export const passkeyChallenges = pgTable(
	"passkey_challenges",
	{
		challengeHash: bytea("challenge_hash").primaryKey(),
		/** Who makes a passkey; null at the gate. */
		staffId: uuid("staff_id").references(() => staff.id, { onDelete: "cascade" }),
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [index("passkey_challenges_expires").on(table.expiresAt)],
);

/** Shown once, stored as hashes, each for one use. */
export const staffRecoveryCodes = pgTable(
	"staff_recovery_codes",
	{
		id: id(),
		staffId: uuid("staff_id")
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		codeHash: bytea("code_hash").notNull(),
		usedAt: moment("used_at"),
		createdAt: createdAt(),
	},
	(table) => [uniqueIndex("staff_recovery_codes_once").on(table.staffId, table.codeHash)],
);

/** Links by email to join, or to get back in. Each for one use; a new one revokes the older. */
export const staffInvitations = pgTable(
	"staff_invitations",
	{
		id: id(),
		staffId: uuid("staff_id")
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		tokenHash: bytea("token_hash").notNull().unique(),
		/** Name of who sent it. */
		invitedBy: text("invited_by").notNull(),
		createdAt: createdAt(),
		expiresAt: moment("expires_at").notNull(),
		usedAt: moment("used_at"),
	},
	(table) => [index("staff_invitations_staff").on(table.staffId)],
);

export const sessionMethod = pgEnum("session_method", [
	"shared",
	"password",
	"passkey",
	"recovery",
	"invitation",
]);

export const adminSessions = pgTable(
	"admin_sessions",
	{
		tokenHash: bytea("token_hash").primaryKey(),
		/** Names the session on pages, where its hash has no place. */
		id: uuid("id").notNull().unique().defaultRandom(),
		staffId: uuid("staff_id").references(() => staff.id, { onDelete: "cascade" }),
		/** Shown in the audit log: the person's name, or one per session of the shared password. */
		label: text("label").notNull(),
		method: sessionMethod("method").notNull().default("shared"),
		/** Such as 'Chrome on Windows'. */
		device: text("device").notNull().default(""),
		createdAt: createdAt(),
		lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
		/** When the person last proved who they are, for exports and deletions. */
		confirmedAt: moment("confirmed_at").notNull().defaultNow(),
		expiresAt: moment("expires_at").notNull(),
	},
	(table) => [index("admin_sessions_staff").on(table.staffId)],
);

/** Networks that signed in with the right password. Other people's wrong passwords never slow these down. */
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
		/** Null for visitors, for the site itself and for entries from before there were accounts. */
		staffId: uuid("staff_id").references(() => staff.id, { onDelete: "set null" }),
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
		index("audit_entries_staff").on(table.staffId, table.id.desc()),
	],
);

/* ---------- visits ---------- */

export const visitKind = pgEnum("visit_kind", ["call", "assessment", "maintenance", "installation"]);
export const visitStatus = pgEnum("visit_status", [
	"booked",
	"done",
	"no_show",
	"canceled",
	/** Not a visit: time the office keeps free. */
	"blocked",
]);

/**
 * Booked visits and blocked time. The exclusion constraint `visits_no_overlap` in the migration keeps two of them from
 * taking one person's time.
 */
export const visits = pgTable(
	"visits",
	{
		id: id(),
		/** Null for blocked time. */
		leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
		/** Null for blocked time. */
		kind: visitKind("kind"),
		status: visitStatus("status").notNull().default("booked"),
		/** Who comes or calls; null for the one crew of an office without staff. */
		staffId: uuid("staff_id").references(() => staff.id),
		startsAt: moment("starts_at").notNull(),
		endsAt: moment("ends_at").notNull(),
		/** The end, and the drive after a visit on site. */
		busyUntil: moment("busy_until").notNull(),
		/** Of a visit on site; empty for calls and where we don't know. */
		county: text("county").notNull().default(""),
		/** Counts the changes, so that calendars replace an older invitation. */
		sequence: integer("sequence").notNull().default(0),
		/** The visitor asked for a text message the day before. */
		wantsText: boolean("wants_text").notNull().default(false),
		/** When the reminder is due; null when the visit was booked too late for one. */
		remindAt: moment("remind_at"),
		remindedAt: moment("reminded_at"),
		/** Why the office blocked the time. */
		note: text("note").notNull().default(""),
		/** Released then, because nobody has proved the address. Null once somebody has, or the office keeps it. */
		heldUntil: moment("held_until"),
		/** Keyed hash of the network that booked it, while it is held. */
		networkHash: bytea("network_hash"),
		/** When the office read about it in a summary, while it was held. */
		summarizedAt: moment("summarized_at"),
		createdAt: createdAt(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [
		index("visits_held").on(table.heldUntil).where(sql`status = 'booked' and held_until is not null`),
		uniqueIndex("visits_one_per_lead").on(table.leadId).where(sql`status = 'booked'`),
		index("visits_lead").on(table.leadId),
		index("visits_start").on(table.startsAt),
		index("visits_remind").on(table.remindAt).where(sql`status = 'booked' and reminded_at is null`),
	],
);

/** Private calendar addresses. A new address replaces the row, which ends the old one. */
export const visitCalendars = pgTable(
	"visit_calendars",
	{
		id: id(),
		/** Null for the calendar of the whole office. */
		staffId: uuid("staff_id").references(() => staff.id, { onDelete: "cascade" }),
		createdAt: createdAt(),
	},
	(table) => [unique("visit_calendars_staff").on(table.staffId).nullsNotDistinct()],
);

/* ---------- readiness ---------- */

/** A homeowner's self-check of one house. */
export const readinessChecks = pgTable(
	"readiness_checks",
	{
		id: id(),
		tokenHash: bytea("token_hash").notNull().unique(),
		/** 'yes', 'no' or 'unknown' per measure. */
		answers: jsonb("answers").notNull().default({}),
		address: text("address").notNull().default(""),
		/** The owner's name, printed on the report. */
		owner: text("owner").notNull().default(""),
		/** Where Your home found it. Null when nobody asked to keep it. */
		place: jsonb("place"),
		/** The newest request to do the work. */
		leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
		/** When a link to come back was mailed. Such a check is kept longer. */
		linkSentAt: moment("link_sent_at"),
		createdAt: createdAt(),
		updatedAt: moment("updated_at").notNull().defaultNow(),
	},
	(table) => [index("readiness_checks_updated").on(table.updatedAt)],
);

/** What the report said on one day, to show progress. The last report of a day replaces earlier ones. */
export const readinessSnapshots = pgTable(
	"readiness_snapshots",
	{
		id: id(),
		checkId: uuid("check_id")
			.notNull()
			.references(() => readinessChecks.id, { onDelete: "cascade" }),
		/** The date in Los Angeles, such as '2026-11-16'. */
		day: text("day").notNull(),
		answers: jsonb("answers").notNull(),
		createdAt: createdAt(),
	},
	(table) => [unique("readiness_snapshots_day").on(table.checkId, table.day)],
);

/** One photo for a measure. A request to do the work gets copies of its own, as `intake_files`. */
export const readinessPhotos = pgTable(
	"readiness_photos",
	{
		id: id(),
		checkId: uuid("check_id")
			.notNull()
			.references(() => readinessChecks.id, { onDelete: "cascade" }),
		measure: text("measure").notNull(),
		/** Of an early photo, one that an intake file may have too. */
		storageKey: text("storage_key").notNull().unique(),
		bytes: bigint("bytes", { mode: "number" }).notNull(),
		/** The day it was taken, as its file says: '2026-11-02'. */
		takenOn: date("taken_on"),
		createdAt: createdAt(),
	},
	(table) => [unique("readiness_photos_measure").on(table.checkId, table.measure)],
);

/** Cached responses of the hazard zone service, by rounded coordinates. */
export const hazardZoneAnswers = pgTable("hazard_zone_answers", {
	point: text("point").primaryKey(),
	zones: jsonb("zones").notNull(),
	fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

/* ---------- public feeds ---------- */

/** What a public feed said last. All times are the database's, so that the processes of a fleet agree. */
export const feeds = pgTable("feeds", {
	name: text("name").primaryKey(),
	/** The address and the version of our reader; another one makes the stored content useless. */
	source: text("source").notNull(),
	content: jsonb("content").notNull().default([]),
	/** Counts the changes of `content`. */
	version: integer("version").notNull().default(0),
	etag: text("etag"),
	lastModified: text("last_modified"),
	/** When we began to ask this source. */
	since: moment("since").notNull().defaultNow(),
	answeredAt: moment("answered_at"),
	nextAskAt: moment("next_ask_at").notNull().defaultNow(),
	/** In a row. */
	failures: integer("failures").notNull().default(0),
	askedAt: moment("asked_at"),
});
