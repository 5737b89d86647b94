// Written by tools/pictures/render.ts.
import type { PictureFile } from "#app/ui/pictures/picture.tsx";

export const aerial: PictureFile = {
	path: "/pictures/home/aerial",
	alt: "A hillside house with pool, pump shed and driveway from above by day: gravel at its walls, spaced planting around it, brush beyond",
	width: 1200,
	height: 1200,
	color: "#8a7c5a",
	widths: [400, 800, 1200],
};

export const hero: PictureFile = {
	path: "/pictures/home/hero",
	alt: "A hillside house at dusk, two water cannons throwing fans of water over its wet roof, a car at the garage, cleared ground around it and ridges behind",
	width: 1920,
	height: 1080,
	color: "#71644d",
	widths: [400, 800, 1200, 1440, 1600, 1920],
};
