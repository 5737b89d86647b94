// Written by tools/pictures/render.ts.
import type { PictureFile } from "#app/ui/picture.tsx";

export const yard: PictureFile = {
	path: "/pictures/company/yard",
	alt: "A white flatbed truck with tank, pump and hose reel on a gravel yard before a steel building, brushy hills behind",
	width: 1440,
	height: 720,
	color: "#9d8c6e",
	widths: [400, 800, 1200, 1440],
};
