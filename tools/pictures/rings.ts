// Writes the rings that a scene has projected: an SVG to lay over the picture and the figures behind it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

type Rings = {
	width: number;
	height: number;
	rings: { feet: number; paths: string[]; label: [x: number, y: number] }[];
};

/** The SVG has the picture's own coordinates, so that it fits when both are scaled alike. */
export function writeRings(folder: string, base: string): void {
	const source = `${folder}/rings.json`;
	if (!existsSync(source)) return;
	const text = readFileSync(source, "utf8");
	const { width, height, rings } = JSON.parse(text) as Rings;
	const lines = rings.map(
		({ feet, paths }) => `<g data-feet="${feet}">${paths.map((d) => `<path d="${d}"/>`).join("")}</g>`,
	);
	writeFileSync(`${base}-rings.json`, `${text}\n`);
	writeFileSync(
		`${base}-rings.svg`,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#fff" stroke-width="2">${lines.join("")}</svg>\n`,
	);
}
