// Draws the contour lines behind bands as files, one for each hill: a page then carries neither their paths nor the
// code that draws them. The style sheet gives them their color.
import { mkdirSync, writeFileSync } from "node:fs";
import { contours } from "#app/ui/artwork/contours.ts";

const folder = "app/ui/artwork/contours";
const hills = { north: 7, south: 29 };
const radii = [54, 100, 148, 198, 250, 306, 366, 432, 506, 590, 686, 796];

mkdirSync(folder, { recursive: true });
for (const [hill, seed] of Object.entries(hills)) {
	const lines = contours({ seed, cx: 1090, cy: 190, squash: 0.72, wobble: 0.13, points: 22 }, radii);
	writeFileSync(
		`${folder}/${hill}.svg`,
		`<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="1440" height="560" viewBox="0 0 1440 560" fill="none" stroke="#000" stroke-width="1.25"><path d="${lines.join("")}"/></svg>\n`,
	);
}
