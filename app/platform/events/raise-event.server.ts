// Tells other systems what happened here. Call `raiseEvent(tx, …)` in the transaction that stores the fact:
//
//   await db().transaction(async (tx) => {
//     const [visit] = await tx.insert(visits).values(…).returning();
//     await raiseEvent(tx, { type: "visit.booked", data: { id: visit.id, startsAt: …, … } });
//   });
//
// If the transaction commits, every webhook endpoint gets the event, within a second or after its outage. If it rolls
// back, nothing is sent. Without an endpoint nothing is stored. To add an event, add its data to `EventData` and a
// sentence to docs/operations.md.
import { isNull } from "drizzle-orm";
import { webhookEndpoints, webhookMessages } from "#db/schema.ts";
import type { Tx } from "../database/db.server.ts";
import { enqueue } from "../jobs.server.ts";
import { RETRY_FOR_MS } from "./retry-schedule.ts";
import { webhookJob } from "./webhook-delivery.server.ts";

type Person = { firstName: string; lastName: string; email: string; phone: string; address: string };
type LeadData = Person & {
	id: string;
	reference: string;
	topic: string;
	message: string;
	/** When we promised to answer. */
	dueAt: Date;
	createdAt: Date;
	/** Its page in the office panel. */
	url: string;
};

type OrderData = LeadData & { totalCents: number; currency: string; lines: readonly object[] };

type VisitData = {
	id: string;
	/** Such as 'call' or 'assessment'. */
	kind: string;
	startsAt: Date;
	endsAt: Date;
	lead: Person & { id: string; reference: string };
	/** The lead's page in the office panel. */
	url: string;
};

export type EventData = {
	"lead.created": LeadData & { kind: "consultation" | "intake" };
	/** Statuses such as 'new' or 'contacted'. */
	"lead.updated": LeadData & { kind: "consultation" | "intake"; status: string; previousStatus: string };
	"order.created": OrderData;
	/** Statuses such as 'received' or 'confirmed'. `day`: of the delivery or visit, as YYYY-MM-DD. */
	"order.updated": OrderData & { status: string; previousStatus: string; day: string | null };
	"visit.booked": VisitData;
	"visit.moved": VisitData;
	"visit.canceled": VisitData;
	"visit.done": VisitData;
	"visit.missed": VisitData;
	"listing.flagged": {
		id: string;
		kind: "sale" | "wanted";
		title: string;
		source: "report" | "admin";
		category: string | null;
		reason: string;
		/** Whether the public no longer sees it. */
		isHidden: boolean;
		flaggedAt: Date;
		url: string;
	};
};

type EventOf<Type extends keyof EventData> = { type: Type; data: EventData[Type] };
export type BusinessEvent =
	| { [Type in keyof EventData]: EventOf<Type> }[keyof EventData]
	| EventOf<VisitEventType>;
export type VisitEventType = Extract<keyof EventData, `visit.${string}`>;

export async function raiseEvent(tx: Tx, { type, data }: BusinessEvent): Promise<void> {
	// The lock lets nobody delete an endpoint before its message is stored: that would fail the visitor's request.
	const endpoints = await tx
		.select({ id: webhookEndpoints.id })
		.from(webhookEndpoints)
		.where(isNull(webhookEndpoints.disabledAt))
		.for("key share");
	if (endpoints.length === 0) return;
	const now = new Date();
	const body = JSON.stringify({ type, timestamp: now, data });
	const messages = await tx
		.insert(webhookMessages)
		.values(
			endpoints.map(({ id }) => ({
				endpointId: id,
				event: type,
				body,
				createdAt: now,
				nextAttemptAt: now,
				giveUpAt: new Date(now.getTime() + RETRY_FOR_MS),
			})),
		)
		.returning({ messageId: webhookMessages.id, endpointId: webhookMessages.endpointId });
	for (const message of messages) await enqueue(tx, webhookJob, message);
}
