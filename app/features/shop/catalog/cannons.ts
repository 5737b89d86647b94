import { cannonCoverage, cannonThrowFeet, pulse } from "#app/features/company/figures.ts";
import { CANNON_GPM, CANNON_NOZZLE, CANNON_PSI } from "#app/features/company/offers/water.ts";
import type { CatalogEntry } from "./entry.ts";

const BRASS_WARNING =
	"WARNING: This product contains brass and bronze, which can expose you to lead, a chemical known to the State of California to cause cancer and birth defects or other reproductive harm. For more information go to www.P65Warnings.ca.gov.";

export const cannons: CatalogEntry[] = [
	{
		handle: "mini-water-cannon",
		title: "Mini Water Cannon",
		group: "throw",
		price: "3850",
		summary: `The cannon in every Ringline package: post-mounted and pool-fed. In still air, one mini covers ${cannonCoverage}. Its arc is set by hand.`,
		details: [
			`The bronze head turns a full circle in 70 seconds and throws its jet over a two-story roof. Pulsed, ${pulse.text}, it uses a third of the water.`,
			"You get the complete head with its mount and a quick coupling. Two minis cover a typical single-family lot.",
		],
		features: [
			`Covers ${cannonCoverage}`,
			"Full circle in 70 seconds",
			"Jet angle adjustable from 10 to 35 degrees",
			"Bronze head and stainless post",
			"Quick coupling for 2.5 in hose or fixed pipe",
		],
		specifications: [
			`Flow: ${CANNON_GPM} GPM at ${CANNON_PSI} PSI`,
			`Throw radius: ${cannonThrowFeet} ft in still air`,
			"Inlet: 2.5 in NH or 2 in NPT, female",
			"Rotation: 360 degrees, or a set arc from 30 degrees",
			"Height above ground: 6 ft 2 in on the post",
			"Weight: 61 lb with post",
			"Operating temperature: 14 to 140 °F",
		],
		guide: {
			before: "Two people need half a day, plus a day for the concrete to set.",
			steps: [
				"Mark the spot 5 to 30 ft from the wall, with a clear arc over the roof.",
				"Pour a 24 in square footing, 18 in deep, and set the four anchor bolts with the template.",
				"Bolt down the base plate, plumb the post and secure the head with its safety pin.",
				"Connect the supply and flush it for one minute before you fit the nozzle.",
				"Set the arc stops. Turn a dry circle by hand, then run a wet one at 40 PSI and at 90 PSI.",
			],
			note: "Never stand in front of a charged cannon. Repeat the pressure test every quarter.",
		},
		images: [
			["mini-water-cannon-coverage", "Plan of a house with the circle that one mini covers"],
			["mini-water-cannon-in-place", "Mini Water Cannon standing beside a house, its jet over the roof"],
		],
		looksDifferBy: "Mount",
		options: [
			{ name: "Mount", values: ["Ground post", "Roof bracket", "Trailer skid"] },
			{ name: "Inlet", values: ["2.5 in NH", "2 in NPT"] },
		],
		variants: [
			{ values: ["Ground post", "2.5 in NH"] },
			{ values: ["Ground post", "2 in NPT"] },
			{ values: ["Roof bracket", "2.5 in NH"], price: "4090" },
			{ values: ["Roof bracket", "2 in NPT"], price: "4090", soldOut: true },
			{ values: ["Trailer skid", "2.5 in NH"], price: "4680" },
		],
		box: [
			`Bronze head with ${CANNON_NOZZLE} nozzle`,
			"The mount you choose, with bolts and drilling template",
			"Quick coupling and two gaskets",
			"Arc stops and safety pin",
		],
		needs: ["medium-fire-pump", "pool-suction-hose-kit"],
		worksWith: ["ringline-controller", "gated-wye-kit", "water-tank-5000"],
		delivery: { kind: "freight", leadTime: "5 business days" },
		warranty: "Five years on the head, two years on seals and mount.",
		prop65: BRASS_WARNING,
	},
	{
		handle: "mini-pro-oscillating-cannon",
		title: "Mini Pro Oscillating Cannon",
		group: "throw",
		price: "5400",
		summary:
			"A mini with its own motor. The controller aims it, sweeps it through an arc as narrow as 20 degrees and turns it toward the fire.",
		details: [
			"On a long lot, or where all the brush is on one slope, a full circle wastes water. The Mini Pro waters only the sector that the wind and thermal sensors report. Our packages use the Mini. Ask us to plan yours with the Mini Pro.",
		],
		features: [
			"Aimed by the controller or from the app",
			"Sector from 20 to 360 degrees",
			"Remembers its position through a power loss",
			"24 V motor with manual crank",
		],
		specifications: [
			"Flow: 50 to 65 GPM at 90 PSI",
			"Throw radius: 92 ft in still air",
			"Inlet: 2.5 in NH, female",
			"Motor: 24 V DC, 3.2 A while turning",
			"Signal: RS-485, up to 600 ft",
			"Weight: 74 lb with post",
		],
		guide: {
			before: "Needs a Ringline Controller within 600 ft of cable.",
			steps: [
				"Set the footing and post as for the Mini Water Cannon.",
				"Pull the six-wire cable through the post before you mount the head.",
				"Connect power and signal in the base box and close its gasket.",
				"Set the home position and both stops in the controller's menu.",
			],
			note: "Turn off the 24 V supply before you open the base box.",
		},
		images: [
			["mini-pro-oscillating-cannon-sector", "Plan of a house with two watered sectors toward the slope"],
		],
		box: [
			`Motorized head with ${CANNON_NOZZLE} and 1/2 in nozzles`,
			"Ground post with base box, bolts and template",
			"100 ft of six-wire cable",
			"Manual crank",
		],
		needs: ["ringline-controller", "medium-fire-pump", "pool-suction-hose-kit"],
		worksWith: ["thermal-sensor", "weather-pole", "solar-battery-backup"],
		delivery: { kind: "freight", leadTime: "2 weeks" },
		warranty: "Five years on the head, two years on the motor.",
		prop65: BRASS_WARNING,
	},
	{
		handle: "typhoon-800-ridge-cannon",
		title: "Typhoon 800 Ridge Cannon",
		group: "throw",
		price: "18900",
		summary:
			"For estates, ranches and associations: 800 GPM thrown 230 ft along a ridge or an access road. Our own crew plans, delivers and commissions it.",
		details: [
			"A Typhoon needs its own pump, its own supply and a foundation that can take the recoil. We quote all of it together after a site visit.",
		],
		features: [
			"Throws 230 ft",
			"Foam and retardant injection",
			"Remote aiming with camera",
			"Foundation and hydraulics designed for your site",
		],
		specifications: [
			"Flow: up to 800 GPM at 120 PSI",
			"Throw radius: 230 ft",
			"Inlet: 4 in flange",
			"Recoil at full flow: 610 lbf",
			"Weight: 340 lb",
		],
		guide: {
			before: "Installed by Ringline only.",
			steps: [
				"We visit, test the flow and check the soil.",
				"We pour the foundation and let it cure for seven days.",
				"We set the cannon, valves and pump with a crane.",
				"We commission the system and invite the local fire department.",
			],
			note: "The Typhoon is part of a planned system. We don't sell it separately.",
		},
		images: [["typhoon-800-ridge-cannon-coverage", "Plan of a ridge with the reach of one Typhoon"]],
		box: [
			"Cannon with valve group and camera",
			"Foundation, pump and supply as quoted",
			"Commissioning report",
		],
		worksWith: ["ringline-controller", "water-tank-5000", "network-redundancy-kit"],
		delivery: { kind: "on-site", leadTime: "10 to 14 weeks" },
		warranty: "Three years, with quarterly maintenance by us or another qualified technician.",
		prop65: BRASS_WARNING,
	},
	{
		handle: "sprinkler-ring-kit",
		title: "Sprinkler Ring Kit, 40 Heads",
		group: "throw",
		price: "1480",
		summary:
			"Forty low-flow heads on a loop around the house. At 40 GPM they wet the first five feet, the walls and the eaves while the cannons work farther out.",
		details: [
			"Brass heads, metal risers and a line you bury, because exposed plastic burns. Each head uses 1 GPM at 14 PSI. It needs the fire pump: a house meter delivers about half of that, and city water may fail in a fire.",
		],
		features: [
			"40 brass heads",
			"1 GPM each at 14 PSI",
			"300 ft of line with metal risers",
			"Runs from the pump",
		],
		specifications: [
			"Heads: 40, brass, 90 to 360 degrees",
			"Flow: 1 GPM each at 14 PSI",
			"Line: 1 in, 300 ft, for burying",
			"Wetted strip: 8 ft wide",
			"Weight: 68 lb",
		],
		guide: {
			before: "A weekend for two people.",
			steps: [
				"Bury the line 4 in deep, 18 in from the wall, and close the loop.",
				"Set a riser every 7 ft and at every corner.",
				"Flush the line before you screw on the heads.",
				"Open the supply slowly and turn each head away from vents.",
			],
			note: "Drain the loop before the first freeze.",
		},
		images: [["sprinkler-ring-kit-plan", "Plan of a house with its ring of sprinkler heads"]],
		box: ["40 brass heads and 40 risers", "300 ft of 1 in line", "Stakes, tees and end caps", "Flush valve"],
		worksWith: ["medium-fire-pump", "gated-wye-kit", "water-tank-5000"],
		delivery: { kind: "parcel", leadTime: "3 business days" },
		warranty: "Three years.",
		prop65: BRASS_WARNING,
	},
];
