// Sends text messages through Twilio's REST API. Twilio's client library would be larger than all our other
// dependencies.
import { env } from "../env.server.ts";
import { addressesOf, callService, isServiceOn } from "../http/services.server.ts";

export type SmsSent = { ok: true } | { ok: false; permanent: boolean; error: string };

const TIMEOUT_MS = 15_000;

export function smsConfigured(): boolean {
	return env().TWILIO_ACCOUNT_SID !== undefined && isServiceOn("sms");
}

export async function sendSms({ to, text }: { to: string; text: string }): Promise<SmsSent> {
	const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = env();
	const [service] = addressesOf("sms");
	if (!account || !token || !from || !service)
		return { ok: false, permanent: true, error: "SMS is not configured" };
	const number = toE164(to);
	if (!number) return { ok: false, permanent: true, error: "not a phone number that can get text messages" };

	try {
		const response = await callService(
			"sms",
			`${service.replace(/\/+$/, "")}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
			{
				method: "POST",
				headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` },
				body: new URLSearchParams({ From: from, To: number, Body: text }),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			},
		);
		const answer = await response.text();
		if (response.ok) return { ok: true };
		return {
			ok: false,
			permanent: isPermanent(response.status),
			error: `HTTP ${response.status} ${parseErrorReason(answer)}`,
		};
	} catch (error) {
		return { ok: false, permanent: false, error: error instanceof Error ? error.message : String(error) };
	}
}

/**
 * '(530) 555-0134' → '+15305550134'. Only North American numbers: anybody can type any number, and messages to some
 * countries cost us so much that fraudsters live on them.
 */
export function toE164(number: string): string | null {
	const national = /^(?:\+?1)?([2-9]\d{9})$/.exec(number.replace(/[^\d+]/g, ""))?.[1];
	return national ? `+1${national}` : null;
}

/** 401 and 403 are configuration errors, and 408 and 429 are temporary. Any other 4xx is about this message. */
function isPermanent(status: number): boolean {
	return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}

function parseErrorReason(answer: string): string {
	try {
		const { code, message } = JSON.parse(answer) as { code?: unknown; message?: unknown };
		return `${code ?? ""} ${message ?? ""}`.trim();
	} catch {
		return answer.slice(0, 200);
	}
}
