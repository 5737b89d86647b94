// The pumps we install, each fact once. The calculator, the packages and the product pages read this table.

export type PumpId = "medium" | "large";
export type Pump = {
	name: "Medium Fire Pump" | "Large Fire Pump";
	/** Its page in the shop. */
	handle: string;
	/** The most one pump is used for. */
	maxGpm: number;
	/** Two points of the maker's curve, the larger flow first. */
	curve: readonly [CurvePoint, CurvePoint];
};
type CurvePoint = { gpm: number; psi: number };

export const pumps: Record<PumpId, Pump> = {
	medium: {
		name: "Medium Fire Pump",
		handle: "medium-fire-pump",
		maxGpm: 120,
		curve: [
			{ gpm: 120, psi: 60 },
			{ gpm: 100, psi: 90 },
		],
	},
	large: {
		name: "Large Fire Pump",
		handle: "large-fire-pump",
		maxGpm: 300,
		curve: [
			{ gpm: 300, psi: 70 },
			{ gpm: 220, psi: 100 },
		],
	},
};

/** Hours on one tank of fuel, and with a fuel extension. The same for every pump and package. */
export const pumpRuntime = { hours: 4.5, extendedHours: 9, text: "4.5 hours, extendable to 9+" } as const;

/** Null when one pump is not enough. */
export function pumpFor(gallonsPerMinute: number): Pump | null {
	if (gallonsPerMinute <= pumps.medium.maxGpm) return pumps.medium;
	return gallonsPerMinute <= pumps.large.maxGpm ? pumps.large : null;
}

/** Pressure at the outlet. Centrifugal pumps lose pressure with the square of the flow. */
export function pressureAt({ curve: [high, low] }: Pump, gallonsPerMinute: number): number {
	const slope = (low.psi - high.psi) / (high.gpm ** 2 - low.gpm ** 2);
	return low.psi + slope * (low.gpm ** 2 - gallonsPerMinute ** 2);
}
