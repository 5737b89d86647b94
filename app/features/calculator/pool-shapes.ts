// Pool volumes from a few measurements in feet. `height` is the length (the field name is part of the contract).
import { GALLONS_PER_CUBIC_FOOT, poolVolume } from "#app/features/company/offers/water.ts";

export const poolShapes = ["rectangle", "round", "oval", "kidney"] as const;
export type PoolShape = (typeof poolShapes)[number];
export type PoolSize = {
	shape: PoolShape;
	height: number;
	width: number;
	/** A kidney's width at its narrower end. Zero when it was not measured. */
	width2: number;
	depth: number;
};

/** The usual estimate for a kidney: 45% of both widths added up, times the length. */
const KIDNEY_SHARE = 0.45;

export function shapeVolume({ shape, height, width, width2, depth }: PoolSize): number {
	switch (shape) {
		case "rectangle":
			return poolVolume({ height, width, depth });
		case "round":
			return poolVolume({ height, width: height, depth }) * (Math.PI / 4);
		case "oval":
			return poolVolume({ height, width, depth }) * (Math.PI / 4);
		case "kidney":
			return KIDNEY_SHARE * (width + (width2 || width)) * height * depth * GALLONS_PER_CUBIC_FOOT;
	}
}
