import { pumps as facts, type Pump, pumpRuntime } from "#app/features/company/offers/pumps.ts";
import type { CatalogEntry } from "./entry.ts";

const ENGINE_WARNING =
	"WARNING: Breathing engine exhaust exposes you to chemicals known to the State of California to cause cancer and birth defects or other reproductive harm. Run it outdoors only. For more information go to www.P65Warnings.ca.gov.";
const BRASS_WARNING =
	"WARNING: The couplings can expose you to lead, a chemical known to the State of California to cause cancer and birth defects or other reproductive harm. For more information go to www.P65Warnings.ca.gov.";

export const pumps: CatalogEntry[] = [
	{
		handle: "medium-fire-pump",
		title: "Medium Fire Pump",
		group: "pump",
		price: "6900",
		summary: `Pumps pool water to two minis at 90 PSI, up to ${facts.medium.maxGpm} GPM. It starts on the controller's signal and runs ${pumpRuntime.hours} hours on one tank of gasoline.`,
		details: [
			"A four-stroke gasoline engine on a galvanized frame with electric start, trickle charger and self-priming head. It's the pump in our Manual and Essentials packages.",
		],
		features: [
			`Up to ${facts.medium.maxGpm} GPM`,
			"Self-priming to 15 ft of lift",
			"Electric start on the controller's signal",
			`Runs ${pumpRuntime.hours} hours on one tank`,
			`Extendable to ${pumpRuntime.extendedHours}+ hours`,
		],
		specifications: [
			`Flow: ${curveText(facts.medium)}`,
			"Suction lift: 15 ft",
			"Suction and discharge: 3 in and 2.5 in",
			"Fuel: regular gasoline, 6.2 gallons",
			`Runtime: ${pumpRuntime.text}`,
			"Noise: 84 dB at 23 ft",
			"Size and weight: 36 x 24 x 28 in, 196 lb",
		],
		guide: {
			before: "Set it level on a slab beside the pool, no more than 15 ft above the lowest water level.",
			steps: [
				"Pour a 4 x 3 ft slab that slopes half an inch away from the engine.",
				"Bolt the frame to the slab over the rubber mounts.",
				"Fit the suction hose kit with the strainer 18 in above the pool floor.",
				"Connect the discharge, controller cable and trickle charger.",
				"Prime it, start it by hand, then start it three times from the controller.",
			],
			note: "Exhaust is hot and poisonous. Run the pump in the open or under a ventilated roof, never in a closed shed.",
		},
		images: [["medium-fire-pump-at-pool", "Medium Fire Pump beside a pool, suction hose in the water"]],
		box: [
			"Pump and engine on a galvanized frame",
			"Battery and trickle charger",
			"Rubber mounts and anchor bolts",
			"30 ft of controller cable",
		],
		needs: ["pool-suction-hose-kit"],
		worksWith: ["mini-water-cannon", "fuel-extension-kit", "ringline-controller", "pump-shed"],
		delivery: { kind: "freight", leadTime: "5 business days" },
		warranty: "Two years or 200 hours, whichever comes first.",
		prop65: ENGINE_WARNING,
		carb: "The label with the engine family and its certification is on the frame. Ask us for the CARB papers before you order.",
	},
	{
		handle: "large-fire-pump",
		title: "Large Fire Pump",
		group: "pump",
		price: "14500",
		summary: `For three to five minis or long pipe runs: up to ${facts.large.maxGpm} GPM from a water-cooled diesel. It's the pump in the Elite package.`,
		details: [
			"Two batteries, two starters and a heated block: it starts on the first signal after months of sitting idle. The next batch is in production.",
		],
		features: [
			`Up to ${facts.large.maxGpm} GPM`,
			"Water-cooled diesel",
			"Twin batteries and twin starters",
			"Reports fuel and temperature to the app",
		],
		specifications: [
			`Flow: ${curveText(facts.large)}`,
			"Suction and discharge: 4 in and 4 in",
			"Fuel: diesel, 6 gallons (second 6-gallon tank optional)",
			`Runtime: ${pumpRuntime.text}`,
			"Size and weight: 62 x 34 x 48 in, 910 lb",
		],
		guide: {
			before: "Arrives by truck with a lift gate. You need a forklift or crane on site.",
			steps: [
				"Prepare a 6 x 4 ft reinforced slab.",
				"Set the unit, align the suction flange and bolt it down.",
				"Connect the fuel return, exhaust, batteries and controller.",
				"Add coolant, bleed the fuel line and run it under load for 30 minutes.",
			],
			note: "A Ringline technician does the first start. The warranty begins that day.",
		},
		soldOut: true,
		box: ["Pump and diesel on a base tank", "Two batteries", "First start by a Ringline technician"],
		needs: ["ringline-controller"],
		worksWith: ["mini-water-cannon", "water-tank-5000", "pump-shed"],
		delivery: { kind: "freight", leadTime: "8 to 10 weeks" },
		warranty: "Three years or 500 hours, whichever comes first.",
		prop65: ENGINE_WARNING,
		carb: "Tier 4 Final diesel. Your air district may require you to register it.",
	},
	{
		handle: "hose-pack",
		title: "Hose Pack, 200 ft",
		group: "pump",
		price: "429",
		summary:
			"Four lengths of 1.5 in forestry hose, rolled to pay out without kinking, with a combination nozzle and a hose wrench.",
		details: ["For cleanup and hot spots once officials say it's safe to return. Not a reason to stay."],
		features: [
			"Four 50 ft lengths",
			"Rolls out without kinking",
			"Combination nozzle from mist to jet",
			"Carry pack that lets the hose dry",
		],
		specifications: [
			"Hose: 1.5 in, single jacket, polyurethane lined",
			"Working pressure: 225 PSI",
			"Couplings: 1.5 in NH",
			"Nozzle: 20 to 60 GPM",
			"Weight: 39 lb",
		],
		guide: {
			before: "Nothing to install. Practice these steps once.",
			steps: [
				"Hang the pack within 10 ft of the gated wye.",
				"Connect the inner end, take the nozzle and walk it out.",
				"Open the valve only when the last length is straight.",
			],
			note: "After use, drain it, dry it in the shade and roll it with the couplings inside.",
		},
		box: ["Four 50 ft lengths of hose", "Combination nozzle", "Hose wrench", "Carry pack"],
		needs: ["gated-wye-kit"],
		worksWith: ["medium-fire-pump"],
		delivery: { kind: "parcel", leadTime: "3 business days" },
		warranty: "Two years.",
		prop65: BRASS_WARNING,
	},
	{
		handle: "gated-wye-kit",
		title: "Gated Wye Kit",
		group: "pump",
		price: "248",
		summary:
			"Splits one 2.5 in supply into two 1.5 in lines with a quarter-turn valve each, for a sprinkler ring or for hoses after a fire.",
		details: ["Forged aluminum, hard-coated, with caps on chains and a wall bracket."],
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
			before: "All you need is a hose wrench.",
			steps: [
				"Mount the bracket where you can reach both valves with gloves on.",
				"Screw the swivel to the supply with its gasket in place.",
				"Pressure-test it with both caps on.",
			],
			note: "Leave both valves closed and the caps on between uses.",
		},
		box: ["Gated wye", "Two caps on chains", "Wall bracket and screws", "Three spare gaskets"],
		worksWith: ["medium-fire-pump", "hose-pack", "sprinkler-ring-kit"],
		delivery: { kind: "parcel", leadTime: "3 business days" },
		warranty: "Five years.",
		prop65: BRASS_WARNING,
	},
	{
		handle: "fuel-extension-kit",
		title: "Fuel Extension Kit",
		group: "pump",
		price: "540",
		summary: `A second tank that the Medium Fire Pump draws from before its own. It turns ${pumpRuntime.hours} hours into ${pumpRuntime.extendedHours} or more. With it, 12.8 gallons of gasoline stand outdoors: above 10, your fire agency may require a permit.`,
		details: [
			"Double-walled, lockable and small enough to stand behind the pump. The Large Fire Pump has its own second tank.",
		],
		features: [
			"Doubles the runtime",
			"Double wall with leak window",
			"Self-closing breakaway coupling",
			"Lockable cap",
		],
		specifications: [
			"Capacity: 6.6 gallons",
			`Runtime with Medium Fire Pump: ${pumpRuntime.extendedHours}+ hours`,
			"Line: 5/16 in, 10 ft",
			"Size and weight: 24 x 12 x 14 in, 31 lb empty",
		],
		guide: {
			before: "Work with the engine cold and the battery off.",
			steps: [
				"Set the tank level with the engine's own tank or above it.",
				"Snap the breakaway coupling into the engine's fuel inlet.",
				"Open the vent, fill to the mark and check for leaks after ten minutes.",
			],
			note: "Stabilized fuel keeps for twelve months. We replace it during the quarterly test.",
		},
		box: ["6.6-gallon double-walled tank", "10 ft fuel line with breakaway coupling", "Two keys"],
		needs: ["medium-fire-pump"],
		worksWith: ["pump-shed", "quarterly-maintenance-add-on"],
		delivery: { kind: "parcel", leadTime: "5 business days" },
		warranty: "Two years.",
		carb: "Portable fuel tank with a vent and coupling that meet CARB's evaporative rules.",
	},
	{
		handle: "pump-shed",
		title: "Pump Shed, Built on Site",
		group: "pump",
		price: "0",
		summary:
			"A fire-rated shed for the controller and batteries, and an open, ventilated bay for the pump. We price it after we see the site.",
		details: [
			"Steel frame, cement board, ember-resistant vents with 1/8 in mesh, and a pump bay open on two sides, apart from the batteries.",
		],
		features: [
			"One-hour fire rating",
			"Ember-resistant vents",
			"Cuts the noise by half",
			"Built in three days",
		],
		specifications: [
			"Size: from 6 x 4 ft to 10 x 8 ft",
			"Wall: steel frame, two layers of cement board",
			"Vents: 1/8 in mesh, baffled",
			"Rating: one hour",
		],
		guide: {
			before: "Built by our crew.",
			steps: [
				"We survey the site and draw the shed.",
				"You get the drawing and the price, and apply for a permit if one is needed.",
				"We pour the slab, build, and move the equipment in.",
			],
			note: "We build sheds only as part of a planned system.",
		},
		images: [["pump-shed-in-place", "Pump shed between pool and house"]],
		box: ["Slab, frame, walls, roof and door", "Vents and pipe sleeves", "Drawing for your permit"],
		worksWith: ["medium-fire-pump", "large-fire-pump", "ringline-controller"],
		delivery: { kind: "on-site", leadTime: "6 weeks" },
		warranty: "Ten years on the frame, five on the door.",
	},
];

function curveText({ curve }: Pump): string {
	return curve.map(({ gpm, psi }) => `${gpm} GPM at ${psi} PSI`).join(", ");
}
