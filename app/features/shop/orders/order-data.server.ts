// What we hold about the buyer of an order.
import { eq, inArray } from "drizzle-orm";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { about, type DataHolder } from "#app/features/leads/privacy/data-holder.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { formatCents } from "#app/ui/money.ts";
import { checkouts, orderSteps } from "#db/schema.ts";
import { lineName } from "../product.ts";
import { toCents } from "../store-price.ts";
import { kindOf } from "./order-page.server.ts";
import { orderStatusText } from "./order-status.ts";
import type { OrderRecord } from "./orders.server.ts";

export const orderData: DataHolder = {
	tables: ["order_steps", "checkouts"],
	sections({ kind, details }) {
		if (kind !== "order" || !isOrder(details)) return [];
		const { lines, totalCents, currency } = details;
		return [
			{
				title: "Order",
				rows: [
					...lines.map((line) => ({
						name: lineName(line),
						value: `${line.quantity} at ${formatCents(toCents(line.price) ?? 0, currency)}`,
					})),
					{ name: "Total", value: formatCents(totalCents, currency) },
				],
			},
		];
	},
	async ofRequest(lead) {
		const steps = await db()
			.select()
			.from(orderSteps)
			.where(eq(orderSteps.leadId, lead.id))
			.orderBy(orderSteps.createdAt);
		return [
			about(
				lead,
				"Steps of order",
				steps.map(({ status, day, actor, createdAt }) => ({
					name: `${actor}, ${mediumDayAndTime(createdAt)}`,
					value: orderStatusText(status, day, kindOf(lead)),
				})),
			),
		];
	},
	async erase(tx, { leadIds }) {
		const gone = await tx.delete(checkouts).where(inArray(checkouts.leadId, [...leadIds]));
		return { checkouts: gone.rowCount ?? 0 };
	},
};

function isOrder(details: unknown): details is OrderRecord {
	const order = details as Partial<OrderRecord> | null;
	return Array.isArray(order?.lines) && typeof order.totalCents === "number";
}
