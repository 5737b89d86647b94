import { leaveEarly } from "#app/features/company/company.ts";

/** What to do around the house on a red-flag day, before any order to leave. */
export const TODAY = [
	{
		verb: "Bring in",
		text: "Cushions, mats, brooms, trash cans: anything within 5 feet of the house that can burn.",
	},
	{ verb: "Close", text: "Windows, doors, garage and pet doors. Embers get in through small gaps." },
	{
		verb: "Wet down",
		text: "The first 5 feet and any dry planters. Fill tanks, then turn the hose off.",
	},
	{
		verb: "Check the system",
		text: "Fuel, batteries and water level. Test it before a red-flag day, not on it.",
	},
	{ verb: "Know your zone", text: "Look up your evacuation zone and two ways out." },
	{ verb: "Go", text: leaveEarly },
] as const;
