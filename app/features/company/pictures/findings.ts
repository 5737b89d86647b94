// Written by tools/pictures/render.ts.
import type { PictureFile } from "#app/ui/pictures/picture.tsx";

export const barkMulch: PictureFile = {
	path: "/pictures/findings/bark-mulch",
	alt: "Bark mulch piled against a stucco wall below a window",
	width: 960,
	height: 720,
	color: "#87735e",
	widths: [400, 800],
};

export const dryBrush: PictureFile = {
	path: "/pictures/findings/dry-brush",
	alt: "Continuous dry brush on the slope below the property",
	width: 960,
	height: 720,
	color: "#7f7055",
	widths: [400, 800],
};

export const eaveVents: PictureFile = {
	path: "/pictures/findings/eave-vents",
	alt: "Eave vents with wide, rusty mesh; the middle one is torn open",
	width: 960,
	height: 720,
	color: "#776858",
	widths: [400, 800],
};

export const firewood: PictureFile = {
	path: "/pictures/findings/firewood",
	alt: "Firewood stacked under a wooden deck",
	width: 960,
	height: 720,
	color: "#6b5844",
	widths: [400, 800],
};

export const gutterNeedles: PictureFile = {
	path: "/pictures/findings/gutter-needles",
	alt: "Gutter full of dry pine needles along a tile roof",
	width: 960,
	height: 720,
	color: "#7c5f49",
	widths: [400, 800],
};

export const juniperHedge: PictureFile = {
	path: "/pictures/findings/juniper-hedge",
	alt: "Tall juniper hedge under an oak whose branches reach the roof",
	width: 960,
	height: 720,
	color: "#63665c",
	widths: [400, 800],
};
