// The quarterly test: twelve phases, thirty-nine points, seven documents, numbered in this order.
import { designExample, pulse, thermalTest } from "./figures.ts";

export type TestPhase = { title: string; purpose: string; points: string[] };

export const testSummary = [
	{ title: "Water", text: "Pressure and flow at every cannon, measured against the design." },
	{ title: "Detection", text: "Thermal, smoke, wind, temperature and humidity, each set off on purpose." },
	{ title: "Control", text: "Automatic start, app, remote override and manual start." },
	{ title: "Power", text: "Mains pulled, battery and solar carrying the system alone." },
	{ title: "Network", text: "Each of the ways online cut in turn, alarms still arriving." },
	{ title: "Proof", text: "A full drill, seven documents, and a walkthrough you sign." },
] as const;

export const testPhases: readonly TestPhase[] = [
	{
		title: "Initialization",
		purpose: "The system wakes up, knows its parts and reports them.",
		points: [
			"Controller starts cold and passes its self-test",
			"Firmware, clock and site settings are current",
			"Every sensor, valve and pump answers by name",
		],
	},
	{
		title: "Sensor logic",
		purpose: "One false reading must not start the pump; two true ones must.",
		points: [
			"Each sensor reads within its calibration limits",
			"A single alarm raises attention, not water",
			"Two agreeing alarms start the sequence",
		],
	},
	{
		title: "Network failover",
		purpose: "Alarms get out while lines go down.",
		points: [
			"First WAN cut: second WAN takes over",
			"Both WANs cut: first cellular backup takes over",
			"First cellular cut: second cellular backup takes over",
			"All ground links cut: satellite carries alarm and command",
		],
	},
	{
		title: "Pressure and flow",
		purpose: `The water that was designed is the water that arrives. Design example: ${designExample.text}.`,
		points: [
			"Static pressure at the pump outlet",
			`Running pressure and flow against the design, for example ${designExample.text}`,
			"Suction side holds prime, strainers clean",
			"No leak at couplings, valves and risers",
		],
	},
	{
		title: "Cannon function",
		purpose: "Every arc lands where the plan says.",
		points: [
			"Rotation through the full programmed sector",
			"Spray radius measured and marked on the zone map",
			`Pulsed cycle timed: ${pulse.text}`,
			"Nozzle wear, drain and frost valve",
		],
	},
	{
		title: "Power redundancy",
		purpose: "The grid is often the first thing a fire takes.",
		points: [
			"Mains off: battery carries controller and sensors",
			"Solar charging under load",
			"Pump engine starts from its own battery, fuel for the full runtime",
		],
	},
	{
		title: "Thermal detection",
		purpose: `A controlled heat source at ${thermalTest.text} is seen, placed and filmed.`,
		points: [
			`Heat source ${thermalTest.text} away is detected`,
			"Direction and zone are reported correctly",
			"Footage is recorded and stored",
		],
	},
	{
		title: "Wind simulation",
		purpose: "Wind turns the spray pattern before it turns the fire.",
		points: [
			"Simulated wind shifts the cannon sectors upwind",
			"Gust threshold raises the alert level",
			"Loss of the wind sensor falls back to full coverage",
		],
	},
	{
		title: "Smoke detection",
		purpose: "Smoke is confirmed before it is believed.",
		points: [
			"Test aerosol triggers the detector in time",
			"Smoke with heat starts the sequence, smoke alone alerts",
			"Detector clears and re-arms",
		],
	},
	{
		title: "App and remote override",
		purpose: "You, and whoever you trust, can start and stop it from anywhere.",
		points: [
			"App shows live status, water left and alarms",
			"Remote start, stop and zone choice act within seconds",
			"User accounts and permission levels: owner, family, HOA and service each do only what they may",
		],
	},
	{
		title: "Full drill",
		purpose: "Everything at once, as on the day.",
		points: [
			"Alarm to water, timed from first detection",
			"All cannons run a complete pulsed cycle on backup power",
			"Orderly stop, refill and return to standby",
		],
	},
	{
		title: "Documentation and orientation",
		purpose: "What was tested is on paper, and the people who live there know it.",
		points: [
			"Readings, footage and logs filed for owner and insurer",
			"Repairs listed with date and price",
			"Walkthrough with the household, signed",
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

export function countPoints(phases: readonly TestPhase[]): number {
	return phases.reduce((sum, phase) => sum + phase.points.length, 0);
}
