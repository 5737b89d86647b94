import type { PictureFile } from "#app/ui/pictures/picture.tsx";
import {
	barkMulch,
	dryBrush,
	eaveVents,
	firewood,
	gutterNeedles,
	juniperHedge,
} from "../pictures/findings.json";
import type { Finding } from "./sample-report.ts";

/** The picture of each finding and where the fault is on it, by number. */
export const findingPhotos: Record<
	Finding["number"],
	{ picture: PictureFile; spot: readonly [number, number] }
> = {
	1: { picture: eaveVents, spot: [55, 49] },
	2: { picture: juniperHedge, spot: [44, 66] },
	3: { picture: barkMulch, spot: [38, 80] },
	4: { picture: dryBrush, spot: [44, 52] },
	5: { picture: gutterNeedles, spot: [43, 55] },
	6: { picture: firewood, spot: [42, 62] },
};
