// The quarterly test: twelve phases, thirty-nine points, seven documents, numbered in this order.
import { designExample, pulse, thermalTest } from "../figures.ts";

export type TestPhase = { title: string; points: string[] };

export const testSummary = [
	{ title: "Water", text: "Pressure and flow at every cannon." },
	{ title: "Detection", text: "Heat, smoke, wind and humidity, triggered on purpose." },
	{ title: "Control", text: "By itself, from the app and by hand." },
	{ title: "Power", text: "On battery and solar alone." },
	{ title: "Network", text: "Each connection cut in turn." },
	{ title: "Proof", text: "A full drill with you, and seven documents." },
] as const;

export const testPhases: readonly TestPhase[] = [
	{
		title: "Initialization",
		points: ["Controller passes its self-test", "Firmware and clock current", "Every part responds"],
	},
	{
		title: "Sensor logic",
		points: ["Each sensor within its limits", "One alarm: an alert, no water", "Two that agree: water"],
	},
	{
		title: "Network failover",
		points: [
			"First WAN off",
			"Both WANs off",
			"First cellular backup off",
			"All four off: Elite goes to satellite, Essentials runs on its own",
		],
	},
	{
		title: "Pressure and flow",
		points: [
			"Static pressure at the pump",
			`Running pressure and flow, such as ${designExample.text}`,
			"Suction holds prime",
			"No leaks",
		],
	},
	{
		title: "Cannon function",
		points: [
			"Each cannon turns through its set arc",
			"Spray radius measured",
			`Pulsed cycle timed: ${pulse.text}`,
			"Nozzle, drain and frost valve",
		],
	},
	{
		title: "Power redundancy",
		points: ["Grid off: the battery takes over", "Solar charges under load", "Engine starts, fuel tank full"],
	},
	{
		title: "Thermal detection",
		points: [
			`Heat source ${thermalTest.text} away found`,
			"Direction reported correctly",
			"Alarm and image stored",
		],
	},
	{
		title: "Wind simulation",
		points: [
			"A Mini Pro, if installed, turns upwind",
			"Gusts raise the alert level",
			"Wind sensor off: heat and smoke still start the water",
		],
	},
	{
		title: "Smoke detection",
		points: ["Test smoke found in time", "Smoke with heat: water", "Detector resets"],
	},
	{
		title: "App and remote override",
		points: [
			"Live status and alarms",
			"Remote start and stop within seconds",
			"User accounts and permission levels right for owner, family, HOA and service",
		],
	},
	{
		title: "Full drill",
		points: ["Time from detection to water", "A full cycle on backup power", "Back to standby"],
	},
	{
		title: "Documentation and orientation",
		points: ["Results filed for you", "Repairs listed with prices", "Walkthrough with you, signed"],
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
