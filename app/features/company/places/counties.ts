// Which of our counties a ZIP code is in. A ZIP code on a county line counts where most of its homes are.
import { contact } from "../company.ts";

export type County = (typeof contact.counties)[number];

export const counties: readonly County[] = contact.counties;

/**
 * 'other' for a ZIP code outside our counties, null without a ZIP code. The last number of five digits counts, since a
 * house number may have five, too.
 */
export function countyOfAddress(address: string): County | "other" | null {
	const zip = [...address.matchAll(/(?<!\d)\d{5}(?!\d)/g)].at(-1)?.[0];
	// Every ZIP code of California begins with 90 to 96. Another number is a house number.
	if (!zip || !/^9[0-6]/.test(zip)) return zip && /[A-Z]{2}\.?,?\s+\d{5}\b/.test(address) ? "other" : null;
	return counties.find((county) => isIn(ZIP_CODES[county], Number(zip))) ?? "other";
}

type Range = number | readonly [from: number, to: number];

const ZIP_CODES: Record<County, readonly Range[]> = {
	"Los Angeles": [
		[90001, 90899],
		[91001, 91318],
		[91321, 91357],
		[91364, 91376],
		[91380, 91618],
		[91702, 91706],
		[91711, 91724],
		[91731, 91735],
		[91740, 91741],
		[91744, 91756],
		[91765, 91773],
		[91775, 91780],
		[91788, 91899],
		93510,
		93532,
		[93534, 93536],
		[93539, 93539],
		[93543, 93544],
		[93550, 93553],
		93563,
		93584,
		93586,
		[93590, 93591],
		93599,
	],
	Sonoma: [
		[94922, 94923],
		[94926, 94928],
		94931,
		[94951, 94955],
		94972,
		94975,
		94999,
		[95401, 95409],
		95412,
		95416,
		95419,
		95421,
		95425,
		[95430, 95431],
		95433,
		95436,
		95439,
		[95441, 95442],
		95444,
		95446,
		95448,
		95450,
		95452,
		95462,
		95465,
		[95471, 95473],
		95476,
		95480,
		[95486, 95487],
		95492,
		95497,
	],
	Napa: [94503, 94508, 94515, [94558, 94559], 94562, 94567, [94573, 94574], 94576, 94581, 94599],
	Lake: [
		[95422, 95424],
		95426,
		95435,
		95443,
		95451,
		95453,
		[95457, 95458],
		95461,
		95464,
		95467,
		95485,
		95493,
	],
	Mendocino: [
		95410,
		95415,
		[95417, 95418],
		95420,
		[95427, 95429],
		95432,
		95437,
		95445,
		95449,
		95454,
		95456,
		[95459, 95460],
		95463,
		95466,
		[95468, 95470],
		[95481, 95482],
		95488,
		95490,
		95494,
		95585,
		95587,
	],
};

function isIn(ranges: readonly Range[], zip: number): boolean {
	return ranges.some((range) =>
		typeof range === "number" ? range === zip : zip >= range[0] && zip <= range[1],
	);
}
