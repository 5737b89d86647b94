// A request for a call back, from the posted form to the stored lead with its mails.
import { createHash } from "node:crypto";
import { isIPv4 } from "node:net";
import type { Tx } from "#app/platform/db.server.ts";
import { queueMail } from "#app/platform/deliveries.server.ts";
import type { Log } from "#app/platform/log.server.ts";
import { companyMailbox } from "#app/platform/mail.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { type Consultation, type ConsultationErrors, hiddenFields } from "./consultation.ts";
import { asideMail, type ComposedMail, officeMail, visitorMail } from "./consultation-mails.ts";
import { checkConsultation } from "./consultation-schema.ts";
import { type StoredLead, storeLead } from "./leads.server.ts";
import { suspicion } from "./suspicion.ts";

export type RequestedConsultation =
	| { ok: true }
	| { ok: false; reason: "invalid"; errors: ConsultationErrors }
	| { ok: false; reason: "too-many"; retryAfterSeconds: number }
	| { ok: false; reason: "not-stored" };

const HOUR = 3_600;
/** Past these a request is kept aside: an office behind one address may well send a dozen. */
const perMailbox: RateLimitRule = { name: "consultation-mailbox", points: 8, seconds: HOUR };
const perAddress: RateLimitRule = { name: "consultation-address", points: 40, seconds: HOUR };
const perNetwork: RateLimitRule = { name: "consultation-network", points: 150, seconds: HOUR };
/** Past this nothing is stored any more, so that nobody can fill the disk; the answer names the telephone. */
const flood: RateLimitRule = { name: "consultation-flood", points: 400, seconds: HOUR };
const asideNotice: RateLimitRule = { name: "consultation-aside-notice", points: 1, seconds: HOUR };

export async function requestConsultation(
	form: FormData,
	visitor: { clientAddress: string; log: Log },
): Promise<RequestedConsultation> {
	const flooded = await rateLimit(flood, visitor.clientAddress);
	if (!flooded.ok) return { ok: false, reason: "too-many", retryAfterSeconds: flooded.retryAfterSeconds };

	const checked = checkConsultation(form);
	if (!checked.ok) return { ok: false, reason: "invalid", errors: checked.errors };
	const consultation = checked.value;
	const spamReason = clues(form, consultation) ?? (await tooMany(consultation, visitor.clientAddress));
	const mails = spamReason === null ? requestMails : await asideMails(spamReason);

	try {
		const { isNew } = await storeLead(
			{
				kind: "consultation",
				...consultation,
				submissionKey: submissionKey(form, consultation),
				...(spamReason ? { spamReason } : {}),
			},
			(tx, lead) => queueAll(tx, lead, mails(lead)),
		);
		if (isNew && spamReason) visitor.log.warn({ spamReason }, "consultation kept aside");
		return { ok: true };
	} catch (error) {
		visitor.log.error(
			{ error: error instanceof Error ? error.stack : String(error) },
			"consultation not stored",
		);
		return { ok: false, reason: "not-stored" };
	}
}

function clues(form: FormData, { message }: Consultation): string | null {
	const fillTime = Number.parseInt(text(form, hiddenFields.fillTime), 10);
	return suspicion({
		trap: text(form, hiddenFields.trap),
		fillTime: Number.isFinite(fillTime) ? fillTime : null,
		message,
	});
}

async function tooMany({ email }: Consultation, address: string): Promise<string | null> {
	const counts = [
		{ rule: perMailbox, key: email.toLowerCase(), reason: "many requests for one e-mail address" },
		{ rule: perAddress, key: address, reason: "many requests from one address" },
		{ rule: perNetwork, key: networkOf(address), reason: "many requests from one network" },
	];
	const answers = await Promise.all(counts.map(({ rule, key }) => rateLimit(rule, key)));
	return counts.find((_, index) => !answers[index]?.ok)?.reason ?? null;
}

/** The neighbours: 256 addresses of IPv4. An IPv6 household already counts as one. */
function networkOf(address: string): string {
	return isIPv4(address) ? `${address.split(".").slice(0, 3).join(".")}.0/24` : address;
}

/**
 * The same text sent twice from one form is one request; a text changed before the second try is another, because
 * nothing that somebody wrote may be lost. Without scripts a form has no key: then the same text is one request a day.
 */
function submissionKey(form: FormData, consultation: Consultation): string {
	const given = text(form, hiddenFields.key);
	const origin = /^[\w-]{16,80}$/.test(given) ? given : new Date().toISOString().slice(0, 10);
	const content = createHash("sha256").update(JSON.stringify(consultation)).digest("base64url");
	return `consultation:${origin}:${content}`;
}

/** For a request that was kept aside and turns out to be a visitor's after all. */
export async function queueRequestMails(tx: Tx, lead: StoredLead): Promise<void> {
	await queueAll(tx, lead, requestMails(lead));
}

async function queueAll(tx: Tx, lead: StoredLead, mails: readonly PurposefulMail[]): Promise<void> {
	for (const { purpose, ...mail } of mails) await queueMail(tx, { ...mail, purpose, leadId: lead.id });
}

type PurposefulMail = ComposedMail & { purpose: string };

function requestMails(lead: StoredLead): PurposefulMail[] {
	return [
		{ purpose: "consultation-office", ...officeMail(lead, companyMailbox(), lead.dueAt) },
		{ purpose: "consultation-confirmation", ...visitorMail(lead) },
	];
}

/** The office hears of what is kept aside once an hour: enough to look, too little to drown in. */
async function asideMails(reason: string): Promise<(lead: StoredLead) => PurposefulMail[]> {
	const notice = await rateLimit(asideNotice, "office");
	return (lead) =>
		notice.ok ? [{ purpose: "consultation-aside", ...asideMail(lead, companyMailbox(), reason) }] : [];
}

function text(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}
