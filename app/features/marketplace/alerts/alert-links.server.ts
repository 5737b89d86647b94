// The links in alert emails. The key is derived from the alert and not stored, so that every email can contain it.
import { eq } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { derivedToken, hashToken } from "#app/platform/secrets.server.ts";
import { alerts } from "#db/schema.ts";

export async function alertToken(alertId: string): Promise<string> {
	return derivedToken("listing-alert", alertId);
}

export function hashAlertToken(token: string): Buffer {
	return hashToken(token);
}

/** Where the owner of this alert manages all of theirs. */
export async function managePath(alertId: string): Promise<string> {
	const { manage } = await db().transaction((tx) => alertLinks(tx, alertId));
	return manage.slice(publicUrl().length);
}

export type AlertLinks = { confirm: string; manage: string; unsubscribe: string };

/** With the token that the alert was made with, also when the secret was changed since. */
export async function alertLinks(tx: Tx, alertId: string): Promise<AlertLinks> {
	const [stored] = await tx.select({ hash: alerts.tokenHash }).from(alerts).where(eq(alerts.id, alertId));
	const token = await derivedToken("listing-alert", alertId, stored?.hash);
	const address = (page: string) => `${publicUrl()}/alerts/${page}?token=${token}`;
	return { confirm: address("confirm"), manage: address("manage"), unsubscribe: address("unsubscribe") };
}
