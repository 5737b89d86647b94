// Written by tools/pictures/render.ts.
import type { PictureFile } from "#app/ui/pictures/picture.tsx";

export const emberVentScreenKit: PictureFile = {
	path: "/pictures/products/ember-vent-screen-kit",
	alt: "Twelve stainless vent screens, one standing, with screws, drill bit and sealing strip",
	width: 1200,
	height: 900,
	color: "#d4d3cf",
	widths: [400, 800, 1200],
};

export const emberVentScreenKitDetail: PictureFile = {
	path: "/pictures/products/ember-vent-screen-kit-detail",
	alt: "Woven 1/8 in stainless mesh in its frame",
	width: 1200,
	height: 900,
	color: "#a7a197",
	widths: [400, 800, 1200],
};

export const emberholdRetardant: PictureFile = {
	path: "/pictures/products/emberhold-retardant",
	alt: "Five-gallon pail of EmberHold concentrate with its mixing chart and safety data sheet",
	width: 1200,
	height: 900,
	color: "#e0d8d4",
	widths: [400, 800, 1200],
};

export const emberholdRetardantDetail: PictureFile = {
	path: "/pictures/products/emberhold-retardant-detail",
	alt: "Label of the EmberHold pail, a second pail behind",
	width: 1200,
	height: 900,
	color: "#daccc7",
	widths: [400, 800, 1200],
};

export const fuelExtensionKit: PictureFile = {
	path: "/pictures/products/fuel-extension-kit",
	alt: "Red double-walled fuel tank with lockable cap, coiled fuel line with breakaway coupling and two keys",
	width: 1200,
	height: 900,
	color: "#cbb7b1",
	widths: [400, 800, 1200],
};

export const fuelExtensionKitDetail: PictureFile = {
	path: "/pictures/products/fuel-extension-kit-detail",
	alt: "Lockable cap, vent and leak window of the fuel extension tank",
	width: 1200,
	height: 900,
	color: "#b68276",
	widths: [400, 800, 1200],
};

export const gatedWyeKit: PictureFile = {
	path: "/pictures/products/gated-wye-kit",
	alt: "Gated wye with two red levers, caps on chains, wall bracket, four screws and three gaskets",
	width: 1200,
	height: 900,
	color: "#c3c2c0",
	widths: [400, 800, 1200],
};

export const gatedWyeKitDetail: PictureFile = {
	path: "/pictures/products/gated-wye-kit-detail",
	alt: "Quarter-turn levers of the gated wye, one outlet capped, the other open",
	width: 1200,
	height: 900,
	color: "#aba8a6",
	widths: [400, 800, 1200],
};

export const hosePack: PictureFile = {
	path: "/pictures/products/hose-pack",
	alt: "Four rolled lengths of yellow hose with nozzle, hose wrench and carry pack",
	width: 1200,
	height: 900,
	color: "#cbc6b8",
	widths: [400, 800, 1200],
};

export const hosePackDetail: PictureFile = {
	path: "/pictures/products/hose-pack-detail",
	alt: "Combination nozzle and hose wrench beside a rolled hose",
	width: 1200,
	height: 900,
	color: "#bfbab1",
	widths: [400, 800, 1200],
};

export const largeFirePump: PictureFile = {
	path: "/pictures/products/large-fire-pump",
	alt: "Large Fire Pump: diesel in a light gray housing on its fuel tank, red pump head at the end",
	width: 1200,
	height: 900,
	color: "#c3bcba",
	widths: [400, 800, 1200],
};

export const largeFirePumpDetail: PictureFile = {
	path: "/pictures/products/large-fire-pump-detail",
	alt: "Red pump head with handwheel valve, 4 in outlets and the control panel",
	width: 1200,
	height: 900,
	color: "#b6ada9",
	widths: [400, 800, 1200],
};

export const mediumFirePump: PictureFile = {
	path: "/pictures/products/medium-fire-pump",
	alt: "Medium Fire Pump: four-stroke engine and self-priming pump head in a galvanized tube frame",
	width: 1200,
	height: 900,
	color: "#c7c4c1",
	widths: [400, 800, 1200],
};

export const mediumFirePumpDetail: PictureFile = {
	path: "/pictures/products/medium-fire-pump-detail",
	alt: "Pump head with suction and discharge threads, priming port and pressure gauge",
	width: 1200,
	height: 900,
	color: "#b5b2af",
	widths: [400, 800, 1200],
};

export const miniProOscillatingCannon: PictureFile = {
	path: "/pictures/products/mini-pro-oscillating-cannon",
	alt: "Mini Pro Oscillating Cannon on its post with motor housing and base box",
	width: 1200,
	height: 900,
	color: "#dededb",
	widths: [400, 800, 1200],
};

export const miniProOscillatingCannonDetail: PictureFile = {
	path: "/pictures/products/mini-pro-oscillating-cannon-detail",
	alt: "Motor housing of the Mini Pro with manual crank beside the bronze head",
	width: 1200,
	height: 900,
	color: "#d1cfcb",
	widths: [400, 800, 1200],
};

export const miniWaterCannon: PictureFile = {
	path: "/pictures/products/mini-water-cannon",
	alt: "Mini Water Cannon with bronze head on its stainless post, supply hose coupled",
	width: 1200,
	height: 900,
	color: "#dfded9",
	widths: [400, 800, 1200],
};

export const miniWaterCannonDetail: PictureFile = {
	path: "/pictures/products/mini-water-cannon-detail",
	alt: "Close view of the bronze head, its arc stops and pressure gauge",
	width: 1200,
	height: 900,
	color: "#d8d6d0",
	widths: [400, 800, 1200],
};

export const networkRedundancyKit: PictureFile = {
	path: "/pictures/products/network-redundancy-kit",
	alt: "Network unit with four antennas, cabled to its satellite terminal, power supply in front",
	width: 1200,
	height: 900,
	color: "#cacbc8",
	widths: [400, 800, 1200],
};

export const networkRedundancyKitDetail: PictureFile = {
	path: "/pictures/products/network-redundancy-kit-detail",
	alt: "Ports, SIM slots and status lights of the network unit",
	width: 1200,
	height: 900,
	color: "#909291",
	widths: [400, 800, 1200],
};

export const outdoorSmokeDetector: PictureFile = {
	path: "/pictures/products/outdoor-smoke-detector",
	alt: "Round white outdoor smoke detector with its base and two screws",
	width: 1200,
	height: 900,
	color: "#e2e2de",
	widths: [400, 800, 1200],
};

export const outdoorSmokeDetectorDetail: PictureFile = {
	path: "/pictures/products/outdoor-smoke-detector-detail",
	alt: "Ribs and insect screen of the smoke detector's chamber",
	width: 1200,
	height: 900,
	color: "#d2d3d0",
	widths: [400, 800, 1200],
};

export const poolSuctionHoseKit: PictureFile = {
	path: "/pictures/products/pool-suction-hose-kit",
	alt: "Coiled 3 in suction hose with strainer, float, spare coupling and gaskets",
	width: 1200,
	height: 900,
	color: "#b5b6b2",
	widths: [400, 800, 1200],
};

export const poolSuctionHoseKitDetail: PictureFile = {
	path: "/pictures/products/pool-suction-hose-kit-detail",
	alt: "Stainless strainer with foot valve beside the orange float",
	width: 1200,
	height: 900,
	color: "#a2a09a",
	widths: [400, 800, 1200],
};

export const pumpShed: PictureFile = {
	path: "/pictures/products/pump-shed",
	alt: "Pump shed with open red doors, pump and controller inside",
	width: 1200,
	height: 900,
	color: "#c8c0bb",
	widths: [400, 800, 1200],
};

export const pumpShedDetail: PictureFile = {
	path: "/pictures/products/pump-shed-detail",
	alt: "Inside the pump shed: pump, controller, red discharge pipe and suction hose under the light",
	width: 1200,
	height: 900,
	color: "#a19992",
	widths: [400, 800, 1200],
};

export const quarterlyMaintenanceAddOn: PictureFile = {
	path: "/pictures/products/quarterly-maintenance-add-on",
	alt: "Signed test report on a clipboard with a pressure gauge, a pump behind",
	width: 1200,
	height: 900,
	color: "#ceccc8",
	widths: [400, 800, 1200],
};

export const quarterlyMaintenanceAddOnDetail: PictureFile = {
	path: "/pictures/products/quarterly-maintenance-add-on-detail",
	alt: "Test report with ticks and measured values",
	width: 1200,
	height: 900,
	color: "#dbd9d4",
	widths: [400, 800, 1200],
};

export const ringlineController: PictureFile = {
	path: "/pictures/products/ringline-controller",
	alt: "Ringline Controller on its galvanized stand, screen lit, cables leaving below",
	width: 1200,
	height: 900,
	color: "#dcddda",
	widths: [400, 800, 1200],
};

export const ringlineControllerDetail: PictureFile = {
	path: "/pictures/products/ringline-controller-detail",
	alt: "Screen and keys of the controller: system ready, pool 94 percent, 90 PSI",
	width: 1200,
	height: 900,
	color: "#afb4b3",
	widths: [400, 800, 1200],
};

export const solarBatteryBackup: PictureFile = {
	path: "/pictures/products/solar-battery-backup",
	alt: "400 W solar panel on a tilt frame beside the battery cabinet",
	width: 1200,
	height: 900,
	color: "#babbbb",
	widths: [400, 800, 1200],
};

export const solarBatteryBackupDetail: PictureFile = {
	path: "/pictures/products/solar-battery-backup-detail",
	alt: "Battery cabinet with charge lights, the solar panel behind",
	width: 1200,
	height: 900,
	color: "#b2b3b3",
	widths: [400, 800, 1200],
};

export const sprinklerRingKit: PictureFile = {
	path: "/pictures/products/sprinkler-ring-kit",
	alt: "Coil of black line in orange straps, a tray of 40 brass heads, two bundles of risers, tees, stakes and a flush valve",
	width: 1200,
	height: 900,
	color: "#b6b3b0",
	widths: [400, 800, 1200],
};

export const sprinklerRingKitDetail: PictureFile = {
	path: "/pictures/products/sprinkler-ring-kit-detail",
	alt: "Brass spray heads with toothed deflectors, one on a threaded riser",
	width: 1200,
	height: 900,
	color: "#dcdad2",
	widths: [400, 800, 1200],
};

export const thermalSensor: PictureFile = {
	path: "/pictures/products/thermal-sensor",
	alt: "Thermal sensor in a white housing with sunshield on its swivel bracket",
	width: 1200,
	height: 900,
	color: "#cbccc9",
	widths: [400, 800, 1200],
};

export const thermalSensorDetail: PictureFile = {
	path: "/pictures/products/thermal-sensor-detail",
	alt: "Germanium window of the thermal sensor, ringed by six screws",
	width: 1200,
	height: 900,
	color: "#b3b3b2",
	widths: [400, 800, 1200],
};

export const typhoon800RidgeCannon: PictureFile = {
	path: "/pictures/products/typhoon-800-ridge-cannon",
	alt: "Typhoon 800 Ridge Cannon on its concrete foundation with valve group and camera",
	width: 1200,
	height: 900,
	color: "#d8d4d0",
	widths: [400, 800, 1200],
};

export const typhoon800RidgeCannonDetail: PictureFile = {
	path: "/pictures/products/typhoon-800-ridge-cannon-detail",
	alt: "Swivel, double waterway, handwheel and aiming camera of the Typhoon 800",
	width: 1200,
	height: 900,
	color: "#d1c8c4",
	widths: [400, 800, 1200],
};

export const waterTank5000: PictureFile = {
	path: "/pictures/products/water-tank-5000",
	alt: "Corrugated steel water tank with ladder, red outlet valve and a bucket for scale",
	width: 1200,
	height: 900,
	color: "#ccccca",
	widths: [400, 800, 1200],
};

export const waterTank5000Detail: PictureFile = {
	path: "/pictures/products/water-tank-5000-detail",
	alt: "Outlet of the tank with handwheel valve and draft thread",
	width: 1200,
	height: 900,
	color: "#c6c2c0",
	widths: [400, 800, 1200],
};

export const weatherPole: PictureFile = {
	path: "/pictures/products/weather-pole",
	alt: "Top of the weather pole: ultrasonic wind sensor, temperature shield and junction box",
	width: 1200,
	height: 900,
	color: "#e3e3e0",
	widths: [400, 800, 1200],
};

export const weatherPoleDetail: PictureFile = {
	path: "/pictures/products/weather-pole-detail",
	alt: "Ultrasonic wind sensor of the weather pole with its transducers between two white discs",
	width: 1200,
	height: 900,
	color: "#e4e4e1",
	widths: [400, 800, 1200],
};
