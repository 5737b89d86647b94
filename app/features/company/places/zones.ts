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
		text: "Embers pile up against walls, steps and fences. On gravel, concrete or bare soil they burn out.",
		actions: [
			"No bark mulch, firewood or wooden planters next to the wall",
			"A metal fence panel where the fence meets the house",
			"No needles or leaves in gutters and roof valleys",
			"Doormats, furniture and trash cans moved away on red-flag days",
		],
	},
	{
		id: "intermediate",
		name: "Zone 1: lean, clean and green",
		distance: "5-30 ft",
		fromFeet: 5,
		toFeet: 30,
		lead: "Keep flames low.",
		text: "Plant in separate, watered groups. Then fire can't move from one plant to the next or climb into a tree.",
		actions: [
			"Treetops 10 ft apart and 10 ft from the roof and chimney",
			"Low branches removed, no shrubs under trees",
			"Grass cut to 4 inches or less, or 3 where your agency asks for it",
			"Firewood and lumber at least 30 ft from the house",
		],
	},
	{
		id: "extended",
		name: "Zone 2: reduced fuel",
		distance: "30-100 ft",
		fromFeet: 30,
		toFeet: 100,
		lead: "Slow the fire down.",
		text: "With less to burn, flames are shorter and slower when they reach your yard.",
		actions: [
			"Dead wood, fallen branches and dry grass cleared every spring",
			"Wider spacing on slopes, because fire runs uphill",
			"Driveway clear to 10 ft on both sides and 13.5 ft overhead",
			"Brush thinned into groups you can walk between",
		],
	},
] as const;

export type Zone = (typeof zones)[number];
