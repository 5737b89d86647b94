// What we hold about the buyer of an order.
import { eq, inArray } from "drizzle-orm";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { orderFacts, readOrder } from "#app/features/leads/order-record.ts";
import { about, type DataHolder } from "#app/features/leads/privacy/data-holder.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { checkouts, orderSteps } from "#db/schema.ts";
import { kindOf } from "./order-page.server.ts";
import { orderStatusText } from "./order-status.ts";

export const orderData: DataHolder = {
	tables: ["order_steps", "checkouts"],
	sections({ kind, details }) {
		const order = kind === "order" && readOrder(details);
		return order ? [{ title: "Order", rows: orderFacts(order) }] : [];
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
