// A callback request, from the posted form to the stored lead and its emails.
import { createHash } from "node:crypto";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import type { Tx } from "#app/platform/database/db.server.ts";
import { networkOf } from "#app/platform/http/networks.server.ts";
import type { Log } from "#app/platform/log.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { SPAM_TRAP_FIELD } from "#app/ui/forms/spam-trap.tsx";
import { type Consultation, type ConsultationErrors, hiddenFields, type Receipt } from "./consultation.ts";
import { checkConsultation } from "./consultation-schema.ts";
import { heldAsSpamMail, queueLeadMails } from "./lead-mails.server.tsx";
import type { LeadSource } from "./lead-source.server.ts";
import { type Lead, storeLead } from "./leads.server.ts";
import { suspicion } from "./suspicion.ts";
import { visitPath } from "./visit-link.server.ts";

export type RequestedConsultation =
	| ({ ok: true } & Receipt)
	| { ok: false; reason: "invalid"; errors: ConsultationErrors }
	| { ok: false; reason: "too-many"; retryAfterSeconds: number }
	| { ok: false; reason: "not-stored" };

const HOUR = 3_600;
/** Beyond these a request is held as spam. An office behind one address may well send a dozen. */
const perMailbox: RateLimitRule = { name: "consultation-mailbox", points: 8, seconds: HOUR };
const perAddress: RateLimitRule = { name: "consultation-address", points: 40, seconds: HOUR };
const perNetwork: RateLimitRule = { name: "consultation-network", points: 150, seconds: HOUR };
/** Over this limit nothing is stored, so that nobody can fill the disk. The response gives our phone number. */
const FLOOD_LIMIT: RateLimitRule = {
	name: "consultation-flood",
	points: 400,
	seconds: HOUR,
	total: 50_000,
};
/** So that a flood of spam does not become a flood of mail. */
const spamNotice: RateLimitRule = { name: "consultation-spam-notice", points: 1, seconds: HOUR };

/** What led to the request, such as a readiness report. `attach` runs in the lead's transaction. */
export type Attachment = { details: object; attach(tx: Tx, lead: Lead): Promise<void> };

export async function requestConsultation(
	form: FormData,
	visitor: { clientAddress: string; log: Log; source?: LeadSource },
	attachment?: Attachment,
): Promise<RequestedConsultation> {
	const flooded = await rateLimit(FLOOD_LIMIT, visitor.clientAddress);
	if (!flooded.ok) return { ok: false, reason: "too-many", retryAfterSeconds: flooded.retryAfterSeconds };

	const checked = checkConsultation(form);
	if (!checked.ok) return { ok: false, reason: "invalid", errors: checked.errors };
	const consultation = checked.value;
	const spamReason = clues(form, consultation) ?? (await tooMany(consultation, visitor.clientAddress));
	const isOfficeTold = spamReason !== null && (await rateLimit(spamNotice, "office")).ok;

	try {
		const { lead, isNew } = await storeLead(
			{
				kind: "consultation",
				...consultation,
				...visitor.source,
				submissionKey: submissionKey(form, consultation),
				spamReason,
				...(attachment ? { details: attachment.details } : {}),
			},
			async (tx, stored) => {
				await attachment?.attach(tx, stored);
				if (spamReason === null) await queueLeadMails(tx, stored);
				else if (isOfficeTold) await tellOffice(tx, stored, spamReason);
			},
		);
		if (isNew && spamReason) visitor.log.warn({ spamReason }, "consultation held as spam");
		return {
			ok: true,
			reference: lead.reference,
			promisedBy: promiseSentence("consultation", lead.dueAt),
			visitPath: await visitPath(lead),
		};
	} catch (error) {
		visitor.log.error({ error }, "consultation not stored");
		return { ok: false, reason: "not-stored" };
	}
}

function clues(form: FormData, { message }: Consultation): string | null {
	const fillTime = Number.parseInt(text(form, hiddenFields.fillTime), 10);
	return suspicion({
		trap: text(form, SPAM_TRAP_FIELD),
		fillTime: Number.isFinite(fillTime) ? fillTime : null,
		message,
	});
}

async function tooMany({ email }: Consultation, address: string): Promise<string | null> {
	const counts = [
		{ rule: perMailbox, key: email.toLowerCase(), reason: "many requests for one email address" },
		{ rule: perAddress, key: address, reason: "many requests from one address" },
		{ rule: perNetwork, key: networkOf(address, "wide"), reason: "many requests from one network" },
	];
	const answers = await Promise.all(counts.map(({ rule, key }) => rateLimit(rule, key)));
	return counts.find((_, index) => !answers[index]?.ok)?.reason ?? null;
}

/**
 * The same text sent twice from one form is one request. A changed text is a new request, so that nothing is lost.
 * Without JavaScript a form has no key, so the date replaces it.
 */
function submissionKey(form: FormData, consultation: Consultation): string {
	const given = text(form, hiddenFields.key);
	const origin = /^[\w-]{16,80}$/.test(given) ? given : new Date().toISOString().slice(0, 10);
	const content = createHash("sha256").update(JSON.stringify(consultation)).digest("base64url");
	return `consultation:${origin}:${content}`;
}

async function tellOffice(tx: Tx, lead: Lead, reason: string): Promise<void> {
	const mail = heldAsSpamMail(lead, reason);
	await queueMail(tx, { ...mail, purpose: "consultation-aside", to: companyMailbox(), leadId: lead.id });
}

function text(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}
