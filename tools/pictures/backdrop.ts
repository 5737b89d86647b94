// Grades a studio picture: the paper behind the product becomes the same light gray in every picture.
import sharp, { type Sharp } from "sharp";

/** The paper's color, with which a card's ground goes. */
export const BACKDROP = [0xe6, 0xe6, 0xe3] as const;

const sampleWidth = 160;
/** The paper is brighter before the product and darker where it rises behind it: a surface of third degree. */
const terms = (x: number, y: number) => [1, x, y, x * x, x * y, y * y, y * y * y, x * x * y];

/** How much each channel adds to what the eye sees as brightness. */
const WEIGHTS = [0.2126, 0.7152, 0.0722];

type Pixels = { data: Uint8Array; width: number; height: number };

/** The graded picture as a PNG, or the picture as it is when it shows no paper. */
export async function gradeBackdrop(master: string): Promise<Buffer> {
	const small = await readPixels(sharp(master).resize(sampleWidth));
	const paper = findPaper(small);
	if (paper.length < small.data.length / 3 / 12) return sharp(master).png().toBuffer();
	const field = fitField(small, paper);
	const tint = tintOf(small, paper);
	const { data, width, height } = await readPixels(sharp(master));
	const target = light(BACKDROP.map(toLinear));
	const linear = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte));
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const at = (y * width + x) * 3;
			let now = 0;
			for (let channel = 0; channel < 3; channel++)
				now += (WEIGHTS[channel] as number) * (linear[data[at + channel] as number] as number);
			const lift = tone(now / field(x / width, y / height), target) / now;
			// A trace of grain hides the steps that the lift would show in a smooth ground.
			const grain = (Math.random() + Math.random() - 1) * 1.2;
			for (let channel = 0; channel < 3; channel++) {
				const value = (linear[data[at + channel] as number] as number) * lift * (tint[channel] as number);
				data[at + channel] = Math.max(0, Math.min(255, Math.round(toByte(value) + grain)));
			}
		}
	return sharp(data, { raw: { width, height, channels: 3 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
}

/** Paper itself becomes the target. Darker things keep their depth, lighter ones their shading up to white. */
function tone(share: number, target: number): number {
	return share <= 1 ? target * share ** 1.12 : target + (1.05 - target) * (1 - Math.exp(-(share - 1) / 0.9));
}

/** Gray pixels without edges that hang together with the picture's border. */
function findPaper({ data, width, height }: Pixels): number[] {
	const isGray = (at: number) => {
		const rgb = [...data.subarray(at * 3, at * 3 + 3)];
		const [low, high] = [Math.min(...rgb), Math.max(...rgb)];
		return high - low < 12 && low > 125 && high < 240;
	};
	const found = new Set<number>();
	const edge: number[] = [];
	for (let at = 0; at < width * height; at++) {
		const x = at % width;
		const y = Math.floor(at / width);
		if ((x === 0 || y === 0 || x === width - 1 || y === height - 1) && isGray(at)) edge.push(at);
	}
	while (edge.length > 0) {
		const at = edge.pop() as number;
		if (found.has(at)) continue;
		found.add(at);
		for (const [dx, dy] of [
			[1, 0],
			[-1, 0],
			[0, 1],
			[0, -1],
		] as const) {
			const x = (at % width) + dx;
			const y = Math.floor(at / width) + dy;
			if (x < 0 || y < 0 || x >= width || y >= height) continue;
			const to = y * width + x;
			const step = Math.abs((data[to * 3 + 1] as number) - (data[at * 3 + 1] as number));
			if (!found.has(to) && step < 4 && isGray(to)) edge.push(to);
		}
	}
	return [...found];
}

/** The paper's brightness at a place, without the shadows on it. */
function fitField({ data, width, height }: Pixels, paper: number[]): (x: number, y: number) => number {
	let points = paper.map((at) => ({
		basis: terms((at % width) / width - 0.5, Math.floor(at / width) / height - 0.5),
		value: Math.log(toLinear(data[at * 3 + 1] as number)),
	}));
	const values = points.map(({ value }) => value).sort((a, b) => a - b);
	// Where little paper shows, one value for all: a surface would guess what it is like behind the product.
	if (paper.length < (width * height) / 2.5) {
		const typical = Math.exp(values[Math.floor(values.length * 0.7)] as number);
		return () => typical;
	}
	let weights: number[] = [];
	for (let round = 0; round < 6; round++) {
		weights = solve(points);
		const kept = points.filter(({ basis, value }) => {
			const rest = value - predict(weights, basis);
			return rest > -0.06 && rest < 0.12;
		});
		if (kept.length < paper.length / 4) break;
		points = kept;
	}
	const [lowest, highest] = [values[0] as number, values.at(-1) as number];
	return (x, y) => Math.exp(Math.max(lowest, Math.min(highest, predict(weights, terms(x - 0.5, y - 0.5)))));
}

/** What each channel is multiplied by, so that the paper gets the hue of the target. */
function tintOf({ data }: Pixels, paper: number[]): number[] {
	const mean = [0, 1, 2].map((channel) => sum(paper, (at) => toLinear(data[at * 3 + channel] as number)));
	const target = BACKDROP.map(toLinear);
	return mean.map((value, channel) => ((target[channel] as number) / light(target)) * (light(mean) / value));
}

function predict(weights: number[], basis: number[]): number {
	return weights.reduce((total, weight, k) => total + weight * (basis[k] as number), 0);
}

/** Least squares by the normal equations. */
function solve(points: { basis: number[]; value: number }[]): number[] {
	const n = points[0]?.basis.length ?? 0;
	const rows = Array.from({ length: n }, (_, i) => [
		...Array.from(
			{ length: n },
			(_, j) =>
				sum(points, ({ basis }) => (basis[i] as number) * (basis[j] as number)) + (i === j ? 1e-3 : 0),
		),
		sum(points, ({ basis, value }) => (basis[i] as number) * value),
	]);
	for (let i = 0; i < n; i++) {
		const pivot = rows[i] as number[];
		for (let j = 0; j < n; j++) {
			if (j === i) continue;
			const row = rows[j] as number[];
			const factor = (row[i] as number) / (pivot[i] as number);
			for (let k = i; k <= n; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
		}
	}
	return rows.map((row, i) => (row[n] as number) / (row[i] as number));
}

function sum<Item>(items: Item[], of: (item: Item) => number): number {
	return items.reduce((total, item) => total + of(item), 0);
}

async function readPixels(image: Sharp): Promise<Pixels> {
	const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data: new Uint8Array(data), width: info.width, height: info.height };
}

function light(color: number[]): number {
	return color.reduce((total, value, channel) => total + value * (WEIGHTS[channel] as number), 0);
}

function toLinear(byte: number): number {
	const value = byte / 255;
	return value <= 0.04045 ? value / 12.92 + 1e-6 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
	return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
}
