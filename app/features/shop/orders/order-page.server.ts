// The buyer's page about an order, behind a signed link. It shows what was ordered and where it stands, and nothing that
// was typed at the checkout: anybody can order with somebody else's address.
import { and, asc, eq } from "drizzle-orm";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import type { OrderRecord } from "#app/features/leads/order-record.ts";
import { db } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { isLinkKey, linkKey, linkPath } from "#app/platform/private-links.server.ts";
import { leads, orderSteps } from "#db/schema.ts";
import { type OrderStatus, orderStatusText } from "./order-status.ts";
import { type OrderKind, orderKind } from "./order-words.ts";

export type OrderStep = { status: OrderStatus; text: string; at: Date };
export type OrderView = OrderRecord & {
	reference: string;
	kind: OrderKind;
	status: OrderStatus;
	/** From the request to the newest step. */
	steps: OrderStep[];
	/** 'We'll call you by …', until the office has answered. */
	promisedBy: string | null;
};

export async function findOrder(reference: string, token: string): Promise<OrderView | null> {
	if (!/^[\w-]{1,20}$/.test(reference)) return null;
	const [lead] = await db()
		.select()
		.from(leads)
		.where(and(eq(leads.reference, reference), eq(leads.kind, "order")));
	if (!lead || !(await isLinkKey("order", lead.id, token))) return null;
	const kind = kindOf(lead);
	const steps = [
		{ status: "received" as const, text: orderStatusText("received", null, kind), at: lead.createdAt },
		...(await orderStepsOf(lead)),
	];
	const status = steps.at(-1)?.status ?? "received";
	return {
		...(lead.details as OrderRecord),
		reference: lead.reference,
		kind,
		status,
		steps,
		promisedBy: status === "received" && !lead.answeredAt ? promiseSentence("order", lead.dueAt) : null,
	};
}

type OrderLead = Pick<typeof leads.$inferSelect, "id" | "details">;

/** Whether the lead's order holds goods, services or both. */
export function kindOf({ details }: Pick<OrderLead, "details">): OrderKind {
	return orderKind((details as Partial<OrderRecord>).lines ?? []);
}

export async function orderStepsOf(lead: OrderLead): Promise<OrderStep[]> {
	const kind = kindOf(lead);
	const rows = await db()
		.select()
		.from(orderSteps)
		.where(eq(orderSteps.leadId, lead.id))
		.orderBy(asc(orderSteps.createdAt), asc(orderSteps.id));
	return rows.map(({ status, day, createdAt }) => ({
		status,
		text: orderStatusText(status, day, kind),
		at: createdAt,
	}));
}

/** The path of the page, with its signature. */
export async function orderPath(lead: { id: string; reference: string }): Promise<string> {
	return linkPath("order", await linkKey("order", lead.id), lead);
}

export async function orderAddress(lead: { id: string; reference: string }): Promise<string> {
	return `${publicUrl()}${await orderPath(lead)}`;
}
