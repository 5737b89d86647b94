// docs/growth.svg: how search times, disk use and memory grow with the number of listings.
import type { Times } from "./measure.ts";

export type Size = {
	listings: number;
	/** By kind of search. */
	sql: Map<string, Times>;
	page: Map<string, Times>;
	/** Per listing. */
	tableBytes: number;
	indexBytes: number;
	/** Memory of the Node process. */
	megabytes: number;
};

const SHOWN = ["newest", "common word", "rare word", "two words", "typo", "location, rare"];
const COLORS = ["#15191c", "#c8401a", "#0f5c73", "#4a6b4f", "#8a5a00", "#6b4a7d"];
const PLOT = { top: 70, bottom: 330, left: 70, right: 400 };
const BARS = { width: 64, gap: 36 };

export function growthPlot(sizes: readonly Size[]): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1360 400" font-family="Barlow, Helvetica, Arial, sans-serif" font-size="14" fill="#3b454c" role="img" aria-label="Search time, bytes per listing and memory at ${sizes.map(({ listings }) => short(listings)).join(", ")} listings">
<rect width="1360" height="400" fill="#faf8f4"/>
${times(sizes)}
${bars(640, "Bytes per listing: table, and indexes above it", sizes, (size) => [size.tableBytes, size.indexBytes])}
${bars(1020, "Memory of the Node process, MB", sizes, (size) => [size.megabytes])}
</svg>
`;
}

/** '10 k', '1 M' */
export function short(listings: number): string {
	return listings >= 1_000_000 ? `${listings / 1_000_000} M` : `${listings / 1_000} k`;
}

function times(sizes: readonly Size[]): string {
	const p95 = (size: Size, kind: string) => size.sql.get(kind)?.p95 ?? 0;
	const max = niceCeiling(Math.max(...sizes.flatMap((size) => SHOWN.map((kind) => p95(size, kind)))));
	const x = (index: number) => PLOT.left + ((PLOT.right - PLOT.left) * index) / Math.max(1, sizes.length - 1);
	const y = (value: number) => PLOT.bottom - ((PLOT.bottom - PLOT.top) * value) / max;
	const lines = SHOWN.map((kind, n) => {
		const points = sizes.map((size, index) => `${round(x(index))},${round(y(p95(size, kind)))}`);
		const dots = points.map((point) => {
			const [cx, cy] = point.split(",");
			return `<circle cx="${cx}" cy="${cy}" r="3.5"/>`;
		});
		return `<g fill="${COLORS[n]}" stroke="none"><polyline points="${points.join(" ")}" fill="none" stroke="${COLORS[n]}" stroke-width="2"/>${dots.join("")}</g>`;
	});
	// Labels next to the last points, moved apart where they would overlap.
	const last = sizes.at(-1);
	let free = Number.POSITIVE_INFINITY;
	const names = SHOWN.map((kind, n) => ({ kind, n, at: last ? y(p95(last, kind)) : 0 }))
		.sort((a, b) => b.at - a.at)
		.map(({ kind, n, at }) => {
			free = Math.min(at + 4, free - 18);
			return text(PLOT.right + 12, free, kind, `fill="${COLORS[n]}"`);
		});
	return [
		heading(PLOT.left, "Search, SQL p95 in milliseconds"),
		grid(max, y, PLOT.left, PLOT.right),
		...sizes.map((size, index) =>
			text(x(index), PLOT.bottom + 24, short(size.listings), 'text-anchor="middle"'),
		),
		...lines,
		...names,
	].join("\n");
}

const FILLS = [
	{ bar: "#0f5c73", words: "#ffffff" },
	{ bar: "#c9d9dd", words: "#3b454c" },
];

/** One stacked bar per size. */
function bars(
	left: number,
	title: string,
	sizes: readonly Size[],
	partsOf: (size: Size) => number[],
): string {
	const max = niceCeiling(Math.max(...sizes.map((size) => partsOf(size).reduce((sum, part) => sum + part))));
	const y = (value: number) => PLOT.bottom - ((PLOT.bottom - PLOT.top) * value) / max;
	const columns = sizes.map((size, index) => {
		const x = left + BARS.gap / 2 + index * (BARS.width + BARS.gap);
		const middle = x + BARS.width / 2;
		let from = 0;
		const parts = partsOf(size).map((part, n) => {
			const top = round(y(from + part));
			const height = round(y(from) - y(from + part));
			from += part;
			const figure = text(
				middle,
				top + height / 2 + 5,
				String(Math.round(part)),
				`text-anchor="middle" fill="${FILLS[n]?.words}"`,
			);
			return `<rect x="${x}" y="${top}" width="${BARS.width}" height="${height}" fill="${FILLS[n]?.bar}"/>${figure}`;
		});
		return [...parts, text(middle, PLOT.bottom + 24, short(size.listings), 'text-anchor="middle"')].join("");
	});
	const right = left + sizes.length * (BARS.width + BARS.gap);
	return [heading(left, title), grid(max, y, left, right), ...columns].join("\n");
}

function grid(max: number, y: (value: number) => number, left: number, right: number): string {
	return [0, 0.25, 0.5, 0.75, 1]
		.map((share) => {
			const at = round(y(max * share));
			return `<line x1="${left}" x2="${right}" y1="${at}" y2="${at}" stroke="#dcd8ce"/>${text(left - 10, at + 5, String(round(max * share)), 'text-anchor="end"')}`;
		})
		.join("\n");
}

function heading(x: number, words: string): string {
	return text(x, 40, words, 'font-weight="600" font-size="16" fill="#15191c"');
}

function text(x: number, y: number, words: string, attributes = ""): string {
	return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${words}</text>`;
}

function niceCeiling(value: number): number {
	const step = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
	return [1, 2, 4, 6, 8, 10].map((n) => n * step).find((candidate) => candidate >= value) ?? 10 * step;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
