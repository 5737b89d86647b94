// The quarterly test: twelve phases, thirty-nine points, seven documents, numbered in this order.
import { designExample, pulse, thermalTest } from "../figures.ts";

export type TestPhase = { title: string; purpose: string; points: string[] };

export const testSummary = [
	{ title: "Water", text: "We measure pressure and flow at every cannon and compare them with the design." },
	{
		title: "Detection",
		text: "We trigger the heat, smoke, wind, temperature and humidity sensors on purpose.",
	},
	{ title: "Control", text: "We start the system automatically, from the app, remotely and by hand." },
	{ title: "Power", text: "We cut the power and run on battery and solar alone." },
	{ title: "Network", text: "We cut each connection in turn and check that alarms still get through." },
	{
		title: "Proof",
		text: "We run a full drill, walk you through it and email seven documents within two days.",
	},
] as const;

export const testPhases: readonly TestPhase[] = [
	{
		title: "Initialization",
		purpose: "The system starts and finds all its parts.",
		points: [
			"Controller starts from off and passes its self-test",
			"Firmware, clock and site settings are current",
			"Every sensor, valve and pump responds",
		],
	},
	{
		title: "Sensor logic",
		purpose: "One false alarm must not start the pump. Two sensors that agree must.",
		points: [
			"Each sensor reads within its calibration limits",
			"One alarm sends an alert but no water",
			"Two alarms that agree start the water",
		],
	},
	{
		title: "Network failover",
		purpose: "Alarms get out even as connections fail.",
		points: [
			"First WAN off: the second WAN takes over",
			"Both WANs off: the first cellular backup takes over",
			"First cellular off: the second cellular backup takes over",
			"All four off: the controller runs on its own, and Elite switches to satellite",
		],
	},
	{
		title: "Pressure and flow",
		purpose: `Each cannon gets the water it was designed for. Design example: ${designExample.text}.`,
		points: [
			"Static pressure at the pump outlet",
			`Running pressure and flow match the design, for example ${designExample.text}`,
			"Suction side holds prime and strainers are clean",
			"No leaks at couplings, valves and risers",
		],
	},
	{
		title: "Cannon function",
		purpose: "The spray lands where the plan says.",
		points: [
			"Each cannon turns through the arc its stops are set to",
			"Spray radius measured and marked on the zone map",
			`Pulsed cycle timed: ${pulse.text}`,
			"Nozzle, drain and frost valve checked for wear",
		],
	},
	{
		title: "Power redundancy",
		purpose: "Power often fails before the fire arrives.",
		points: [
			"Grid power off: the battery runs the controller and sensors",
			"Solar charges the battery under load",
			"Pump engine starts from its own battery, with fuel for the full runtime",
		],
	},
	{
		title: "Thermal detection",
		purpose: `The thermal sensors have to find a controlled heat source ${thermalTest.text} away.`,
		points: [
			`Heat source ${thermalTest.text} away is detected`,
			"Direction and zone are reported correctly",
			"The alarm and its image are stored",
		],
	},
	{
		title: "Wind simulation",
		purpose: "The system reads the wind and reacts to it.",
		points: [
			"Simulated wind turns a Mini Pro upwind, where one is installed",
			"Strong gusts raise the alert level",
			"If the wind sensor fails, heat and smoke still start the water",
		],
	},
	{
		title: "Smoke detection",
		purpose: "Smoke alone sends an alert. Smoke with heat starts the water.",
		points: [
			"Test smoke triggers the detector in time",
			"Smoke with heat starts the water; smoke alone sends an alert",
			"Detector clears and resets",
		],
	},
	{
		title: "App and remote override",
		purpose: "You, and anyone you trust, can start and stop it from anywhere.",
		points: [
			"App shows live status and alarms, and the water level where tanks have sensors",
			"Remote start, stop and zone selection work within seconds",
			"User accounts and permission levels are right for owner, family, HOA and service",
		],
	},
	{
		title: "Full drill",
		purpose: "Everything at once.",
		points: [
			"Time from first detection to water",
			"All cannons run a complete pulsed cycle on backup power",
			"System stops, refills and returns to standby",
		],
	},
	{
		title: "Documentation and orientation",
		purpose: "You get the results in writing and know how to use the system.",
		points: [
			"Readings, images and logs filed for you and your insurer",
			"Repairs listed with dates and prices",
			"Walkthrough with you, signed",
		],
	},
];

export const testDeliverables = [
	"Pressure and flow reports",
	"Sensor calibration logs",
	"Failover documentation",
	"Network uptime logs",
	"Thermal detection footage",
	"Spray radius and pulsing timing report",
	"Signed walkthrough report",
] as const;
