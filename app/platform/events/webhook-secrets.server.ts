// The secrets that sign webhook messages are encrypted in the database, each for its own endpoint. With SESSION_SECRET
// set, a copy of the database alone signs nothing. Without it, the key is in the database, too.
import { and, eq } from "drizzle-orm";
import { webhookEndpoints } from "#db/schema.ts";
import { db } from "../database/db.server.ts";
import { log } from "../log.server.ts";
import { seal, unseal } from "../secrets.server.ts";

type Endpoint = typeof webhookEndpoints.$inferSelect;

export async function sealWebhookSecret(url: string, secret: string): Promise<string> {
	return seal(purposeOf(url), secret);
}

/** The newest first. Empty when the session secret that encrypted them is gone. */
export async function signingSecrets(endpoint: Endpoint, now: Date): Promise<string[]> {
	const { url, secret, previousSecret, previousSecretUntil } = endpoint;
	const stored = [secret];
	if (previousSecret && previousSecretUntil && previousSecretUntil > now) stored.push(previousSecret);
	const opened = await Promise.all(stored.map((one) => unseal(purposeOf(url), one)));
	return opened.flatMap((one) => (one ? [one.value] : []));
}

/**
 * At every start: encrypts what is still in plain text or encrypted with an older session secret, so that the older one
 * can be dropped.
 */
export async function renewWebhookSecrets(): Promise<void> {
	for (const endpoint of await db().select().from(webhookEndpoints)) {
		const secret = await renewed(endpoint.url, endpoint.secret);
		if (!secret)
			log.warn(
				{ endpoint: endpoint.id },
				"webhooks: the session secret that encrypted an endpoint's secret is gone, so it needs a new one",
			);
		const previousSecret = endpoint.previousSecret && (await renewed(endpoint.url, endpoint.previousSecret));
		const isUnchanged = secret === endpoint.secret && previousSecret === endpoint.previousSecret;
		if (!secret || isUnchanged) continue;
		await db()
			.update(webhookEndpoints)
			.set({ secret, previousSecret })
			// Unless somebody has created a new secret meanwhile.
			.where(and(eq(webhookEndpoints.id, endpoint.id), eq(webhookEndpoints.secret, endpoint.secret)));
	}
}

async function renewed(url: string, stored: string): Promise<string | null> {
	const opened = await unseal(purposeOf(url), stored);
	if (!opened || opened.isNewest) return opened && stored;
	return sealWebhookSecret(url, opened.value);
}

/** An endpoint keeps its URL as long as it lives. */
function purposeOf(url: string): string {
	return `webhook ${url}`;
}
