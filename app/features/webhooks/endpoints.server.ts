// The endpoints of other systems, which owners add, rotate, turn off and delete.
import { asc, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { MAX_ENDPOINTS } from "#app/platform/events/webhook-delivery.server.ts";
import { sealWebhookSecret } from "#app/platform/events/webhook-secrets.server.ts";
import { newWebhookSecret } from "#app/platform/events/webhook-signature.server.ts";
import { outboundProblem } from "#app/platform/http/outbound.server.ts";
import { webhookEndpoints } from "#db/schema.ts";
import { requeueWaiting } from "./message-log.server.ts";

const MAX_URL_LENGTH = 2_000;
/** How long the old secret keeps signing after a new one is created. */
const OVERLAP_HOURS = 24;

export type Endpoint = typeof webhookEndpoints.$inferSelect;

export type EndpointLine = Awaited<ReturnType<typeof listEndpoints>>[number];

/** Without their secrets. */
export async function listEndpoints() {
	const until = webhookEndpoints.previousSecretUntil;
	return db()
		.select({
			id: webhookEndpoints.id,
			url: webhookEndpoints.url,
			disabledAt: webhookEndpoints.disabledAt,
			/** Why we turned it off ourselves. */
			disabledReason: webhookEndpoints.disabledReason,
			/** When the old secret stops signing, until then. */
			overlapUntil: sql<Date | null>`case when ${until} > now() then ${until} end`.mapWith(until),
		})
		.from(webhookEndpoints)
		.orderBy(asc(webhookEndpoints.createdAt));
}

export type AddedEndpoint =
	/** `warning`: saved, but its name cannot be found at the moment. */
	{ ok: true; url: string; secret: string; warning: string | null } | { ok: false; problem: string };

/** The secret is returned this once and never shown again. */
export async function addEndpoint(typed: string, actor: Actor): Promise<AddedEndpoint> {
	const written = typed.trim();
	if (written.length > MAX_URL_LENGTH) return { ok: false, problem: "This URL is too long." };
	const found = await outboundProblem(written);
	if (found && !found.isUnknown) return { ok: false, problem: found.problem };
	const parsed = new URL(written);
	parsed.hash = "";
	const url = parsed.href;
	const secret = newWebhookSecret();
	const refusal = await db().transaction(async (tx) => {
		// One at a time, so that two people cannot both take the last place.
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhook-endpoints'))`);
		const known = await tx.select({ url: webhookEndpoints.url }).from(webhookEndpoints);
		if (known.some((endpoint) => endpoint.url === url))
			return "This URL is already on the list. Get a new secret there if you need one.";
		if (known.length >= MAX_ENDPOINTS)
			return `You already have ${MAX_ENDPOINTS} endpoints. Delete one first.`;
		const sealed = await sealWebhookSecret(url, secret);
		const [added] = await tx.insert(webhookEndpoints).values({ url, secret: sealed }).returning();
		if (added) await audit(tx, actor, "added a webhook endpoint", added);
		return null;
	});
	if (refusal) return { ok: false, problem: refusal };
	return { ok: true, url, secret, warning: found?.problem ?? null };
}

/** Both secrets sign for a day, so that the receiver can change over without losing a message. */
export async function rotateSecret(
	id: string,
	actor: Actor,
): Promise<{ url: string; secret: string } | null> {
	const secret = newWebhookSecret();
	return db().transaction(async (tx) => {
		const [known] = await tx
			.select({ url: webhookEndpoints.url })
			.from(webhookEndpoints)
			.where(eq(webhookEndpoints.id, id));
		if (!known) return null;
		const [rotated] = await tx
			.update(webhookEndpoints)
			.set({
				secret: await sealWebhookSecret(known.url, secret),
				previousSecret: sql`${webhookEndpoints.secret}`,
				previousSecretUntil: new Date(Date.now() + OVERLAP_HOURS * 3_600_000),
			})
			.where(eq(webhookEndpoints.id, id))
			.returning();
		if (!rotated) return null;
		await audit(tx, actor, "created a new webhook secret", rotated);
		return { url: rotated.url, secret };
	});
}

/** While it is off, it gets no new events, and queued ones wait. */
export async function turnEndpoint(id: string, state: "on" | "off", actor: Actor): Promise<"done" | "gone"> {
	return db().transaction(async (tx) => {
		const [turned] = await tx
			.update(webhookEndpoints)
			.set({ disabledAt: state === "off" ? new Date() : null, disabledReason: null })
			.where(eq(webhookEndpoints.id, id))
			.returning();
		if (!turned) return "gone";
		if (state === "on") await requeueWaiting(tx, id);
		await audit(tx, actor, `turned a webhook endpoint ${state}`, turned);
		return "done";
	});
}

/** Also deletes its log. */
export async function deleteEndpoint(id: string, actor: Actor): Promise<"done" | "gone"> {
	return db().transaction(async (tx) => {
		const [deleted] = await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning();
		if (!deleted) return "gone";
		await audit(tx, actor, "deleted a webhook endpoint", deleted);
		return "done";
	});
}

async function audit(tx: Tx, actor: Actor, action: string, { id, url }: Endpoint): Promise<void> {
	// Without the query, where some systems expect a key.
	const { origin, pathname } = new URL(url);
	await recordAudit(tx, actor, { action, subject: { kind: "webhook", id, title: origin + pathname } });
}
