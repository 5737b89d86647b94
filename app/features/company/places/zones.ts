// The three rings around a house, and what belongs in each.

/** Defensible space, measured outward from the wall of the house. */
export const zones = [
	{
		id: "immediate",
		name: "Zone 0: ember-resistant",
		distance: "0-5 ft",
		fromFeet: 0,
		toFeet: 5,
		lead: "Nothing here should burn.",
		text: "On gravel, embers burn out.",
		actions: [
			"No mulch, firewood or wooden planters",
			"Metal where a fence meets the house",
			"No leaves in gutters and roof valleys",
			"Doormats, furniture and cans away on red-flag days",
		],
	},
	{
		id: "intermediate",
		name: "Zone 1: lean, clean and green",
		distance: "5-30 ft",
		fromFeet: 5,
		toFeet: 30,
		lead: "Keep flames low.",
		text: "Plant in separate, watered groups.",
		actions: [
			"Treetops 10 ft apart and 10 ft from the roof and chimney",
			"No low branches, no shrubs under trees",
			"Grass cut to 4 inches or less, or 3 where your agency asks for it",
			"Firewood beyond 30 ft",
		],
	},
	{
		id: "extended",
		name: "Zone 2: reduced fuel",
		distance: "30-100 ft",
		fromFeet: 30,
		toFeet: 100,
		lead: "Slow the fire down.",
		text: "Flames arrive shorter.",
		actions: [
			"Dead wood and dry grass cleared every spring",
			"Wider spacing on slopes",
			"Driveway clear 10 ft to the sides, 13.5 ft overhead",
			"Brush in groups you can walk between",
		],
	},
] as const;

export type Zone = (typeof zones)[number];
