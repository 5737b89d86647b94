// Writes the rings that a scene has projected: an SVG to lay over the picture.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

type Rings = {
	width: number;
	height: number;
	rings: { feet: number; paths: string[]; label: [x: number, y: number]; text: string }[];
};

/** The SVG has the picture's own coordinates, so that it fits when both are scaled alike. */
export function writeRings(folder: string, base: string): void {
	const source = `${folder}/rings.json`;
	if (!existsSync(source)) return;
	const { width, height, rings } = JSON.parse(readFileSync(source, "utf8")) as Rings;
	const lines = rings.flatMap(({ paths }) => paths.map((d) => `<path d="${d}"/>`));
	const labels = rings.map(({ paths, label, text }) => {
		const isVisible = label[0] > 0 && label[0] < width && label[1] > 0 && label[1] < height;
		const [x, y] = isVisible ? label : farthest(paths);
		return `<path transform="translate(${x} ${y})" d="${text}"/>`;
	});
	writeFileSync(
		`${base}-rings.svg`,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
			`<g fill="none" stroke="#fff" stroke-width="2.2" stroke-opacity=".85">${lines.join("")}</g>` +
			`<g fill="#fff" stroke="#15191c" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${labels.join("")}</g></svg>\n`,
	);
}

/** A ring larger than the picture gets its label at its far side, above the house. */
function farthest(paths: string[]): [x: number, y: number] {
	const points = paths.flatMap((path) =>
		[...path.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)]),
	);
	return points.reduce((best, point) => (point[1] < best[1] ? point : best));
}
