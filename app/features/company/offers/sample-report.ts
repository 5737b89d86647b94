// A sample report about a fictional property.

export type Finding = {
	number: 1 | 2 | 3 | 4 | 5 | 6;
	title: string;
	zone: "Roof" | "0-5 ft" | "5-30 ft" | "30-100 ft";
	severity: "high" | "medium" | "low";
	seen: string;
	fix: string;
	cost: string;
	/** Points added to the score when fixed. */
	gain: number;
	/** Position on the zone map in feet from the center of the house: east, south. */
	place: readonly [east: number, south: number];
};

export const sampleReport = {
	reference: "RL-SAMPLE1",
	property: "1180 Juniper Bend, La Verne, CA (fictional)",
	visited: "September 10, 2026",
	assessor: "Dana Okafor, lead assessor",
	facts: [
		{ name: "House", value: "1,940 sq ft, 1978, wood frame, stucco" },
		{ name: "Lot", value: "0.6 acre, 18° slope facing southwest" },
		{ name: "Water", value: "Pool with 19,150 gallons, hydrant 310 ft away" },
		{ name: "Access", value: "11 ft wide, gate without Knox Box" },
	],
	scores: [
		{ subject: "Defensible space 0-100 ft", points: 11, of: 30 },
		{ subject: "Roof and gutters", points: 12, of: 20 },
		{ subject: "Siding and decking", points: 10, of: 15 },
		{ subject: "Windows and eaves", points: 6, of: 15 },
		{ subject: "Water supply", points: 9, of: 10 },
		{ subject: "Emergency access", points: 4, of: 10 },
	],
	insurance:
		"Class A roof. Eave vent mesh too wide, replacement quoted. Defensible space partly compliant, work scheduled for October.",
} as const;

/** Most effective first, in the order of their numbers. */
export const findings: readonly [Finding, ...Finding[]] = [
	{
		number: 1,
		title: "Eave vents with 1/4-inch mesh",
		zone: "Roof",
		severity: "high",
		seen: "Fourteen vents along the south and west eaves, three screens torn.",
		fix: "Replace with metal mesh of 1/8 inch or finer.",
		cost: "$1,400 to $2,100",
		gain: 8,
		place: [14, -4],
	},
	{
		number: 2,
		title: "Juniper hedge under an oak",
		zone: "5-30 ft",
		severity: "high",
		seen: "Seven feet high, under an oak over the roof.",
		fix: "Remove the hedge. Prune the oak.",
		cost: "$1,800 to $2,600",
		gain: 7,
		place: [28, 30],
	},
	{
		number: 3,
		title: "Bark mulch against the west wall",
		zone: "0-5 ft",
		severity: "high",
		seen: "Four inches of bark under a window.",
		fix: "Replace the bark with gravel.",
		cost: "$600 to $900",
		gain: 6,
		place: [-24, 6],
	},
	{
		number: 4,
		title: "Dry brush on the lower slope",
		zone: "30-100 ft",
		severity: "medium",
		seen: "Chaparral from 40 ft to the property line.",
		fix: "Thin it into groups every spring.",
		cost: "$2,200 to $3,400",
		gain: 6,
		place: [-52, 60],
	},
	{
		number: 5,
		title: "Pine needles in gutters and roof valley",
		zone: "Roof",
		severity: "medium",
		seen: "Up to three inches deep along the north valley.",
		fix: "Clear them now. Install metal guards.",
		cost: "$350 to $700",
		gain: 5,
		place: [-4, -14],
	},
	{
		number: 6,
		title: "Firewood under the deck",
		zone: "0-5 ft",
		severity: "medium",
		seen: "About one cord, stored under the south deck.",
		fix: "Move it 30 ft away. Screen the deck.",
		cost: "$250 to $500",
		gain: 4,
		place: [2, 22],
	},
];

export function totalScore(scores: readonly { points: number }[]): number {
	return scores.reduce((sum, { points }) => sum + points, 0);
}
