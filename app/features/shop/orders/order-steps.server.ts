// The office updates an order's status, and the buyer gets an email about each step.
import { and, desc, eq, sql } from "drizzle-orm";
import { raiseOrderUpdated } from "#app/features/leads/lead-event.server.ts";
import { changeLead } from "#app/features/leads/leads.server.ts";
import { type Actor, actorName, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { leads, orderSteps } from "#db/schema.ts";
import { orderStepMail } from "./order-mails.server.tsx";
import { orderAddress } from "./order-page.server.ts";
import { type OrderStatus, type OrderStepStatus, orderStatus } from "./order-status.ts";

export type OrderMove = {
	from: OrderStatus;
	to: OrderStepStatus;
	/** YYYY-MM-DD. */
	day: string | null;
};

/** `from` is the status the office saw. If two people change it at once, the second gets a message. */
export async function moveOrder(
	leadId: string,
	{ from, to, day }: OrderMove,
	actor: Actor,
): Promise<"done" | "changed" | "gone"> {
	return db().transaction(async (tx) => {
		const [lead] = await tx
			.select()
			.from(leads)
			.where(and(eq(leads.id, leadId), eq(leads.kind, "order")))
			.for("update");
		if (!lead) return "gone";
		const [newest] = await tx
			.select({ status: orderSteps.status, day: orderSteps.day })
			.from(orderSteps)
			.where(eq(orderSteps.leadId, leadId))
			.orderBy(desc(orderSteps.createdAt), desc(orderSteps.id))
			.limit(1);
		const row = orderStatus(to);
		const step = { status: to, day: row.hasDay ? day : null };
		const isRepeated = newest?.status === to && newest.day === step.day;
		// Sent again because the response was lost: already done, so the buyer gets only one mail.
		if (isRepeated) return "done";
		if ((newest?.status ?? "received") !== from) return "changed";
		// The wall clock, not the transaction's start, so that two steps in one second keep their order.
		await tx
			.insert(orderSteps)
			.values({ leadId, actor: actorName(actor), ...step, createdAt: sql`clock_timestamp()` });
		await changeLead(tx, lead, {
			status: row.lead,
			answeredAt: sql`coalesce(${leads.answeredAt}, now())`,
		});
		if (row.event) await raiseOrderUpdated(tx, lead, { ...step, previousStatus: from });
		await queueMail(tx, {
			...orderStepMail(lead, step, await orderAddress(lead)),
			leadId,
			purpose: `order-${to}`,
			to: lead.email,
			// The office sends it, not a stranger.
			isScheduled: true,
		});
		await recordAudit(tx, actor, {
			action: `moved the order to ${to}`,
			subject: { kind: "lead", id: lead.id, title: lead.reference },
		});
		return "done";
	});
}
