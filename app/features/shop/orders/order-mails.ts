// What the company and the buyer read about an order.
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { thankYou } from "#app/features/company/greeting-name.ts";
import { type MailContent, mailHtml, mailText } from "#app/features/company/mail-look.ts";
import { promisedTime, promiseSentence } from "#app/features/company/promised-time.ts";
import { formatCents } from "../format-cents.ts";
import { toCents } from "../money.ts";
import type { PricedLine } from "../store/store.ts";
import { deliveryAddress, type OrderDetails } from "./order-details.ts";

export type PlacedOrder = {
	reference: string;
	/** When we promised to call. */
	dueAt: Date;
	lines: readonly PricedLine[];
	totalCents: number;
	currency: string;
	details: OrderDetails;
};

type ComposedMail = { subject: string; text: string; html: string; replyTo: string };

export function companyMail(order: PlacedOrder): ComposedMail {
	const { reference, details } = order;
	const name = `${details.firstName} ${details.lastName}`;
	const total = formatCents(order.totalCents, order.currency);
	return compose(`Order request ${reference}: ${total}`, details.email, {
		heading: `Order request ${reference}`,
		paragraphs: [`${name} wants to order this. Nothing has been paid.`],
		facts: [
			...orderFacts(order),
			{ name: "Name", value: name },
			{ name: "Phone", value: details.phone, href: telephoneHref(details.phone) },
			{ name: "Email", value: details.email, href: `mailto:${details.email}` },
			{ name: "Deliver to", value: deliveryAddress(details) },
			{ name: "Note", value: details.message || "none" },
		],
		closing: [`We promised to call by ${promisedTime(order.dueAt)}.`],
	});
}

/** Anybody can order with somebody else's email address, so this mail repeats nothing they typed but a first name. */
export function buyerMail(order: PlacedOrder): ComposedMail {
	const { reference, details, dueAt } = order;
	return compose(`Your order request ${reference}`, contact.email, {
		heading: `Your order request ${reference}`,
		paragraphs: [
			`${thankYou(details.firstName)} We have your order request.`,
			`${promiseSentence("order", dueAt)} We confirm delivery, tax and fit with your system, and only then take payment. Nothing has been charged.`,
		],
		facts: orderFacts(order),
		closing: [
			`Need to change something? Reply to this email or call ${contact.businessPhone} and mention ${reference}.`,
			"If you didn't order anything, ignore this email. We won't send you anything else.",
		],
	});
}

function compose(subject: string, replyTo: string, content: MailContent): ComposedMail {
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
