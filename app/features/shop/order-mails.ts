// What the company and the buyer read about an order.
import { company, contact, promises } from "#app/features/company/company.ts";
import { formatCents, toCents } from "./money.ts";
import { deliveryAddress, type OrderDetails } from "./order-details.ts";
import type { PricedLine } from "./store.ts";

export type PlacedOrder = {
	reference: string;
	lines: readonly PricedLine[];
	totalCents: number;
	currency: string;
	details: OrderDetails;
};

type Letter = { subject: string; text: string; replyTo?: string };

export function companyMail(order: PlacedOrder): Letter {
	const { reference, details } = order;
	return {
		subject: `Order request ${reference}: ${formatCents(order.totalCents, order.currency)}`,
		replyTo: details.email,
		text: [
			`${details.firstName} ${details.lastName} asks to order:`,
			"",
			...summary(order),
			"",
			`Name: ${details.firstName} ${details.lastName}`,
			`Phone: ${details.phone}`,
			`E-mail: ${details.email}`,
			`Deliver to: ${deliveryAddress(details)}`,
			`Note: ${details.message || "none"}`,
			"",
			`We promised to call back within ${promises.answerHours} hours. Nothing has been paid.`,
			`Reference: ${reference}`,
		].join("\n"),
	};
}

export function buyerMail(order: PlacedOrder): Letter {
	const { reference, details } = order;
	return {
		subject: `Your order request ${reference}`,
		replyTo: contact.email,
		text: [
			`Hello ${details.firstName},`,
			"",
			`thank you. We have your order request ${reference}:`,
			"",
			...summary(order),
			"",
			`Deliver to: ${deliveryAddress(details)}`,
			...(details.message ? [`Your note: ${details.message}`] : []),
			"",
			`What happens next: we call you at ${details.phone} within ${promises.answerHours} hours`,
			`(${promises.hoursText}), confirm delivery, tax and fit with your system,`,
			"and only then take payment. Nothing has been charged.",
			"",
			`Something wrong or forgotten? Answer this mail or call ${contact.businessPhone} and name ${reference}.`,
			"",
			company.name,
		].join("\n"),
	};
}

function summary({ lines, totalCents, currency }: PlacedOrder): string[] {
	return [
		...lines.map(({ quantity, title, price }) => {
			const cents = toCents(price) ?? 0;
			const each = quantity > 1 ? ` (${formatCents(cents, currency)} each)` : "";
			return `${quantity} x ${title}: ${formatCents(cents * quantity, currency)}${each}`;
		}),
		`Total: ${formatCents(totalCents, currency)}, before delivery and tax`,
	];
}
