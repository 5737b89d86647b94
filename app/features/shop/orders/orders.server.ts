// Orders on our own checkout page: found by their unguessable id, placed exactly once.
import { and, eq, gt, lt } from "drizzle-orm";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import { storeLead } from "#app/features/leads/leads.server.ts";
import { type OrderRecord, orderContents } from "#app/features/leads/order-record.ts";
import { visitAddress, visitPath } from "#app/features/leads/visit-link.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { checkouts, leads } from "#db/schema.ts";
import { isCheckoutId } from "../store/embedded-store.server.ts";
import type { PricedLine } from "../store/store.ts";
import { deliveryAddress, type OrderDetails } from "./order-details.ts";
import { buyerMail, orderCompanyMail } from "./order-mails.server.tsx";
import { orderAddress, orderPath } from "./order-page.server.ts";

export type Checkout = OrderRecord & {
	id: string;
	/** Set once the order was placed. */
	reference: string | null;
	/** 'We'll call you by …', once the order was placed. */
	promisedBy: string | null;
	/** The signed path of the order's page, once the order was placed. */
	orderPath: string | null;
	/** The signed path to pick a time, once the order was placed. */
	visitPath: string | null;
};

/** Null when it never existed or has expired. */
export async function findCheckout(id: string): Promise<Checkout | null> {
	if (!isCheckoutId(id)) return null;
	const [row] = await db()
		.select({
			id: checkouts.id,
			lines: checkouts.lines,
			currency: checkouts.currency,
			totalCents: checkouts.totalCents,
			reference: leads.reference,
			leadId: leads.id,
			dueAt: leads.dueAt,
			leadCreatedAt: leads.createdAt,
		})
		.from(checkouts)
		.leftJoin(leads, eq(checkouts.leadId, leads.id))
		.where(and(eq(checkouts.id, id), gt(checkouts.expiresAt, new Date())));
	if (!row) return null;
	const { dueAt, lines, leadId, leadCreatedAt, ...checkout } = row;
	const promisedBy = dueAt && promiseSentence("order", dueAt);
	const { reference } = checkout;
	const lead =
		leadId && reference && leadCreatedAt ? { id: leadId, reference, createdAt: leadCreatedAt } : null;
	return {
		...checkout,
		lines: lines as PricedLine[],
		promisedBy,
		orderPath: lead && (await orderPath(lead)),
		visitPath: lead && (await visitPath(lead)),
	};
}

/** A confirmation stays readable for a while after the order. */
const CONFIRMATION_DAYS = 7;

/** Idempotent: sent twice, it is still one order and one mail to each side. */
export async function placeOrder(
	checkout: Checkout,
	details: OrderDetails,
): Promise<{ reference: string; isNew: boolean }> {
	const { firstName, lastName, email, phone, message = "" } = details;
	const { lead, isNew } = await storeLead(
		{
			kind: "order",
			submissionKey: `checkout:${checkout.id}`,
			topic: "Order request",
			sourcePage: "/checkout",
			...{ firstName, lastName, email, phone, message },
			address: deliveryAddress(details),
			details: orderContents(checkout),
		},
		async (tx, stored) => {
			const expiresAt = new Date(Date.now() + CONFIRMATION_DAYS * 86_400_000);
			await tx.update(checkouts).set({ leadId: stored.id, expiresAt }).where(eq(checkouts.id, checkout.id));
			const leadId = stored.id;
			await queueMail(tx, {
				...orderCompanyMail(stored, checkout),
				leadId,
				purpose: "lead-company",
				to: companyMailbox(),
			});
			await queueMail(tx, {
				...buyerMail(stored, checkout, {
					orderLink: await orderAddress(stored),
					visitLink: await visitAddress(stored),
				}),
				leadId,
				purpose: "lead-confirmation",
				to: email,
				quota: "order",
			});
		},
	);
	return { reference: lead.reference, isNew };
}

/** The carts behind orders that are deleted too. */
export const checkoutSweepJob = defineJob("checkout-sweep", {
	cron: "41 * * * *",
	async handler() {
		await db().delete(checkouts).where(lt(checkouts.expiresAt, new Date()));
	},
});
