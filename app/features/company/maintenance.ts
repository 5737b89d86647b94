/** What we test at every visit. In a file of its own, because every page has its number in the menu. */
export const maintenance = {
	atLeast: "quarterly",
	points: 39,
	phases: 12,
	text: "39 points in 12 phases",
	inspection: "39-point inspection in 12 phases",
} as const;
