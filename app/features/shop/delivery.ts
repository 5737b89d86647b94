// How a product gets to the customer, how long that takes and what it costs.

import { dollars } from "#app/features/company/offers/prices.ts";
import { writtenContract } from "#app/features/company/written-contract.ts";

export const DELIVERY_KINDS = ["parcel", "freight", "on-site", "service"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];
export type Delivery = {
	kind: DeliveryKind;
	/** Such as '3 business days' or '4 weeks'. */
	leadTime: string;
};

export const PARCEL_DOLLARS = 29;
export const FREE_PARCEL_FROM_DOLLARS = 1_000;

/** The line beside the badge: what 'In Stock' means for this product. */
export function deliveryLine({ kind, leadTime }: Delivery, available: boolean): string {
	if (!available && (kind === "parcel" || kind === "freight"))
		return `In production: the next batch usually takes ${leadTime}`;
	return {
		parcel: `Ships by parcel in ${leadTime}`,
		freight: `Ships by freight in ${leadTime}`,
		"on-site": `Built on site by our crew, ${leadTime} after you sign the contract`,
		service: `A service: we agree on a date when we call, usually within ${leadTime}`,
	}[kind];
}

/** Built for the customer: on site, or with a lead time in weeks. 'In Stock' alone would promise it too early. */
export function isMadeToOrder({ kind, leadTime }: Delivery): boolean {
	return kind === "on-site" || (kind !== "service" && leadTime.includes("week"));
}

export function deliveryCost({ kind }: Delivery): string {
	return {
		parcel: `${dollars(PARCEL_DOLLARS)} per order in the continental US, free on orders of ${dollars(FREE_PARCEL_FROM_DOLLARS)} or more.`,
		freight: "Quoted for your ZIP code when we call. You pay nothing until you accept it.",
		"on-site": "Delivery and assembly in Los Angeles County are included.",
		service: "Travel in Los Angeles County is included.",
	}[kind];
}

export function returnsText({ kind }: Delivery): string {
	return {
		parcel: "Send it back unused within 30 days for a full refund. You pay for return shipping.",
		freight: "You can return it unused and in its crate within 30 days. You pay the freight both ways.",
		"on-site": `You can cancel within ${writtenContract.cancel}. The contract comes with the form for it.`,
		service: "Cancel or move the visit free of charge up to the day before.",
	}[kind];
}

/** A visit is not delivered or returned, so services use other words. */
export function deliveryWords({ kind }: Delivery): { title: string; delivery: string; returns: string } {
	if (kind === "service")
		return { title: "Visit, cancellation and warranty", delivery: "Visit", returns: "Cancellation" };
	if (kind === "on-site")
		return { title: "Delivery, cancellation and warranty", delivery: "Delivery", returns: "Cancellation" };
	return { title: "Delivery, returns and warranty", delivery: "Delivery", returns: "Returns" };
}

export function readDeliveryKind(text: string | null | undefined): DeliveryKind | null {
	return DELIVERY_KINDS.find((kind) => kind === text?.trim().toLowerCase()) ?? null;
}
