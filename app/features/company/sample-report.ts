// A sample report about a fictional property.

export type Finding = {
	number: number;
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
	property: "1180 Juniper Bend, Altadena, CA (fictional)",
	visited: "September 12, 2024",
	assessor: "Dana Okafor, lead assessor",
	facts: [
		{ name: "House", value: "1,940 sq ft, 1978, wood frame, stucco" },
		{ name: "Lot", value: "0.6 acre, slope 18° to the south-west" },
		{ name: "Water", value: "Pool 19,150 gallons, hydrant at 310 ft" },
		{ name: "Access", value: "One lane, 11 ft wide, gate without key box" },
	],
	scores: [
		{ subject: "Defensible space 0-100 ft", points: 17, of: 30 },
		{ subject: "Roof and gutters", points: 12, of: 20 },
		{ subject: "Siding and decking", points: 10, of: 15 },
		{ subject: "Windows and eaves", points: 6, of: 15 },
		{ subject: "Water supply", points: 9, of: 10 },
		{ subject: "Emergency access", points: 4, of: 10 },
	],
	insurance:
		"Class A roof covering in fair condition. Eave vents unscreened at the time of visit; correction quoted. Defensible space partly compliant; work scheduled for October. Private water supply of 19,150 gallons on site. No prior fire loss reported by the owner.",
} as const;

export const findings: readonly Finding[] = [
	{
		number: 1,
		title: "Eave vents with 1/4 inch mesh",
		zone: "Roof",
		severity: "high",
		seen: "Fourteen vents along the south and west eaves; mesh wide enough for embers, three of them torn.",
		fix: "Replace with vents of 1/8 inch corrosion-proof mesh or smaller.",
		cost: "$1,400 to $2,100",
		gain: 8,
		place: [14, -4],
	},
	{
		number: 2,
		title: "Bark mulch against the west wall",
		zone: "0-5 ft",
		severity: "high",
		seen: "Four inches of bark from the wall to 6 ft, below two windows.",
		fix: "Remove to bare soil, cover with gravel.",
		cost: "$600 to $900",
		gain: 6,
		place: [-24, 6],
	},
	{
		number: 3,
		title: "Needles in gutters and roof valley",
		zone: "Roof",
		severity: "medium",
		seen: "Two to three inches along the north valley.",
		fix: "Clear now and every month of the season; fit metal guards.",
		cost: "$350 to $700",
		gain: 5,
		place: [-4, -14],
	},
	{
		number: 4,
		title: "Juniper hedge as a ladder",
		zone: "5-30 ft",
		severity: "high",
		seen: "Continuous hedge, 7 ft high, below the crown of an oak that overhangs the roof.",
		fix: "Remove the hedge, lift the oak's crown to 10 ft, keep 10 ft from the chimney.",
		cost: "$1,800 to $2,600",
		gain: 7,
		place: [28, 30],
	},
	{
		number: 5,
		title: "Firewood under the deck",
		zone: "0-5 ft",
		severity: "medium",
		seen: "About one cord, stored below the south deck.",
		fix: "Move beyond 30 ft, close the deck's underside with 1/8 inch mesh.",
		cost: "$250 to $500",
		gain: 4,
		place: [2, 22],
	},
	{
		number: 6,
		title: "Dry brush on the lower slope",
		zone: "30-100 ft",
		severity: "medium",
		seen: "Continuous chaparral from 40 ft to the property line.",
		fix: "Break into groups, remove dead wood, repeat each spring.",
		cost: "$2,200 to $3,400",
		gain: 6,
		place: [-52, 60],
	},
];

export function totalScore(scores: readonly { points: number }[]): number {
	return scores.reduce((sum, { points }) => sum + points, 0);
}
