import { dollars } from "#app/features/company/offers/prices.ts";

/** '$300 to $2,500', or 'Free to $400'. */
export function costText([low, high]: readonly [number, number]): string {
	return `${low === 0 ? "Free" : dollars(low)} to ${dollars(high)}`;
}
