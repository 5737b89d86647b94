// Fictional manufacturers. Replace them here when there are real partners.

export type Partner = { name: string; trade: string; description: string; website: string };

export const partners: readonly Partner[] = [
	{
		name: "Coldwater Hose Works",
		trade: "Hose maker",
		description: "Makes the fire hose and suction hose in our kits.",
		website: "https://coldwater-hose.example",
	},
	{
		name: "Arroyo Pump Supply",
		trade: "Pump distributor",
		description: "Stocks the fire pumps we install, and their parts, within a day's drive.",
		website: "https://arroyo-pumps.example",
	},
	{
		name: "Longthrow Spray Systems",
		trade: "Spray-system maker",
		description: "Builds the water cannons we call minis.",
		website: "https://longthrow.example",
	},
	{
		name: "Chaparral Risk Advisors",
		trade: "Risk consultant",
		description: "Reviews our reports the way an underwriter would, and helps owners talk to their insurers.",
		website: "https://chaparral-risk.example",
	},
	{
		name: "Greenline Irrigation",
		trade: "Irrigation supplier",
		description: "Supplies pipe, valves and sprinkler heads for the first 30 ft around the house.",
		website: "https://greenline-irrigation.example",
	},
	{
		name: "Kestrel Thermal Imaging",
		trade: "Camera maker",
		description: "Makes the thermal cameras that spot a heat source and report its direction.",
		website: "https://kestrel-thermal.example",
	},
	{
		name: "Farsight Optics",
		trade: "Camera maker",
		description: "Makes the day and night cameras some owners add so they can see the house from anywhere.",
		website: "https://farsight-optics.example",
	},
	{
		name: "Sentinel Ridge Fire Protection",
		trade: "Fire-protection company",
		description: "Installs indoor sprinklers and hydrants, and handles code inspections on larger projects.",
		website: "https://sentinel-ridge.example",
	},
];
