// Written by tools/pictures/render.ts.
import type { PictureFile } from "#app/ui/pictures/picture.tsx";

export const elite: PictureFile = {
	path: "/pictures/packages/elite",
	alt: "Elite package: three cannons, diesel pump, four tanks, controller and battery",
	width: 1200,
	height: 900,
	color: "#cbcac8",
	widths: [400, 800, 1200],
};

export const essentials: PictureFile = {
	path: "/pictures/packages/essentials",
	alt: "Essentials package: two cannons and pump with controller, sensors, weather pole and battery",
	width: 1200,
	height: 900,
	color: "#d3d3d0",
	widths: [400, 800, 1200],
};

export const manual: PictureFile = {
	path: "/pictures/packages/manual",
	alt: "Manual package: two cannons, pump, suction hose, fuel tank, hose and wye",
	width: 1200,
	height: 900,
	color: "#d0cdc8",
	widths: [400, 800, 1200],
};
