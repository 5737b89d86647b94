// Goods are delivered, services are booked and done. What we write about an order depends on which of them it holds.
import { serviceHandles } from "../catalog/service-handles.ts";

export const orderKinds = ["goods", "services", "both"] as const;
export type OrderKind = (typeof orderKinds)[number];

export function orderKind(lines: readonly { handle: string }[]): OrderKind {
	const services = lines.filter(({ handle }) => SERVICES.has(handle)).length;
	if (services === 0) return "goods";
	return services === lines.length ? "services" : "both";
}

const SERVICES = new Set(Object.values(serviceHandles));

type OrderWords = {
	/** Above the checkout. */
	ask: string;
	/** Over the address fields. */
	where: string;
	note: string;
	/** What we settle on the phone. */
	settles: string;
	/** The last step after an order. */
	lastStep: string;
	/** What the total leaves out. */
	before: string;
	/** What happens on the day that the office sets. */
	event: string;
};

export const orderWords: Record<OrderKind, OrderWords> = {
	goods: {
		ask: "Tell us where to deliver and how to reach you.",
		where: "Where should we deliver?",
		note: "Note about delivery or your system",
		settles: "delivery, tax and fit with your system",
		lastStep: "You pay, we ship",
		before: "before delivery and tax",
		event: "delivery",
	},
	services: {
		ask: "Tell us where the property is and how to reach you.",
		where: "Where is the property?",
		note: "Note about the property or the visit",
		settles: "the scope, the price and a date",
		lastStep: "We come to you",
		before: "before tax",
		event: "visit",
	},
	both: {
		ask: "Tell us where the property is, where to deliver and how to reach you.",
		where: "Where should we deliver and visit?",
		note: "Note about delivery, the visit or your system",
		settles: "delivery, tax, fit with your system and a date for the visit",
		lastStep: "You pay, we ship and come to you",
		before: "before delivery and tax",
		event: "delivery or visit",
	},
};
