import type { CatalogEntry } from "./entry.ts";

export const supplies: CatalogEntry[] = [
	{
		handle: "water-tank-5000",
		title: "Water Tank, 5,000 Gallons",
		price: "7800",
		summary:
			"For lots without a pool, or with more house than pool. Each tank adds 5,000 gallons; four of them make the Elite package's 20,000.",
		details: [
			"Corrugated steel with a food-grade liner, a 4 in fire outlet and a level sensor that speaks to the controller.",
		],
		features: [
			"Steel shell that does not melt",
			"4 in outlet with anti-vortex plate",
			"Level sensor included",
			"Couples with further tanks",
		],
		specifications: [
			"Capacity: 5,000 gallons",
			"Size: 10 ft 3 in across, 8 ft 2 in high",
			"Outlet: 4 in flange, 2.5 in NH draft",
			"Weight: 1,140 lb empty, 42,800 lb full",
			"Delivery: on site, assembled by our crew",
		],
		guide: {
			before: "Assembled by our crew in one day; you prepare the pad.",
			steps: [
				"Level a 13 ft pad of compacted gravel, 6 in deep, within half an inch.",
				"Keep 30 ft from trees and within 15 ft of the pump.",
				"We raise shell and liner, fit outlet and level sensor.",
				"Fill to a quarter, check for settling, then fill up.",
			],
			note: "A full tank weighs as much as a loaded truck: never on a slope without an engineer.",
		},
		images: [
			["water-tank-5000", "Corrugated steel water tank with ladder and outlet"],
			["water-tank-5000-four", "Four coupled tanks holding 20,000 gallons"],
		],
	},
	{
		handle: "emberhold-retardant",
		title: "EmberHold Retardant Concentrate",
		price: "389",
		summary:
			"Long-term retardant for the five feet that decide: sprayed on mulch, fence and brush, it holds until two inches of rain wash it off.",
		details: ["Phosphate based, clear when dry, safe for plants and pets once it has dried."],
		features: [
			"Holds a whole dry season",
			"Clear when dry",
			"Safe for plants once dry",
			"Works in any pump sprayer or by injection",
		],
		specifications: [
			"Content: 5 gallons of concentrate",
			"Coverage: 5,500 sq ft when diluted 1 to 5",
			"Holds until: two inches of rain",
			"Shelf life: four years",
			"Weight: 58 lb",
		],
		guide: {
			before: "Two dry days ahead, no wind.",
			steps: [
				"Clear needles and leaves first; retardant is no broom.",
				"Mix one part with five parts of water.",
				"Spray until the surface is wet but does not drip.",
				"Rinse windows and metal within the hour.",
			],
			note: "Keep it out of ponds and storm drains.",
		},
		images: [["emberhold-retardant", "Drum of retardant concentrate with sprayer hose"]],
	},
	{
		handle: "sprinkler-ring-kit",
		title: "Sprinkler Ring Kit, 40 Heads",
		price: "1480",
		summary:
			"Forty low-flow heads on a loop around the house: 40 GPM wet the first five feet, the walls and the eaves while the cannons work further out.",
		details: ["Brass heads, UV-proof line and fire-rated risers. Each head takes 1 GPM at 14 PSI."],
		features: [
			"40 brass heads",
			"1 GPM each at 14 PSI",
			"300 ft of line with risers",
			"Runs from pump or garden main",
		],
		specifications: [
			"Heads: 40, brass, 90 to 360 degrees",
			"Flow: 1 GPM each at 14 PSI",
			"Line: 1 in, 300 ft",
			"Wetted strip: 8 ft wide",
			"Weight: 68 lb",
		],
		guide: {
			before: "A weekend for two.",
			steps: [
				"Lay the loop 18 in from the wall and close it to a ring.",
				"Set a riser every 7 ft and at each corner.",
				"Flush the line before the heads go on.",
				"Open the supply slowly and turn each head away from vents.",
			],
			note: "Drain the loop before the first frost.",
		},
		images: [
			["sprinkler-ring-kit", "Coil of line with risers and sprinkler heads"],
			["sprinkler-ring-kit-plan", "Plan of a house with its ring of sprinkler heads"],
		],
	},
	{
		handle: "ember-vent-screen-kit",
		title: "Ember Vent Screen Kit",
		price: "219",
		summary:
			"Most houses burn from within, lit by embers through their vents. Twelve stainless screens with 1/8 in mesh close the way in.",
		details: [
			"Cut with snips, fixed with the screws in the box. Fits eave, gable and foundation vents to 14 x 22 in.",
		],
		features: [
			"1/8 in stainless mesh",
			"Twelve screens",
			"Frame that seals uneven stucco",
			"Screws and drill bit included",
		],
		specifications: [
			"Mesh: 1/8 in, stainless 316",
			"Screens: twelve, up to 14 x 22 in",
			"Free area: 71 %",
			"Weight: 9 lb",
		],
		guide: {
			before: "Twenty minutes per vent.",
			steps: [
				"Clean the vent and look for gaps wider than a pencil.",
				"Cut the screen one inch larger than the opening on each side.",
				"Press the frame into the sealing strip and drive the screws every 4 in.",
			],
			note: "Brush the screens clean every autumn: a clogged vent rots the roof.",
		},
		images: [["ember-vent-screen-kit", "Eave vent with its ember screen"]],
	},
	{
		handle: "pump-shed",
		title: "Pump Shed, Built on Site",
		price: "0",
		summary:
			"Fire-rated housing for pump, controller and batteries, built to your slope and your pipe runs. Priced after a look at the spot.",
		details: [
			"Steel frame, cement board, ember-proof vents of 1/8 in mesh and a door wide enough to roll the pump out.",
		],
		features: ["One-hour fire rating", "Ember-proof vents", "Sound reduced by half", "Built in three days"],
		specifications: [
			"Size: from 6 x 4 ft to 10 x 8 ft",
			"Wall: steel frame, two layers of cement board",
			"Vents: 1/8 in mesh, baffled",
			"Rating: one hour",
		],
		guide: {
			before: "Built by our crew.",
			steps: [
				"We survey the spot and draw the shed.",
				"You get drawing and price, and apply for the permit where one is needed.",
				"We pour the slab, build, and move the equipment in.",
			],
			note: "The shed is always part of a planned system.",
		},
		images: [
			["pump-shed", "Pump shed with open louvres"],
			["pump-shed-in-place", "Pump shed between pool and house"],
		],
	},
];
