// Sends webhook messages, each with the same `webhook-id` and bytes until it arrives or three days have passed.
import { and, eq, isNull, lt, lte, sql } from "drizzle-orm";
import { webhookAttempts, webhookEndpoints, webhookMessages } from "#db/schema.ts";
import { db, type Tx } from "../database/db.server.ts";
import { type OutboundAnswer, postJson } from "../http/outbound.server.ts";
import { defineJob, enqueue } from "../jobs.server.ts";
import { log } from "../log.server.ts";
import { nextAttemptAt } from "./retry-schedule.ts";
import { signingSecrets } from "./webhook-secrets.server.ts";
import { webhookHeaders } from "./webhook-signature.server.ts";

/** An attempt whose process died is retried after this. Must be longer than a request can take. */
const LEASE_MS = 30_000;
/** The database's clock starts the job, ours decides whether it is due. */
const CLOCK_TOLERANCE_MS = 5_000;
export const KEPT_DAYS = 30;
/** Each has a worker of its own. */
export const MAX_ENDPOINTS = 10;

/** The job's own retries are for a database outage. Retries for the receiver are in `retry-schedule.ts`. */
export const webhookJob = defineJob<{ messageId: string; endpointId: string }>("webhook", {
	retryLimit: 40,
	retryDelay: 15,
	retryDelayMax: 3_600,
	expireInSeconds: 60,
	// They mostly wait for receivers, and a slow one must not hold up the others.
	group: ({ endpointId }) => endpointId,
	concurrency: MAX_ENDPOINTS,
	pollSeconds: 2,
	handler: ({ messageId }) => attemptMessage(messageId, new Date()),
});

/** For messages whose job was lost, and old ones, which hold personal data. */
export const webhookSweepJob = defineJob("webhook-sweep", {
	cron: "*/5 * * * *",
	expireInSeconds: 120,
	async handler() {
		await db()
			.delete(webhookMessages)
			.where(lt(webhookMessages.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
		const stuck = await db()
			.select({ messageId: webhookMessages.id, endpointId: webhookMessages.endpointId })
			.from(webhookMessages)
			.innerJoin(webhookEndpoints, eq(webhookMessages.endpointId, webhookEndpoints.id))
			.where(
				and(
					eq(webhookMessages.status, "queued"),
					lt(webhookMessages.nextAttemptAt, sql`now() - interval '5 minutes'`),
					isNull(webhookEndpoints.disabledAt),
				),
			)
			.limit(1_000);
		await db().transaction(async (tx) => {
			for (const message of stuck) await enqueue(tx, webhookJob, message);
		});
	},
});

export type GivenUp = { url: string; event: string; problem: string; isGone: boolean };

/** Does nothing unless the message is waiting and due. `alert` runs in the transaction that gives the message up. */
export async function attemptMessage(
	id: string,
	now: Date,
	alert?: (tx: Tx, given: GivenUp) => Promise<void>,
): Promise<void> {
	const claimed = await claim(id, now);
	if (!claimed) return;
	const { message, endpoint } = claimed;
	const started = performance.now();
	const answer = await send(message, endpoint, now);
	const milliseconds = Math.round(performance.now() - started);
	await db().transaction(async (tx) => {
		const isGivenUp = await record(tx, message, answer, { now, milliseconds });
		if (!isGivenUp || answer.ok) return;
		log.error({ messageId: message.id, event: message.event }, "webhook given up");
		const { url } = endpoint;
		await alert?.(tx, { url, event: message.event, problem: answer.problem, isGone: isGone(answer) });
	});
}

type Message = typeof webhookMessages.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;

async function send(message: Message, endpoint: Endpoint, now: Date): Promise<OutboundAnswer> {
	const secrets = await signingSecrets(endpoint, now);
	if (secrets.length === 0)
		return { ok: false, status: null, problem: "Its secret can no longer be read. Create a new secret." };
	return postJson(endpoint.url, message.body, {
		"content-type": "application/json",
		"user-agent": "Ringline-Webhooks/1",
		...webhookHeaders(message.id, message.body, secrets, now),
	});
}

async function claim(id: string, now: Date) {
	const [message] = await db()
		.update(webhookMessages)
		.set({
			attempts: sql`${webhookMessages.attempts} + 1`,
			nextAttemptAt: new Date(now.getTime() + LEASE_MS),
		})
		.where(
			and(
				eq(webhookMessages.id, id),
				eq(webhookMessages.status, "queued"),
				lte(webhookMessages.nextAttemptAt, new Date(now.getTime() + CLOCK_TOLERANCE_MS)),
				sql`exists (select 1 from ${webhookEndpoints} where ${webhookEndpoints.id} = ${webhookMessages.endpointId} and ${webhookEndpoints.disabledAt} is null)`,
			),
		)
		.returning();
	if (!message) return null;
	const [endpoint] = await db()
		.select()
		.from(webhookEndpoints)
		.where(eq(webhookEndpoints.id, message.endpointId));
	return endpoint ? { message, endpoint } : null;
}

/** Returns whether there will be no further attempt. */
async function record(
	tx: Tx,
	message: Message,
	answer: OutboundAnswer,
	{ now, milliseconds }: { now: Date; milliseconds: number },
): Promise<boolean> {
	const next = answer.ok || isGone(answer) ? null : nextAttemptAt(message.attempts, now, message.giveUpAt);
	const [kept] = await tx
		.update(webhookMessages)
		.set(
			answer.ok
				? { status: "delivered", deliveredAt: now }
				: next
					? { nextAttemptAt: next }
					: { status: "failed" },
		)
		.where(
			and(
				eq(webhookMessages.id, message.id),
				// Replayed and delivered while this attempt was on its way: it stays delivered.
				answer.ok ? undefined : eq(webhookMessages.status, "queued"),
			),
		)
		.returning({ id: webhookMessages.id });
	// Or deleted with its endpoint.
	if (!kept) return false;
	await tx.insert(webhookAttempts).values({
		messageId: message.id,
		at: now,
		answer: answer.status,
		problem: answer.ok ? null : answer.problem,
		milliseconds,
	});
	const { id: messageId, endpointId } = message;
	if (next) await enqueue(tx, webhookJob, { messageId, endpointId }, { startAfter: next });
	if (isGone(answer))
		await tx
			.update(webhookEndpoints)
			.set({ disabledAt: now, disabledReason: "It answered 410 Gone." })
			.where(eq(webhookEndpoints.id, message.endpointId));
	return !answer.ok && !next;
}

/** The receiver wants no more events. */
function isGone(answer: OutboundAnswer): boolean {
	return answer.status === 410;
}
