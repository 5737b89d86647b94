import type { CatalogEntry } from "./entry.ts";

export const cannons: CatalogEntry[] = [
	{
		handle: "mini-water-cannon",
		title: "Mini Water Cannon",
		price: "3850",
		summary:
			"The cannon in every Ringline package: post-mounted, pool-fed, and wide enough for most hillside lots. One mini covers over 20,000 sq ft.",
		details: [
			"The bronze head turns a full circle in 70 seconds and lifts its jet over a two-storey roof. Run in pulses, 5 minutes on and 10 off, it keeps the ground wet on a third of the water.",
			"Sold as a complete head with post, base plate and quick coupling. Two of them protect a typical single-family lot.",
		],
		features: [
			"Covers over 20,000 sq ft",
			"Full circle in 70 seconds",
			"Adjustable jet height from 10 to 35 degrees",
			"Bronze head and stainless post",
			"Quick coupling for 2.5 in hose or fixed pipe",
		],
		specifications: [
			"Flow: 50 GPM at 90 PSI",
			"Throw radius: 80 ft",
			"Inlet: 2.5 in NH, female",
			"Rotation: 360 degrees, or a set arc from 30 degrees",
			"Height above ground: 6 ft 2 in",
			"Weight: 61 lb with post",
			"Operating temperature: 14 to 140 degrees F",
		],
		guide: {
			before: "Two people, half a day, plus a day for the concrete to set.",
			steps: [
				"Mark the spot 5 to 30 ft from the wall, with a clear arc over the roof.",
				"Pour a 24 in square footing, 18 in deep, and set the four anchor bolts with the template.",
				"Bolt down the base plate, plumb the post and fix the head with its safety pin.",
				"Couple the 2.5 in supply and flush it for one minute before the nozzle goes on.",
				"Set the arc stops, run a dry circle by hand, then a wet one at 40 PSI and at 90 PSI.",
			],
			note: "Never stand in front of a charged cannon. Have the pressure test repeated every quarter.",
		},
		images: [
			["mini-water-cannon", "Mini Water Cannon on its post, seen from the front left"],
			["mini-water-cannon-coverage", "Plan of a house with the circle that one mini covers"],
			["mini-water-cannon-in-place", "Mini Water Cannon standing beside a house, its jet over the roof"],
		],
	},
	{
		handle: "mini-pro-oscillating-cannon",
		title: "Mini Pro Oscillating Cannon",
		price: "5400",
		summary:
			"A mini with a motor of its own: the controller aims it, sweeps an arc as narrow as 20 degrees and returns it to the side the fire comes from.",
		details: [
			"Where a lot is long, or one slope carries the fuel, a circle wastes water. The Mini Pro waters the sector that the wind and thermal sensors name.",
		],
		features: [
			"Aimed by the controller or from the app",
			"Sector from 20 to 360 degrees",
			"Position memory through power loss",
			"24 V motor with manual crank",
		],
		specifications: [
			"Flow: 50 to 65 GPM at 90 PSI",
			"Throw radius: 92 ft",
			"Inlet: 2.5 in NH, female",
			"Motor: 24 V DC, 3.2 A while turning",
			"Signal: RS-485, 600 ft at most",
			"Weight: 74 lb with post",
		],
		guide: {
			before: "Needs a Ringline Controller within 600 ft of cable.",
			steps: [
				"Set footing and post as for the Mini Water Cannon.",
				"Lead the six-core cable through the post before the head goes on.",
				"Connect power and signal in the base box and close its gasket.",
				"Teach the home position and both stops from the controller's menu.",
			],
			note: "Switch the 24 V supply off before opening the base box.",
		},
		images: [
			["mini-pro-oscillating-cannon", "Mini Pro cannon with its drive housing"],
			["mini-pro-oscillating-cannon-sector", "Plan of a house with two watered sectors toward the slope"],
		],
	},
	{
		handle: "typhoon-800-ridge-cannon",
		title: "Typhoon 800 Ridge Cannon",
		price: "18900",
		summary:
			"For estates, ranches and associations: 800 GPM thrown 230 ft along a ridge line or an access road. Planned, delivered and commissioned by our own crew.",
		details: [
			"A Typhoon needs its own pump, its own supply and a foundation that carries the recoil. We quote it after a site visit, together with what it stands on.",
		],
		features: [
			"Throws 230 ft",
			"Foam and retardant injection",
			"Remote aiming with camera",
			"Foundation and hydraulics designed on site",
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
				"Site visit with flow test and soil check.",
				"Foundation poured to our drawing and cured for seven days.",
				"Crane day: cannon, valve group and pump set in place.",
				"Commissioning with the local fire authority invited.",
			],
			note: "The Typhoon is part of a planned system and is not sold as a single part.",
		},
		images: [
			["typhoon-800-ridge-cannon", "Typhoon 800 on its foundation with valve group"],
			["typhoon-800-ridge-cannon-coverage", "Plan of a ridge with the reach of one Typhoon"],
		],
	},
];
