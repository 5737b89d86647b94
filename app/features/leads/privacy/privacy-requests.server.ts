// A privacy request becomes a lead, so that it waits in the same inbox as everything else people ask for.
import { createHash } from "node:crypto";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { SPAM_TRAP_FIELD } from "#app/ui/forms/spam-trap.tsx";
import { storeLead } from "../leads.server.ts";
import { suspicion } from "../suspicion.ts";
import { queuePrivacyMails } from "./privacy-mails.server.tsx";
import { type PrivacyErrors, type PrivacyValues, privacyTopic } from "./privacy-request.ts";
import { checkPrivacyRequest } from "./privacy-request-schema.ts";

export type SentPrivacyRequest =
	| { ok: true; reference: string }
	| { ok: false; reason: "invalid"; errors: PrivacyErrors; values: PrivacyValues }
	| { ok: false; reason: "too-many"; retryAfterSeconds: number };

const perNetwork: RateLimitRule = { name: "privacy-request", points: 20, seconds: 3_600, total: 2_000 };

export async function sendPrivacyRequest(form: FormData, clientAddress: string): Promise<SentPrivacyRequest> {
	const allowed = await rateLimit(perNetwork, clientAddress);
	if (!allowed.ok) return { ok: false, reason: "too-many", retryAfterSeconds: allowed.retryAfterSeconds };
	const checked = checkPrivacyRequest(form);
	if (!checked.ok) return { ...checked, reason: "invalid" };
	const { request, ...person } = checked.value;
	const trap = String(form.get(SPAM_TRAP_FIELD) ?? "");
	const { lead } = await storeLead(
		{
			...person,
			kind: "consultation",
			topic: privacyTopic(request),
			submissionKey: keyOf(checked.value),
			spamReason: suspicion({ trap, fillTime: null, message: person.message }),
		},
		async (tx, stored) => {
			if (!stored.suspectedSpam) await queuePrivacyMails(tx, stored);
		},
	);
	return { ok: true, reference: lead.reference };
}

/** The same request sent twice on one day is one request. */
function keyOf(request: object): string {
	const content = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
	return `privacy:${new Date().toISOString().slice(0, 10)}:${content}`;
}
