// What was sent, what is waiting and what failed, and sending it again.
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import type { DataHolder } from "#app/features/leads/privacy/data-holder.server.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import {
	type Cursor,
	exactMoment,
	newestFirst,
	olderThan,
	pageOf,
} from "#app/platform/database/cursor.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { RETRY_FOR_MS } from "#app/platform/events/retry-schedule.ts";
import { webhookJob } from "#app/platform/events/webhook-delivery.server.ts";
import { enqueue } from "#app/platform/jobs.server.ts";
import { webhookAttempts, webhookEndpoints, webhookMessages } from "#db/schema.ts";
import type { WebhookStatus } from "./webhook-status.ts";

const PAGE = 25;
const ATTEMPTS_SHOWN = 20;
/** More are replayed by asking again; each is one request to the receiver. */
const MAX_REPLAYED_AT_ONCE = 1_000;

export type LogFilter = { status: WebhookStatus | null; after: Cursor | null; size?: number };

/** Newest first, each with its newest attempts first. */
export type LoggedMessage = Awaited<ReturnType<typeof messageLog>>["messages"][number];

export async function messageLog({ status, after, size = PAGE }: LogFilter) {
	const found = await db()
		.select({
			id: webhookMessages.id,
			event: webhookMessages.event,
			body: webhookMessages.body,
			status: webhookMessages.status,
			nextAttemptAt: webhookMessages.nextAttemptAt,
			createdAt: webhookMessages.createdAt,
			at: exactMoment(webhookMessages.createdAt),
			url: webhookEndpoints.url,
			isOff: sql<boolean>`${webhookEndpoints.disabledAt} is not null`,
		})
		.from(webhookMessages)
		.innerJoin(webhookEndpoints, eq(webhookMessages.endpointId, webhookEndpoints.id))
		.where(
			and(
				status ? eq(webhookMessages.status, status) : undefined,
				olderThan(webhookMessages.createdAt, webhookMessages.id, after),
			),
		)
		.orderBy(...newestFirst(webhookMessages.createdAt, webhookMessages.id))
		.limit(size + 1);
	const { rows, next } = pageOf(found, size);
	const ids = rows.map(({ id }) => id);
	const attempts = ids.length
		? await db()
				.select()
				.from(webhookAttempts)
				.where(inArray(webhookAttempts.messageId, ids))
				.orderBy(desc(webhookAttempts.id))
		: [];
	return {
		messages: rows.map((row) => {
			const own = attempts.filter(({ messageId }) => messageId === row.id);
			return { ...row, attempts: own.slice(0, ATTEMPTS_SHOWN), tries: own.length };
		}),
		next,
	};
}

export async function messageCounts(): Promise<Record<WebhookStatus, number>> {
	const rows = await db()
		.select({ status: webhookMessages.status, count: sql<number>`count(*)::int` })
		.from(webhookMessages)
		.groupBy(webhookMessages.status);
	const of = (status: WebhookStatus) => rows.find((row) => row.status === status)?.count ?? 0;
	return { queued: of("queued"), delivered: of("delivered"), failed: of("failed") };
}

/** Sends the same message with the same `webhook-id`, and retries for three days from now. */
export async function replayMessage(id: string, actor: Actor): Promise<"done" | "gone" | "off"> {
	return db().transaction(async (tx) => {
		const [message] = await tx
			.select({ event: webhookMessages.event, disabledAt: webhookEndpoints.disabledAt })
			.from(webhookMessages)
			.innerJoin(webhookEndpoints, eq(webhookMessages.endpointId, webhookEndpoints.id))
			.where(eq(webhookMessages.id, id));
		if (!message) return "gone";
		if (message.disabledAt) return "off";
		await queueAgain(tx, [id]);
		await recordAudit(tx, actor, {
			action: "sent a webhook event again",
			subject: { kind: "webhook", id, title: message.event },
		});
		return "done";
	});
}

/** Requeues everything that failed, oldest first. Returns how many. */
export async function replayFailed(actor: Actor): Promise<number> {
	return db().transaction(async (tx) => {
		const failed = await tx
			.select({ id: webhookMessages.id })
			.from(webhookMessages)
			.innerJoin(webhookEndpoints, eq(webhookMessages.endpointId, webhookEndpoints.id))
			.where(and(eq(webhookMessages.status, "failed"), sql`${webhookEndpoints.disabledAt} is null`))
			.orderBy(webhookMessages.createdAt)
			.limit(MAX_REPLAYED_AT_ONCE);
		if (failed.length === 0) return 0;
		await queueAgain(
			tx,
			failed.map(({ id }) => id),
		);
		await recordAudit(tx, actor, {
			action: `sent ${failed.length} failed webhook ${failed.length === 1 ? "event" : "events"} again`,
			subject: { kind: "webhook", id: "failed", title: "" },
		});
		return failed.length;
	});
}

/** After an endpoint was turned on: what waited goes out now. */
export async function requeueWaiting(tx: Tx, endpointId: string): Promise<void> {
	const waiting = await tx
		.select({ id: webhookMessages.id })
		.from(webhookMessages)
		.where(and(eq(webhookMessages.endpointId, endpointId), eq(webhookMessages.status, "queued")));
	await queueAgain(
		tx,
		waiting.map(({ id }) => id),
	);
}

async function queueAgain(tx: Tx, ids: string[]): Promise<void> {
	if (ids.length === 0) return;
	const now = new Date();
	const queued = await tx
		.update(webhookMessages)
		.set({
			status: "queued",
			attempts: 0,
			nextAttemptAt: now,
			giveUpAt: new Date(now.getTime() + RETRY_FOR_MS),
			deliveredAt: null,
		})
		.where(inArray(webhookMessages.id, ids))
		.returning({ messageId: webhookMessages.id, endpointId: webhookMessages.endpointId });
	for (const message of queued) await enqueue(tx, webhookJob, message);
}

/** The copies that name this address as the person who asked us for something. */
export const webhookData: DataHolder = {
	tables: ["webhook_messages"],
	async ofOwner({ email }) {
		const copies = await db()
			.select({ body: webhookMessages.body, createdAt: webhookMessages.createdAt })
			.from(webhookMessages)
			.where(isAbout(email))
			.orderBy(webhookMessages.createdAt);
		const rows = copies.map(({ body, createdAt }) => ({ name: mediumDayAndTime(createdAt), value: body }));
		return [{ title: "Copies for our other systems", rows }];
	},
	async erase(tx, { email }) {
		return { webhookMessages: (await tx.delete(webhookMessages).where(isAbout(email))).rowCount ?? 0 };
	},
};

function isAbout(email: string) {
	const emailIn = (path: string) => sql`lower(${webhookMessages.body}::jsonb #>> ${path}::text[])`;
	return or(
		eq(emailIn("{data,email}"), email.toLowerCase()),
		eq(emailIn("{data,lead,email}"), email.toLowerCase()),
	);
}
