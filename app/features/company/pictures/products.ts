// Written by tools/pictures/render.ts.
import type { PictureFile } from "#app/ui/picture.tsx";

export const largeFirePump: PictureFile = {
	path: "/pictures/products/large-fire-pump",
	alt: "Large Fire Pump: diesel in a light gray housing on its fuel tank, red pump head at the end",
	width: 1200,
	height: 900,
	color: "#aaa5a5",
	widths: [400, 800, 1200],
};

export const mediumFirePump: PictureFile = {
	path: "/pictures/products/medium-fire-pump",
	alt: "Medium Fire Pump: four-stroke engine and self-priming pump head in a galvanized tube frame",
	width: 1200,
	height: 900,
	color: "#acaaaa",
	widths: [400, 800, 1200],
};

export const miniWaterCannon: PictureFile = {
	path: "/pictures/products/mini-water-cannon",
	alt: "Mini Water Cannon with bronze head on its stainless post, supply hose coupled",
	width: 1200,
	height: 900,
	color: "#c8c9c9",
	widths: [400, 800, 1200],
};

export const networkRedundancyKit: PictureFile = {
	path: "/pictures/products/network-redundancy-kit",
	alt: "Network unit with four antennas, satellite terminal, cables and two SIM cards",
	width: 1200,
	height: 900,
	color: "#b8b9ba",
	widths: [400, 800, 1200],
};

export const outdoorSmokeDetector: PictureFile = {
	path: "/pictures/products/outdoor-smoke-detector",
	alt: "Round white outdoor smoke detector with its base and two screws",
	width: 1200,
	height: 900,
	color: "#c9caca",
	widths: [400, 800, 1200],
};

export const ringlineController: PictureFile = {
	path: "/pictures/products/ringline-controller",
	alt: "Ringline Controller on its galvanized stand, screen lit, cables leaving below",
	width: 1200,
	height: 900,
	color: "#bcbdbe",
	widths: [400, 800, 1200],
};

export const ringlineControllerDetail: PictureFile = {
	path: "/pictures/products/ringline-controller-detail",
	alt: "Screen and keys of the controller: system ready, pool 94 percent, 90 PSI",
	width: 1200,
	height: 900,
	color: "#8d9293",
	widths: [400, 800, 1200],
};

export const solarBatteryBackup: PictureFile = {
	path: "/pictures/products/solar-battery-backup",
	alt: "400 W solar panel on a tilt frame beside the battery cabinet",
	width: 1200,
	height: 900,
	color: "#a3a5a8",
	widths: [400, 800, 1200],
};

export const thermalSensor: PictureFile = {
	path: "/pictures/products/thermal-sensor",
	alt: "Thermal sensor in a white housing with sunshield on its swivel bracket",
	width: 1200,
	height: 900,
	color: "#b3b4b4",
	widths: [400, 800, 1200],
};

export const thermalSensorDetail: PictureFile = {
	path: "/pictures/products/thermal-sensor-detail",
	alt: "Germanium window of the thermal sensor, ringed by six screws",
	width: 1200,
	height: 900,
	color: "#96989a",
	widths: [400, 800, 1200],
};

export const typhoon800RidgeCannon: PictureFile = {
	path: "/pictures/products/typhoon-800-ridge-cannon",
	alt: "Typhoon 800 Ridge Cannon on its concrete foundation with valve group and camera",
	width: 1200,
	height: 900,
	color: "#c5c2c2",
	widths: [400, 800, 1200],
};

export const weatherPole: PictureFile = {
	path: "/pictures/products/weather-pole",
	alt: "Top of the weather pole: ultrasonic wind sensor, temperature shield and junction box",
	width: 1200,
	height: 900,
	color: "#b8babb",
	widths: [400, 800, 1200],
};
