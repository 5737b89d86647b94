// What the software stores about people, why and for how long. The privacy policy is generated from this list, and a
// test compares it with db/schema.ts: every table and every column must be named here.

export type StoredData = {
	id: string;
	/** Completes 'When you …'. */
	when: string;
	purpose: string;
	keptFor: string;
	/** By table: each column that says something about a person, in the visitor's words. */
	tables: Record<string, Record<string, string>>;
};

export const storedData: readonly StoredData[] = [
	{
		id: "requests",
		when: "ask for a consultation, order something or send a privacy request",
		purpose: "call you back and do what you asked",
		keptFor: "24 months after the last change, unless you become a customer",
		tables: {
			leads: {
				firstName: "name",
				lastName: "name",
				email: "email",
				phone: "phone",
				address: "property address",
				message: "message",
				topic: "what it's about",
				details: "what you ordered or answered",
				reference: "reference number",
				assignedTo: "who in our office handled it",
				nextAction: "what we do next about it",
			},
			lead_notes: { text: "our notes about the request" },
			lead_messages: { text: "what we write to each other about it" },
			checkouts: { lines: "items in your order" },
			order_steps: { day: "day of your delivery or visit", actor: "who in our office handled it" },
		},
	},
	{
		id: "stock-alerts",
		when: "ask to hear when a product is back",
		purpose: "email you once when it returns",
		keptFor: "until that email, 7 days if you don't confirm it, one year at most",
		tables: {
			stock_alerts: { email: "email", handle: "the product", variantId: "the product" },
		},
	},
	{
		id: "intake",
		when: "fill in the property intake",
		purpose: "design a system for your property",
		keptFor:
			"30 days after your last change. Once you submit it, as long as a request. Addresses you search for: 90 days",
		tables: {
			intake_drafts: { answers: "your answers" },
			intake_files: { fileName: "plans and photos you upload", storageKey: "plans and photos you upload" },
			geocode_answers: { question: "address you type (without your name)" },
		},
	},
	{
		id: "readiness",
		when: "use the readiness check or look up the rules at your address",
		purpose: "make your report and show how your score changes",
		keptFor:
			"30 days after your last change, or 400 days if you asked for the link or sent it to us. Places you look up: 90 days",
		tables: {
			readiness_checks: { answers: "your answers", address: "address of the house, if you enter it" },
			readiness_snapshots: { answers: "your answers" },
			hazard_zone_answers: { point: "coordinates you look up (without your name)" },
		},
	},
	{
		id: "listings",
		when: "post in the marketplace",
		purpose: "publish your listing. We never show your email",
		keptFor: "until it ends or you remove it, then 30 days. If we remove it, 14 days",
		tables: {
			listings: {
				title: "your listing",
				description: "your listing",
				location: "location",
				email: "email",
				phoneNumber: "phone",
				whatsappNumber: "WhatsApp number",
				zip: "ZIP code of the location",
				contactMethod: "how people may reach you",
				licenseNumber: "contractor's license number",
				appeal: "what you write when we hide or remove a listing",
			},
			listing_photos: { storageKey: "photos (without the place where they were taken)" },
			edit_links: { tokenHash: "edit links (as a hash)" },
		},
	},
	{
		id: "offenses",
		when: "post something our moderators delete",
		purpose: "check what the same person posts next",
		keptFor: "180 days",
		tables: {
			listing_offenses: { fingerprint: "your email and phone (as a hash)" },
		},
	},
	{
		id: "conversations",
		when: "write to a seller or a buyer",
		purpose: "pass your message on without your address. The office reads it only if one of you reports it",
		keptFor: "30 days after the last message, or 90 days after a report",
		tables: {
			message_threads: {
				buyerName: "name",
				buyerEmail: "email",
				buyerTokenHash: "your link (as a hash)",
				sellerTokenHash: "the other person's link (as a hash)",
				reportReason: "your reason, if you report it",
			},
			messages: { text: "your messages" },
		},
	},
	{
		id: "alerts",
		when: "ask for alerts about new listings",
		purpose: "email you what matches",
		keptFor: "until you stop them, or 3 days if you don't confirm. What we told you about: 120 days",
		tables: {
			alerts: {
				email: "email",
				emailKey: "email",
				q: "words you search for",
				query: "words you search for",
				anchor: "words you search for",
				location: "place you search in",
				zip: "ZIP code you search around",
				tokenHash: "your link (as a hash)",
			},
			alert_hits: { emailKey: "email" },
		},
	},
	{
		id: "reports",
		when: "report a listing",
		purpose: "keep the marketplace safe",
		keptFor: "as long as the listing",
		tables: {
			listing_flags: { reason: "your reason", reporterHash: "your network (as a hash)" },
		},
	},
	{
		id: "messages",
		when: "get an email or a text from us",
		purpose: "deliver it and answer questions about it",
		keptFor: "90 days, or as long as the request it belongs to",
		tables: {
			deliveries: {
				recipient: "your address or number",
				subject: "the message",
				bodyText: "the message",
				bodyHtml: "the message",
				replyTo: "the reply address",
				unsubscribeUrl: "the link to unsubscribe",
			},
			recipient_messages: { recipientHash: "your address (as a hash, one day)" },
		},
	},
	{
		id: "visits",
		when: "visit any page",
		purpose: "keep the site running and stop abuse",
		keptFor: "1 day for counts, 30 days for logs",
		tables: {
			rate_limits: { key: "your network (as a hash)" },
		},
	},
	{
		id: "office",
		when: "work in our office",
		purpose: "sign in and record who changed what",
		keptFor:
			"your account for as long as the record, 12 hours for sessions, 90 days for networks, and the record for as long as we run the site",
		tables: {
			staff: {
				name: "name",
				email: "email",
				password: "password (as a hash)",
				totpSecret: "secret of the authenticator app",
			},
			staff_passkeys: { name: "your device", publicKey: "passkeys (their public part)" },
			passkey_challenges: { challengeHash: "sign-in attempts (as a hash)" },
			staff_recovery_codes: { codeHash: "recovery codes (as a hash)" },
			staff_invitations: { tokenHash: "invitations (as a hash)", invitedBy: "who invited you" },
			admin_sessions: { label: "name", device: "your device", tokenHash: "the session (as a hash)" },
			admin_networks: { networkHash: "the network (as a hash)" },
			audit_entries: { actor: "who did it", action: "what was done", subjectTitle: "to what", reason: "why" },
		},
	},
];

/** Tables that say nothing about a person. */
export const impersonalTables: readonly string[] = [
	"settings",
	"catalogue_copies",
	"listing_tallies",
	"listing_words",
	"feeds",
	"answer_templates",
];

/** Columns that are numbers, times, states or links between rows. */
export const technicalColumns: readonly string[] = [
	"id",
	"kind",
	"submissionKey",
	"status",
	"suspectedSpam",
	"spamReason",
	"dueAt",
	"answeredAt",
	"nextActionOn",
	"createdAt",
	"updatedAt",
	"leadId",
	"author",
	"currency",
	"totalCents",
	"expiresAt",
	"version",
	"draftId",
	"checkId",
	"linkSentAt",
	"day",
	"zones",
	"field",
	"contentType",
	"bytes",
	"suggestions",
	"fetchedAt",
	"amountCents",
	"isFree",
	"category",
	"urgency",
	"flagged",
	"held",
	"heldReason",
	"deletedAt",
	"lastFlaggedAt",
	"isPublic",
	"search",
	"locationText",
	"textHash",
	"sample",
	"reminderSentAt",
	"listingId",
	"position",
	"width",
	"height",
	"widths",
	"removedAt",
	"usedAt",
	"savedFingerprint",
	"revokedAt",
	"confirmedAt",
	"source",
	"flaggedAt",
	"mailedAt",
	"channel",
	"purpose",
	"attempts",
	"lastError",
	"sentAt",
	"isLink",
	"points",
	"expire",
	"lastSignInAt",
	"at",
	"subjectKind",
	"subjectId",
	"details",
	"tokenHash",
	"condition",
	"appealedAt",
	"buyerProved",
	"waiting",
	"blockedBy",
	"reportedBy",
	"reportedAt",
	"threadId",
	"sender",
	"frequency",
	"radius",
	"alertId",
	"event",
	"role",
	"state",
	"isShared",
	"totpStep",
	"staffId",
	"counter",
	"transports",
	"lastUsedAt",
	"method",
	"lastSeenAt",
];

/** 'name, email, phone', each once. */
export function wordsOf({ tables }: StoredData): string {
	return [...new Set(Object.values(tables).flatMap((columns) => Object.values(columns)))].join(", ");
}
