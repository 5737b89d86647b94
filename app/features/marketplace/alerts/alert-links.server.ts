// The links in alert emails.
import { eq } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { linkAddress, linkKey, linkPath } from "#app/platform/private-links.server.ts";
import { alerts } from "#db/schema.ts";

/** Where the owner of this alert manages all of theirs. */
export async function managePath(alertId: string): Promise<string> {
	return db().transaction(async (tx) => linkPath("alert", await keyOf(tx, alertId), { page: "manage" }));
}

export type AlertLinks = { confirm: string; manage: string; unsubscribe: string };

export async function alertLinks(tx: Tx, alertId: string): Promise<AlertLinks> {
	const key = await keyOf(tx, alertId);
	const address = (page: keyof AlertLinks) => linkAddress("alert", key, { page });
	return { confirm: address("confirm"), manage: address("manage"), unsubscribe: address("unsubscribe") };
}

async function keyOf(tx: Tx, alertId: string): Promise<string> {
	const [stored] = await tx.select({ hash: alerts.tokenHash }).from(alerts).where(eq(alerts.id, alertId));
	return linkKey("alert", alertId, stored?.hash);
}
