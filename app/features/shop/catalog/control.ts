import type { CatalogEntry } from "./entry.ts";

export const control: CatalogEntry[] = [
	{
		handle: "ringline-controller",
		title: "Ringline Controller",
		price: "4950",
		summary:
			"The brain of the system: reads every sensor, starts the pump, opens the valves and pulses the water, with or without the internet.",
		details: [
			"Decisions are made in the box on your wall. The connection only lets you watch and override from wherever you have gone.",
		],
		features: [
			"Runs the whole defense without internet",
			"Eight sensor inputs and twelve outputs",
			"Pulsed water of 5 minutes on and 10 off",
			"App access with override",
			"72 hours on its own battery",
		],
		specifications: [
			"Power: 24 V DC, 18 W",
			"Battery: 72 hours, LiFePO4",
			"Inputs: eight, supervised",
			"Outputs: twelve, 24 V, 2 A",
			"Network: two Ethernet, two SIM, satellite port",
			"Enclosure: NEMA 4X, 20 x 16 x 8 in",
		],
		guide: {
			before: "An electrician's half day; leave the programming to us.",
			steps: [
				"Mount the enclosure in the shade, 4 ft above ground, glands down.",
				"Connect earth first, then the 24 V supply and the battery.",
				"Land pump, valve and sensor cables on the labeled terminals.",
				"Call us: we load your zones and run all 12 test phases with you.",
			],
			note: "Do not drill the enclosure's top or back.",
		},
		images: [
			["ringline-controller", "Ringline Controller on its stand"],
			["ringline-controller-in-place", "Controller beside a pump shed"],
			["ringline-controller-detail", "Detail of the controller's screen and keys"],
		],
	},
	{
		handle: "thermal-sensor",
		title: "Thermal Sensor",
		price: "1890",
		summary:
			"Sees a heat source the size of a campfire 100 ft away, through smoke and at night, and tells a barbecue from a grass fire.",
		details: [
			"Radiometric, with the picture evaluated in the sensor; only the alarm and one image leave your property.",
		],
		features: [
			"Detects from 50 to 100 ft and beyond",
			"Sees through smoke",
			"Heated window",
			"Masks for grill and chimney",
		],
		specifications: [
			"Resolution: 384 x 288, radiometric",
			"Field of view: 90 x 66 degrees",
			"Range: -4 to 1,022 degrees F",
			"Power: PoE, 9 W",
			"Rating: IP67",
		],
		guide: {
			before: "One sensor per side of the house.",
			steps: [
				"Fix it under the eave or on the weather pole, 10 ft or higher.",
				"Aim it so that the lower edge meets the ground 15 ft away.",
				"Draw the masks for grill, chimney and vehicles in the app.",
				"Test with the heat source at 50 and at 100 ft.",
			],
			note: "Keep 12 in of clear air in front of the window.",
		},
		images: [
			["thermal-sensor", "Thermal sensor housing on its bracket"],
			["thermal-sensor-field", "Plan of a house with the field of view of two thermal sensors"],
		],
	},
	{
		handle: "weather-pole",
		title: "Weather Pole",
		price: "2240",
		summary:
			"Wind, temperature and humidity at your own ridge instead of at the airport: the values that decide when the system arms itself.",
		details: ["A guyed 14 ft pole with ultrasonic anemometer and shielded probe, wired to the controller."],
		features: [
			"Wind speed and direction without moving parts",
			"Temperature and humidity",
			"Arms the system on red-flag values",
			"Folds down for service",
		],
		specifications: [
			"Wind: 0 to 134 mph, within 2 %",
			"Temperature: -40 to 140 degrees F",
			"Humidity: 0 to 100 %, within 2 %",
			"Pole: 14 ft, galvanised, three guys",
			"Signal: RS-485",
		],
		guide: {
			before: "Two people; choose the windiest honest spot, not the most sheltered.",
			steps: [
				"Set the foot plate and three ground anchors at 120 degrees.",
				"Assemble sensors on the ground, arrow to north.",
				"Raise the pole on its hinge and tension the guys by hand.",
				"Compare with a hand-held meter for ten minutes.",
			],
			note: "Not within 15 ft of a power line.",
		},
		images: [
			["weather-pole", "Guyed weather pole with sensors"],
			["weather-pole-in-place", "Weather pole behind a house"],
		],
	},
	{
		handle: "outdoor-smoke-detector",
		title: "Outdoor Smoke Detector",
		price: "385",
		summary:
			"Samples the air under the eaves, where smoke gathers first, and ignores fog, dust and the neighbor's fireplace.",
		details: [
			"Two wavelengths tell smoke from steam. Self-tests every night and reports a dirty chamber before it fails.",
		],
		features: ["Dual-wavelength chamber", "Nightly self-test", "Insect screen", "Ten-year cell as backup"],
		specifications: [
			"Supply: 24 V from the controller, ten-year cell",
			"Response: 20 seconds",
			"Temperature: -4 to 150 degrees F",
			"Size: 5 in across, 3 in high",
		],
		guide: {
			before: "Fifteen minutes each, ladder and drill.",
			steps: [
				"Screw the base under the eave, 12 in from the corner.",
				"Land the two wires and turn the head until it clicks.",
				"Test with canned smoke; the controller shows the zone.",
			],
			note: "Do not paint it.",
		},
		images: [["outdoor-smoke-detector", "Round outdoor smoke detector"]],
	},
	{
		handle: "solar-battery-backup",
		title: "Solar and Battery Backup",
		price: "3600",
		summary:
			"Power lines are cut before the fire arrives. A 400 W panel and 5 kWh of battery keep controller, sensors and modems running for days.",
		details: ["Sized for the control side; the pump brings its own fuel. Switches over without a blink."],
		features: [
			"400 W panel with tilt frame",
			"5 kWh LiFePO4",
			"Switches over in 10 milliseconds",
			"Charge state in the app",
		],
		specifications: [
			"Panel: 400 W, 45 x 68 in",
			"Battery: 5.1 kWh, LiFePO4",
			"Autonomy without sun: five days",
			"Output: 24 V, 20 A and 120 V, 600 W",
			"Weight: 188 lb in all",
		],
		guide: {
			before: "Electrical work: by a licensed electrician.",
			steps: [
				"Set the tilt frame toward south, clear of shade from 9 to 3.",
				"Mount battery and inverter within 10 ft of the controller.",
				"Connect battery, panel and load in this order.",
				"Pull the mains plug and watch the controller stay on.",
			],
			note: "Cover the panel while its plugs are open.",
		},
		images: [
			["solar-battery-backup", "Tilted solar panel with battery cabinet"],
			["solar-battery-backup-in-place", "Solar panel and battery beside a house"],
		],
	},
	{
		handle: "network-redundancy-kit",
		title: "Network Redundancy Kit",
		price: "2150",
		summary:
			"Two lines, two cellular backups and a satellite: five ways online, tried in order until one answers.",
		details: [
			"Works with every Ringline controller. You bring two SIM cards from different carriers; we set up the failover order with you by phone.",
		],
		features: [
			"Two WAN ports",
			"Two cellular modems on different carriers",
			"Satellite as last resort",
			"Failover in under 30 seconds",
		],
		specifications: [
			"WAN: two, Gigabit Ethernet",
			"Cellular: two LTE modems, four antennas",
			"Satellite: messaging terminal",
			"Failover: under 30 seconds",
			"Power: 24 V DC, 22 W",
		],
		guide: {
			before: "Needs two SIM cards of different carriers.",
			steps: [
				"Mount the antennas with a clear view of the sky.",
				"Connect both lines and insert the SIM cards.",
				"Pull one source after the other and watch the failover log.",
			],
			note: "Failover is part of the quarterly test.",
		},
		images: [["network-redundancy-kit", "Network unit with antennas and satellite terminal"]],
	},
];
