import type { CatalogEntry } from "./entry.ts";

export const pumps: CatalogEntry[] = [
	{
		handle: "medium-fire-pump",
		title: "Medium Fire Pump",
		price: "6900",
		summary:
			"Lifts pool water to two minis at 90 PSI, up to 120 GPM. Starts by itself on the controller's signal and runs 4.5 hours on one tank.",
		details: [
			"A four-stroke engine on a galvanised frame with electric start, trickle charger and self-priming head. The pump of our Manual and Essentials packages.",
		],
		features: [
			"Up to 120 GPM",
			"Self-priming to 22 ft of lift",
			"Electric start on the controller's signal",
			"Runs 4.5 hours on one tank",
			"Extendable to 9 hours and more",
		],
		specifications: [
			"Flow: 120 GPM at 60 PSI, 100 GPM at 90 PSI",
			"Suction lift: 22 ft",
			"Suction and discharge: 3 in and 2.5 in",
			"Fuel: regular gasoline, 6.2 gallons",
			"Runtime: 4.5 hours",
			"Noise: 84 dB at 23 ft",
			"Size and weight: 36 x 24 x 28 in, 196 lb",
		],
		guide: {
			before: "Stands level on a slab beside the pool, at most 22 ft above the water.",
			steps: [
				"Pour a 4 x 3 ft slab with a fall of half an inch away from the engine.",
				"Bolt the frame to the slab over the rubber mounts.",
				"Fit the suction hose kit with the strainer 18 in above the pool floor.",
				"Connect discharge, controller cable and trickle charger.",
				"Prime, start by hand, then start three times from the controller.",
			],
			note: "Exhaust is hot and poisonous: never run the pump in a closed shed.",
		},
		images: [
			["medium-fire-pump", "Medium Fire Pump in its frame"],
			["medium-fire-pump-at-pool", "Medium Fire Pump beside a pool, suction hose in the water"],
			["medium-fire-pump-detail", "Detail of engine, fuel tank and discharge"],
		],
	},
	{
		handle: "large-fire-pump",
		title: "Large Fire Pump",
		price: "14500",
		summary:
			"For three to five minis or long pipe runs: up to 300 GPM from a water-cooled diesel. The pump of the Elite package.",
		details: [
			"Two batteries, two starters and a heated block: it starts at the first signal after months of standing still. The next production lot is being built.",
		],
		features: [
			"Up to 300 GPM",
			"Water-cooled diesel",
			"Twin batteries and twin starters",
			"Reports fuel and temperature to the app",
		],
		specifications: [
			"Flow: 300 GPM at 70 PSI, 220 GPM at 100 PSI",
			"Suction and discharge: 4 in and 4 in",
			"Fuel: diesel, 24 gallons",
			"Runtime: 9 hours",
			"Size and weight: 62 x 34 x 48 in, 910 lb",
		],
		guide: {
			before: "Delivered by truck with lift gate; needs a forklift or crane on site.",
			steps: [
				"Prepare a 6 x 4 ft reinforced slab.",
				"Set the unit, align the suction flange and bolt it down.",
				"Connect fuel return, exhaust, batteries and controller.",
				"Fill coolant, bleed the fuel line and run for 30 minutes under load.",
			],
			note: "First start by a Ringline technician; otherwise the warranty does not begin.",
		},
		images: [
			["large-fire-pump", "Large Fire Pump with its diesel housing"],
			["large-fire-pump-detail", "Detail of the pump head and discharge"],
		],
		soldOut: true,
	},
	{
		handle: "pool-suction-hose-kit",
		title: "Pool Suction Hose Kit",
		price: "685",
		summary:
			"Everything between the pool and the pump: 20 ft of rigid suction hose, strainer with foot valve, float and three couplings.",
		details: ["Part of every package. Keep a spare: a suction hose with a hairline crack pumps only air."],
		features: [
			"Holds prime with its foot valve",
			"Strainer keeps leaves and toys out",
			"Floats 18 in above the pool floor",
			"Spare gaskets in the lid",
		],
		specifications: [
			"Hose: 3 in, 20 ft, smooth bore",
			"Vacuum rating: 29 in Hg",
			"Couplings: 3 in NPSH, aluminium",
			"Strainer openings: 1/4 in",
			"Weight: 44 lb",
		],
		guide: {
			before: "Ten minutes, no tools.",
			steps: [
				"Screw the foot valve and strainer to the hose, gasket inside.",
				"Tie the float so that the strainer hangs 18 in above the floor.",
				"Lay the hose without a high point between water and pump.",
				"Fill it with water through the pump's priming port.",
			],
			note: "Check the gaskets every quarter; they cost less than the house.",
		},
		images: [
			["pool-suction-hose-kit", "Coiled suction hose beside its case"],
			["pool-suction-hose-kit-at-pool", "Suction hose leading from a pool to a pump"],
		],
	},
	{
		handle: "hose-pack",
		title: "Hose Pack, 200 ft",
		price: "429",
		summary:
			"Four lengths of 1.5 in forestry hose, rolled to run out without a kink, with a combination nozzle and a spanner.",
		details: ["For the corners no cannon reaches, and for mopping up once it is safe to return."],
		features: [
			"Four 50 ft lengths",
			"Rolled to deploy in under a minute",
			"Combination nozzle from mist to jet",
			"Carry pack that dries the hose",
		],
		specifications: [
			"Hose: 1.5 in, single jacket, polyurethane lined",
			"Working pressure: 225 PSI",
			"Couplings: 1.5 in NH",
			"Nozzle: 20 to 60 GPM",
			"Weight: 39 lb",
		],
		guide: {
			before: "Nothing to install; one thing to practise.",
			steps: [
				"Hang the pack within 10 ft of the gated wye.",
				"Couple the inner end, take the nozzle and walk.",
				"Open the valve only when the last length lies straight.",
			],
			note: "After use: drain, dry in the shade, roll with the couplings inside.",
		},
		images: [["hose-pack", "Rolled hose with nozzle beside its pack"]],
	},
	{
		handle: "gated-wye-kit",
		title: "Gated Wye Kit",
		price: "248",
		summary:
			"Splits one 2.5 in supply into two 1.5 in lines with a quarter-turn valve each: a cannon keeps running while you take a hose.",
		details: ["Forged aluminium, hard-coated, with caps on chains and a wall bracket."],
		features: [
			"Two independent quarter-turn valves",
			"Full-flow bore",
			"Caps on chains",
			"Wall bracket included",
		],
		specifications: [
			"Inlet: 2.5 in NH, female swivel",
			"Outlets: two 1.5 in NH, male",
			"Working pressure: 250 PSI",
			"Weight: 7.4 lb",
		],
		guide: {
			before: "One spanner.",
			steps: [
				"Mount the bracket where you can reach both valves with gloves on.",
				"Screw the swivel to the supply, gasket in place.",
				"Pressure-test with both caps on.",
			],
			note: "Leave both valves closed and the caps on between uses.",
		},
		images: [["gated-wye-kit", "Gated wye with two valves and outlets"]],
	},
	{
		handle: "fuel-extension-kit",
		title: "Fuel Extension Kit",
		price: "540",
		summary:
			"A second tank that the Medium Fire Pump draws from before its own: 4.5 hours become 9 and more, without anyone there to refuel.",
		details: ["Double-walled, lockable and small enough to stand behind the pump."],
		features: [
			"Doubles the runtime",
			"Double wall with leak window",
			"Self-closing breakaway coupling",
			"Lockable cap",
		],
		specifications: [
			"Capacity: 6.6 gallons",
			"Runtime with Medium Fire Pump: 9 hours and more",
			"Line: 5/16 in, 10 ft",
			"Size and weight: 24 x 12 x 14 in, 31 lb empty",
		],
		guide: {
			before: "With the engine cold and the battery off.",
			steps: [
				"Set the tank level with or above the engine's own tank.",
				"Snap the breakaway coupling into the engine's fuel inlet.",
				"Open the vent, fill to the mark, and look for drops after ten minutes.",
			],
			note: "Stabilised fuel keeps twelve months; the quarterly test changes it in time.",
		},
		images: [["fuel-extension-kit", "Fuel extension tank with its coupling line"]],
	},
];
