// What California law gives a homeowner who has something built on the property (Business and Professions Code 7159).
export const writtenContract = {
	deposit: "$1,000 or 10 percent of the price, whichever is less",
	cancel:
		"three business days after you sign, five if you're 65 or older, and seven for repairs after a disaster",
} as const;
