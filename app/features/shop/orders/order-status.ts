// The statuses of an order, one row each. A new one is a row here and a value of `order_status` in db/schema.ts; the
// types refuse one without the other.
import { weekdayAndDay } from "#app/features/company/dates.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";
import { type OrderKind, orderWords } from "./order-words.ts";

type ByKind = Record<OrderKind, string>;

type StatusRow = {
	name: ByKind;
	/** After 'Your order RL-1234', in the subject of its mail. */
	news: ByKind;
	/** What it means for the buyer, in the mail and on the order's page. */
	text: ByKind | ((kind: OrderKind, day: string | null) => string);
	badge: BadgeTone;
	/** What usually follows, as the order's page shows what is ahead. The office may set any status. */
	next: string | null;
	/** What it means among all leads. */
	lead: "new" | "contacted" | "scheduled" | "won" | "lost";
	/** What other systems hear when the office sets it. */
	event: "order.updated" | null;
	/** The office names a day with it. */
	hasDay?: true;
};

const rows = {
	received: {
		name: same("Received"),
		news: same("has been received"),
		text: same("We have your order request. Nothing has been charged."),
		badge: "water",
		next: "confirmed",
		lead: "new",
		event: null,
	},
	confirmed: {
		name: same("Confirmed"),
		news: same("has been confirmed"),
		text: {
			goods: "Delivery, tax and price are settled. Next, we set a date.",
			services: "The scope and the price are settled. Next, we book a date.",
			both: "Delivery, tax, scope and price are settled. Next, we set the dates.",
		},
		badge: "water",
		next: "scheduled",
		lead: "contacted",
		event: "order.updated",
	},
	scheduled: {
		name: { goods: "Scheduled", services: "Booked", both: "Scheduled" },
		news: { goods: "has been scheduled", services: "has been booked", both: "has been scheduled" },
		text: (kind, day) =>
			day
				? `Your ${orderWords[kind].event} is on ${weekdayAndDay(day)}.`
				: "The date is set. Call us if you need to move it.",
		badge: "water",
		next: "delivered",
		lead: "scheduled",
		event: "order.updated",
		hasDay: true,
	},
	delivered: {
		name: { goods: "Delivered", services: "Done", both: "Completed" },
		news: { goods: "has been delivered", services: "is done", both: "is complete" },
		text: {
			goods: "Your order has been delivered. Tell us within 30 days if something is missing or damaged.",
			services: "The work is done. Tell us within 30 days if something is missing or unclear.",
			both: "Everything has been delivered and done. Tell us within 30 days if something is missing, damaged or unclear.",
		},
		badge: "sage",
		next: null,
		lead: "won",
		event: "order.updated",
	},
	canceled: {
		name: same("Canceled"),
		news: same("has been canceled"),
		text: same("Your order has been canceled. You don't owe us anything."),
		badge: "amber",
		next: null,
		lead: "lost",
		event: "order.updated",
	},
} satisfies Record<string, StatusRow>;

export type OrderStatus = keyof typeof rows;
/** The statuses that the office can set. 'Received' is set automatically. */
export type OrderStepStatus = Exclude<OrderStatus, "received">;

export const orderStatuses = Object.keys(rows) as OrderStatus[];
export const orderStepStatuses = orderStatuses.filter((status) => status !== "received");

export function orderStatus(status: OrderStatus): StatusRow {
	return rows[status];
}

export function orderStatusText(status: OrderStatus, day: string | null, kind: OrderKind): string {
	const { text } = orderStatus(status);
	return typeof text === "function" ? text(kind, day) : text[kind];
}

/** The usual way from here to the end. */
export function statusesAhead(status: OrderStatus): OrderStatus[] {
	const next = readOrderStatus(orderStatus(status).next);
	return next ? [next, ...statusesAhead(next)] : [];
}

export function readOrderStatus(value: unknown): OrderStatus | null {
	return orderStatuses.find((status) => status === value) ?? null;
}

function same(text: string): ByKind {
	return { goods: text, services: text, both: text };
}
