// The status of an order, as the buyer and the office read it.

export const orderStatuses = ["received", "confirmed", "scheduled", "delivered", "canceled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** The statuses that the office can set. 'Received' is set automatically. */
export type OrderStepStatus = Exclude<OrderStatus, "received">;

export const orderStatusNames: Record<OrderStatus, string> = {
	received: "Received",
	confirmed: "Confirmed",
	scheduled: "Scheduled",
	delivered: "Delivered",
	canceled: "Canceled",
};

/** What the step means for the buyer. */
export function orderStatusText(status: OrderStatus, day: string | null): string {
	switch (status) {
		case "received":
			return "We have your order request. Nothing has been charged.";
		case "confirmed":
			return "Delivery, tax and price are settled. Next, we set a date.";
		case "scheduled":
			return day
				? `Your delivery or visit is on ${dayText(day)}.`
				: "The date is set. Call us if you need to move it.";
		case "delivered":
			return "Your order has been delivered. Tell us within 30 days if something is missing or damaged.";
		case "canceled":
			return "Your order has been canceled. You don't owe us anything.";
	}
}

export function readOrderStatus(value: unknown): OrderStatus | null {
	return orderStatuses.find((status) => status === value) ?? null;
}

/** 'Mon, Nov 16'. A day has no time zone. */
export function dayText(day: string): string {
	return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

const dayFormat = new Intl.DateTimeFormat("en-US", {
	timeZone: "UTC",
	weekday: "short",
	month: "short",
	day: "numeric",
});
