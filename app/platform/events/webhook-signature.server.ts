// Signatures as standardwebhooks.com describes them. Six lines of node:crypto; the tests check them with the reference
// implementation.
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

export function newWebhookSecret(): string {
	return PREFIX + randomBytes(32).toString("base64");
}

/** One signature per secret: while a secret is being changed, the receiver may know either. */
export function webhookHeaders(
	id: string,
	body: string,
	secrets: readonly string[],
	at: Date,
): Record<string, string> {
	const timestamp = Math.floor(at.getTime() / 1_000);
	const signatures = secrets.map((secret) => {
		const key = Buffer.from(secret.slice(PREFIX.length), "base64");
		return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
	});
	return {
		"webhook-id": id,
		"webhook-timestamp": String(timestamp),
		"webhook-signature": signatures.join(" "),
	};
}
