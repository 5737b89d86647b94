// The three rings around a house, and what belongs in each.

/** Defensible space, measured outward from the wall of the house. */
export const zones = [
	{
		id: "immediate",
		name: "Zone 0: ember-resistant",
		distance: "0-5 ft",
		fromFeet: 0,
		toFeet: 5,
		lead: "Nothing here may burn.",
		text: "Embers collect against walls, steps and fences. Gravel, concrete and bare soil give them nothing to light.",
		actions: [
			"No bark mulch, firewood or wooden planters against the wall",
			"Metal, not wood, for the fence panel that meets the house",
			"Gutters and roof valleys free of needles and leaves",
			"Doormats, furniture and bins moved in on red-flag days",
		],
	},
	{
		id: "intermediate",
		name: "Zone 1: lean, clean and green",
		distance: "5-30 ft",
		fromFeet: 5,
		toFeet: 30,
		lead: "Flames stay low and short.",
		text: "Plants stand in separate, watered islands, so that fire cannot walk from one to the next or climb into a crown.",
		actions: [
			"Tree crowns 10 ft apart and 10 ft clear of roof and chimney",
			"Lower limbs removed, shrubs kept out from under trees",
			"Grass mown to 4 inches or less through the dry season",
			"Water cannons stand here: every arc reaches past the next ring",
		],
	},
	{
		id: "extended",
		name: "Zone 2: reduced fuel",
		distance: "30-100 ft",
		fromFeet: 30,
		toFeet: 100,
		lead: "The fire front loses its height.",
		text: "Thinned, limbed-up vegetation turns a wall of flame into a ground fire before it meets watered soil.",
		actions: [
			"Dead wood, fallen branches and dry grass cleared each spring",
			"Wider spacing on slopes, where fire runs uphill",
			"Access road clear to 10 ft on both sides, 13.5 ft overhead",
			"Continuous brush broken into groups you can walk between",
		],
	},
] as const;

export type Zone = (typeof zones)[number];
