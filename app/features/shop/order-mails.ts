// What the company and the buyer read about an order.
import { contact, promises, telephoneHref } from "#app/features/company/company.ts";
import { type MailContent, mailHtml, mailText } from "#app/features/company/mail-look.ts";
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

type Letter = { subject: string; text: string; html: string; replyTo: string };

export function companyMail(order: PlacedOrder): Letter {
	const { reference, details } = order;
	const name = `${details.firstName} ${details.lastName}`;
	const total = formatCents(order.totalCents, order.currency);
	return letter(`Order request ${reference}: ${total}`, details.email, {
		heading: `Order request ${reference}`,
		paragraphs: [`${name} asks to order the following. Nothing has been paid.`],
		facts: [
			...orderFacts(order),
			{ name: "Name", value: name },
			{ name: "Phone", value: details.phone, href: telephoneHref(details.phone) },
			{ name: "E-mail", value: details.email, href: `mailto:${details.email}` },
			{ name: "Deliver to", value: deliveryAddress(details) },
			{ name: "Note", value: details.message || "none" },
		],
		closing: [`We promised to call back within ${promises.answerHours} hours.`],
	});
}

export function buyerMail(order: PlacedOrder): Letter {
	const { reference, details } = order;
	return letter(`Your order request ${reference}`, contact.email, {
		heading: `Your order request ${reference}`,
		paragraphs: [
			`Thank you, ${details.firstName}. We have your order request.`,
			`What happens next: we call you at ${details.phone} within ${promises.answerHours} hours (${promises.hoursText}), confirm delivery, tax and fit with your system, and only then take payment. Nothing has been charged.`,
		],
		facts: [
			...orderFacts(order),
			{ name: "Deliver to", value: deliveryAddress(details) },
			...(details.message ? [{ name: "Your note", value: details.message }] : []),
		],
		closing: [
			`Something wrong or forgotten? Answer this mail or call ${contact.businessPhone} and name ${reference}.`,
		],
	});
}

function letter(subject: string, replyTo: string, content: MailContent): Letter {
	return { subject, replyTo, text: mailText(content), html: mailHtml(content) };
}

function orderFacts({ lines, totalCents, currency }: PlacedOrder): { name: string; value: string }[] {
	return [
		...lines.map(({ quantity, title, price }) => {
			const cents = toCents(price) ?? 0;
			const each = quantity > 1 ? ` (${formatCents(cents, currency)} each)` : "";
			return { name: `${quantity} x ${title}`, value: `${formatCents(cents * quantity, currency)}${each}` };
		}),
		{ name: "Total", value: `${formatCents(totalCents, currency)}, before delivery and tax` },
	];
}
