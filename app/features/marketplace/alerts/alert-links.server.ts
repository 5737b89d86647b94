// The links in alert emails. The key is derived from the alert and not stored, so that every email can contain it.
import { createHash } from "node:crypto";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";

export async function alertToken(alertId: string): Promise<string> {
	return (await keyedHash("listing-alert", alertId)).toString("base64url");
}

export function hashAlertToken(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}

export type AlertLinks = { confirm: string; manage: string; unsubscribe: string };

export async function alertLinks(alertId: string): Promise<AlertLinks> {
	const token = await alertToken(alertId);
	const address = (page: string) => `${publicUrl()}/alerts/${page}?token=${token}`;
	return { confirm: address("confirm"), manage: address("manage"), unsubscribe: address("unsubscribe") };
}
