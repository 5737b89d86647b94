// Written by tools/pictures/render.ts.
import type { PictureFile } from "#app/ui/pictures/picture.tsx";

export const emberResistant: PictureFile = {
	path: "/pictures/zones/ember-resistant",
	alt: "A strip of crushed rock along a stucco wall, edged with steel; shrubs stand in separate groups beyond it",
	width: 960,
	height: 720,
	color: "#9b8a70",
	widths: [400, 800],
};
