// A fire's facts as text.
import type { Fire, FireDistance } from "./fire.ts";

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

export function fireName({ name }: Pick<Fire, "name">): string {
	return /\b(fire|complex)\b/i.test(name) ? name : `${name} Fire`;
}

export function acresText(acres: number | null): string {
	if (acres === null) return "Size not reported";
	return acres < 10 ? `${tenths.format(acres)} acres` : `${whole.format(acres)} acres`;
}

export function containmentText(percent: number | null): string {
	return percent === null ? "Containment not reported" : `${whole.format(percent)}% contained`;
}

export function distanceText(distance: FireDistance | null): string {
	if (!distance) return "Location not reported";
	const { miles, direction } = distance;
	if (miles === 0) return "Inside the mapped perimeter";
	const far =
		miles < 1
			? "Less than 1 mile"
			: miles < 10
				? `${tenths.format(miles)} miles`
				: `${whole.format(miles)} miles`;
	return `${far} ${direction}`;
}
