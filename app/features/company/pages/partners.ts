// Fictional manufacturers. Replace them here when there are real partners.

export type Partner = { name: string; trade: string; description: string; website: string };

export const partners: readonly Partner[] = [
	{
		name: "Coldwater Hose Works",
		trade: "Hose maker",
		description: "Our fire hose and suction hose.",
		website: "https://coldwater-hose.example",
	},
	{
		name: "Arroyo Pump Supply",
		trade: "Pump distributor",
		description: "Fire pumps and parts within a day's drive.",
		website: "https://arroyo-pumps.example",
	},
	{
		name: "Longthrow Spray Systems",
		trade: "Spray-system maker",
		description: "Our water cannons, the minis.",
		website: "https://longthrow.example",
	},
	{
		name: "Chaparral Risk Advisors",
		trade: "Risk consultant",
		description: "Reads our reports the way an underwriter would.",
		website: "https://chaparral-risk.example",
	},
	{
		name: "Greenline Irrigation",
		trade: "Irrigation supplier",
		description: "Pipe, valves and sprinkler heads.",
		website: "https://greenline-irrigation.example",
	},
	{
		name: "Kestrel Thermal Imaging",
		trade: "Camera maker",
		description: "Our thermal sensors.",
		website: "https://kestrel-thermal.example",
	},
	{
		name: "Farsight Optics",
		trade: "Camera maker",
		description: "Day and night cameras some owners add.",
		website: "https://farsight-optics.example",
	},
	{
		name: "Sentinel Ridge Fire Protection",
		trade: "Fire-protection company",
		description: "Indoor sprinklers, hydrants and code inspections.",
		website: "https://sentinel-ridge.example",
	},
];
