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

export const typhoon800RidgeCannon: PictureFile = {
	path: "/pictures/products/typhoon-800-ridge-cannon",
	alt: "Typhoon 800 Ridge Cannon on its concrete foundation with valve group and camera",
	width: 1200,
	height: 900,
	color: "#c5c2c2",
	widths: [400, 800, 1200],
};
