// Fictional manufacturers. Replace them here when there are real partners.

export type Partner = { name: string; trade: string; description: string; website: string };

export const partners: readonly Partner[] = [
	{
		name: "Coldwater Hose Works",
		trade: "Hose maker",
		description:
			"Weaves the rubber-lined attack and suction hose in every kit, tested to three times its working pressure.",
		website: "https://coldwater-hose.example",
	},
	{
		name: "Arroyo Pump Supply",
		trade: "Pump distributor",
		description:
			"Stocks the medium, large and high-output fire pumps we install, and their parts, within a day's drive.",
		website: "https://arroyo-pumps.example",
	},
	{
		name: "Longthrow Spray Systems",
		trade: "Spray-system maker",
		description:
			"Builds the oscillating water cannons we call minis: stainless bodies, one moving joint, long reach.",
		website: "https://longthrow.example",
	},
	{
		name: "Chaparral Risk Advisors",
		trade: "Risk consultant",
		description:
			"Reads our assessment reports with an underwriter's eye and helps owners talk to their insurers.",
		website: "https://chaparral-risk.example",
	},
	{
		name: "Greenline Irrigation",
		trade: "Irrigation supplier",
		description:
			"Pipe, valves and sprinkler heads that keep the first thirty feet moist through the dry months.",
		website: "https://greenline-irrigation.example",
	},
	{
		name: "Kestrel Thermal Imaging",
		trade: "Camera maker",
		description:
			"Thermal cameras that tell a barbecue from a brush fire, and say in which direction it burns.",
		website: "https://kestrel-thermal.example",
	},
	{
		name: "Farsight Optics",
		trade: "Camera maker",
		description:
			"Day and night cameras on the weather pole, so that you see your own house after you have left it.",
		website: "https://farsight-optics.example",
	},
	{
		name: "Sentinel Ridge Fire Protection",
		trade: "Fire-protection company",
		description:
			"Licensed crews for indoor sprinklers, hydrants and code inspections where our work meets theirs.",
		website: "https://sentinel-ridge.example",
	},
];
