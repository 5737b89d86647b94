// Written by tools/pictures/render.ts.
import type { PictureFile } from "#app/ui/pictures/picture.tsx";

export const workshop: PictureFile = {
	path: "/pictures/company/workshop",
	alt: "A workbench with a bronze water cannon and a pump end beside its engine, with hoses on pegs, bins of fittings and an open roller door behind it",
	width: 1440,
	height: 720,
	color: "#968877",
	widths: [400, 800, 1200, 1440],
};

export const yard: PictureFile = {
	path: "/pictures/company/yard",
	alt: "A white flatbed truck with a tank, pump and hose reel in a gravel yard, with a steel building and brushy hills behind it",
	width: 1440,
	height: 720,
	color: "#9d8c6e",
	widths: [400, 800, 1200, 1440],
};
