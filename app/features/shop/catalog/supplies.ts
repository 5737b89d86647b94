import { eliteTanks, hardening, TANK_GALLONS, tank } from "#app/features/company/figures.ts";
import { numerals } from "#app/ui/numerals.ts";
import type { CatalogEntry } from "./entry.ts";

const gallons = `${numerals(TANK_GALLONS)} gallons`;

/** What stores water or draws it from a pool. */
export const supply: CatalogEntry[] = [
	{
		handle: "water-tank-5000",
		title: "Water Tank, 5,000 Gallons",
		group: "store",
		price: "7800",
		summary: `For lots without a pool, or with a pool too small for the house. Each tank adds ${gallons}. Four of them make the Elite package's ${eliteTanks.total}.`,
		details: [
			"Corrugated steel with a food-grade liner, a 4 in fire outlet and a level sensor that reports to the controller.",
		],
		features: [
			"Noncombustible steel shell",
			"4 in outlet with anti-vortex plate",
			"Level sensor included",
			"Connects to other tanks",
		],
		specifications: [
			`Capacity: ${gallons}`,
			`Size: ${tank.across} across, ${tank.high} high`,
			"Outlet: 4 in flange, 2.5 in NH draft",
			"Weight: 1,140 lb empty, 42,800 lb full",
			"Delivery: on site, assembled by our crew",
		],
		guide: {
			before: "Our crew assembles it in one day. You prepare the pad.",
			steps: [
				`Level a ${tank.pad} pad of compacted gravel, 6 in deep, to within half an inch.`,
				"Keep it 30 ft from trees and within 15 ft of the pump.",
				"We raise the shell and liner and fit the outlet and level sensor.",
				"Fill it a quarter of the way, check for settling, then fill it up.",
			],
			note: "A full tank weighs as much as a loaded truck. On a slope, have an engineer design the pad.",
		},
		images: [["water-tank-5000-four", "Four connected tanks holding 20,000 gallons"]],
		looksDifferBy: "Color",
		options: [{ name: "Color", values: ["Galvanized", "Sage green", "Desert tan"] }],
		variants: [
			{ values: ["Galvanized"] },
			{ values: ["Sage green"], price: "8150" },
			{ values: ["Desert tan"], price: "8150", soldOut: true },
		],
		box: [
			"Steel shell, roof and ladder",
			"Food-grade liner",
			"4 in outlet with anti-vortex plate",
			"Level sensor",
		],
		worksWith: ["medium-fire-pump", "large-fire-pump", "ringline-controller"],
		delivery: { kind: "on-site", leadTime: "3 weeks" },
		warranty: "Ten years on the shell, five on the liner.",
	},
	{
		handle: "pool-suction-hose-kit",
		title: "Pool Suction Hose Kit",
		group: "store",
		price: "685",
		summary:
			"Everything between the pool and the pump: rigid suction hose, strainer with foot valve, float and three couplings.",
		details: ["Part of every package. Keep a spare: a suction hose with a hairline crack pumps only air."],
		features: [
			"Holds prime with its foot valve",
			"Strainer keeps leaves and toys out",
			"Hangs 18 in above the pool floor",
			"Spare gaskets in the lid",
		],
		specifications: [
			"Hose: 3 in, 20 or 30 ft, smooth bore",
			"Vacuum rating: 29 in Hg",
			"Couplings: 3 in NPSH, aluminum",
			"Strainer openings: 1/4 in",
			"Weight: 44 lb with 20 ft of hose",
		],
		guide: {
			before: "Ten minutes. No tools needed.",
			steps: [
				"Screw the foot valve and strainer to the hose with the gasket inside.",
				"Tie the float so the strainer hangs 18 in above the floor.",
				"Lay the hose with no high point between the water and the pump.",
				"Fill it with water through the pump's priming port.",
			],
			note: "Check the gaskets every quarter. A dry one lets the pump lose its prime.",
		},
		images: [["pool-suction-hose-kit-at-pool", "Suction hose leading from a pool to a pump"]],
		options: [{ name: "Length", values: ["20 ft", "30 ft"] }],
		variants: [{ values: ["20 ft"] }, { values: ["30 ft"], price: "865" }],
		box: [
			"3 in suction hose",
			"Strainer with foot valve",
			"Float and line",
			"Three couplings and spare gaskets",
		],
		needs: ["medium-fire-pump"],
		worksWith: ["mini-water-cannon"],
		delivery: { kind: "parcel", leadTime: "3 business days" },
		warranty: "Two years.",
	},
];

/** What protects the house itself. */
export const protection: CatalogEntry[] = [
	{
		handle: "emberhold-retardant",
		title: "EmberHold Retardant Concentrate",
		group: "protect",
		price: "389",
		summary:
			"Retardant for brush and wood fences beyond the first five feet, which should hold nothing that burns. Rain washes it off.",
		details: [
			"Phosphate-based and clear when dry. Phosphate is a fertilizer and harms streams: keep it away from water.",
		],
		features: ["Holds until it rains", "Clear when dry", "Works in any pump sprayer or by injection"],
		specifications: [
			"Contents: 5 or 55 gallons of concentrate",
			"Coverage: 5,500 sq ft per 5 gallons, diluted 1 to 5",
			"Holds until: rain",
			"Shelf life: four years",
			"Weight: 58 lb per 5 gallons",
		],
		guide: {
			before: "Pick two dry days with no wind.",
			steps: [
				"Clear needles and leaves first.",
				"Mix one part concentrate with five parts water.",
				"Spray until the surface is wet but doesn't drip.",
				"Rinse windows and metal within the hour.",
			],
			note: "Keep it out of ponds and storm drains.",
		},
		looksDifferBy: "Size",
		options: [{ name: "Size", values: ["5-gallon pail", "55-gallon drum"] }],
		variants: [{ values: ["5-gallon pail"] }, { values: ["55-gallon drum"], price: "3690" }],
		box: ["Concentrate", "Mixing chart", "Safety data sheet"],
		worksWith: ["sprinkler-ring-kit", "ember-vent-screen-kit"],
		delivery: { kind: "parcel", leadTime: "3 business days" },
		warranty: "Four years unopened.",
	},
	{
		handle: "ember-vent-screen-kit",
		title: "Ember Vent Screen Kit",
		group: "protect",
		price: "219",
		summary:
			"Embers get into a house through its vents. This kit covers them with 12 or 24 stainless screens in 1/8 in mesh.",
		details: [
			`Cut them with snips and attach them with the screws in the box. They fit eave, gable and foundation vents up to 14 x 22 in. Vent mesh should be ${hardening.ventMesh}.`,
		],
		features: [
			"1/8 in stainless mesh",
			"Frame that seals uneven stucco",
			"Cuts to size with snips",
			"Screws and drill bit included",
		],
		specifications: [
			"Mesh: 1/8 in, stainless 316",
			"Screens: 12 or 24, up to 14 x 22 in",
			"Free area: 71%",
			"Weight: 9 lb per 12 screens",
		],
		guide: {
			before: "Twenty minutes per vent.",
			steps: [
				"Clean the vent and look for gaps over 1/8 inch.",
				"Cut the screen one inch larger than the opening on each side.",
				"Press the frame into the sealing strip and drive a screw every 4 in.",
			],
			note: "Brush the screens clean every fall. A clogged vent lets the roof rot.",
		},
		options: [{ name: "Pack", values: ["12 screens", "24 screens"] }],
		variants: [{ values: ["12 screens"] }, { values: ["24 screens"], price: "398" }],
		box: ["Stainless screens", "Frames and sealing strip", "Screws and drill bit"],
		worksWith: ["emberhold-retardant", "standard-wildfire-assessment"],
		delivery: { kind: "parcel", leadTime: "3 business days" },
		warranty: "Ten years.",
	},
];
