// The links in alert emails. The key is derived from the alert and not stored, so that every email can contain it.
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { keyedHash, keyedHashes } from "#app/platform/secrets.server.ts";
import { alerts } from "#db/schema.ts";

export async function alertToken(alertId: string): Promise<string> {
	return (await keyedHash("listing-alert", alertId)).toString("base64url");
}

export function hashAlertToken(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}

export type AlertLinks = { confirm: string; manage: string; unsubscribe: string };

/** With the token that the alert was made with, also when the secret was changed since. */
export async function alertLinks(tx: Tx, alertId: string): Promise<AlertLinks> {
	const [stored] = await tx.select({ hash: alerts.tokenHash }).from(alerts).where(eq(alerts.id, alertId));
	const tokens = (await keyedHashes("listing-alert", alertId)).map((hash) => hash.toString("base64url"));
	const token = tokens.find((one) => stored?.hash.equals(hashAlertToken(one))) ?? tokens[0];
	const address = (page: string) => `${publicUrl()}/alerts/${page}?token=${token}`;
	return { confirm: address("confirm"), manage: address("manage"), unsubscribe: address("unsubscribe") };
}
