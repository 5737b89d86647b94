// Builds the demo film from rendered stills: node tools/pictures/film.ts (needs ffmpeg and the masters of film/).
// Six hundred rendered frames would take days on two cores. Camera moves, water and nightfall are made here.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import sharp from "sharp";

const WIDTH = 960;
const HEIGHT = 540;
const FPS = 24;
const SECONDS = 24;
const folder = process.env.FILM_FOLDER ?? "public/film";

/** Where the nozzles are in the stills, as shares of width and height. */
const NOZZLES: readonly (readonly [number, number])[] = [
	[0.3615, 0.728],
	[0.911, 0.603],
	[0.7375, 0.524],
];
/** Left of it, water is from the first nozzle. */
const FIRST_ENDS = 0.572;
/**
 * Seen from the camera, the last jet crosses the second at the point of this line with `x` 0.765: it comes from below the
 * line and goes on above it.
 */
const BETWEEN_LAST_TWO: readonly (readonly [number, number])[] = [
	[0.728, 0.505],
	[0.75, 0.486],
	[0.765, 0.465],
	[0.777, 0.457],
	[0.804, 0.463],
	[0.848, 0.5],
	[0.93, 0.57],
];

type Still = { width: number; height: number; data: Float32Array };

async function read(path: string, width: number, height: number, tone?: [number, number, number]) {
	const bytes = await sharp(path).resize(width, height, { fit: "cover" }).removeAlpha().raw().toBuffer();
	const data = Float32Array.from(bytes, (value, at) => value * (tone?.[at % 3] ?? 1));
	return { width, height, data };
}

const hill = (name: string) => read(`tools/pictures/masters/film/${name}.png`, 1120, 630);
/** The studio is bright: toned down, so that the cut from the dusk does not flash. */
const closeUp = (name: string) =>
	read(`public/pictures/products/${name}-1200.webp`, 1120, 630, [0.6, 0.53, 0.47]);

const dusk = await hill("dusk");
const water = await hill("water");
const night = await hill("night");
const sensor = await closeUp("thermal-sensor-detail");
const controller = await closeUp("ringline-controller-detail");
const pump = await closeUp("medium-fire-pump");

/** Where the two dusk stills differ there is water. */
const flow = new Float32Array(dusk.width * dusk.height);
for (let at = 0; at < flow.length; at++) {
	let difference = 0;
	for (let c = 0; c < 3; c++) difference += (water.data[at * 3 + c] ?? 0) - (dusk.data[at * 3 + c] ?? 0);
	flow[at] = clamp((difference - 24) / 90);
}
const arrival = arrivalTimes();
// Grain differs between the stills, too. Only what hangs together with a nozzle is water.
for (let at = 0; at < flow.length; at++) if (arrival[at] === Number.POSITIVE_INFINITY) flow[at] = 0;
const mist = await blurred(flow, 16);

/** How much darker the ground around the house gets when it is wet. Lit windows, pool and water stay as they are. */
const soil = Float32Array.from(flow, (water, at) => {
	const x = (at % dusk.width) / dusk.width;
	const y = Math.floor(at / dusk.width) / dusk.height;
	const distance = Math.hypot((x - 0.57) / 0.37, (y - 0.62) / 0.24);
	const patchy = (noise(x * 26, y * 40) - 0.5) * 0.35;
	const isLit = ramp(dusk.data[at * 3] as number, 150, 190);
	return 0.34 * (1 - ramp(distance + patchy, 0.7, 1.05)) * (1 - water) * (1 - isLit);
});

/** How many steps of water lie between the nozzles and each pixel; the jets grow along it. */
function arrivalTimes(): Float32Array {
	const { width, height } = dusk;
	const steps = new Float32Array(flow.length).fill(Number.POSITIVE_INFINITY);
	for (const [index, nozzle] of NOZZLES.entries()) {
		let edge = [nearestWater(Math.round(nozzle[0] * width), Math.round(nozzle[1] * height))];
		for (let step = 0; edge.length > 0; step++) {
			for (const at of edge) steps[at] = step;
			edge = edge.flatMap((at) => {
				const next: number[] = [];
				for (let j = -3; j <= 3; j++)
					for (let i = -3; i <= 3; i++) {
						const to = at + j * width + i;
						if (steps[to] !== Number.POSITIVE_INFINITY || (flow[to] ?? 0) < 0.12) continue;
						if (nozzleOf(to) !== index) continue;
						steps[to] = step + 1;
						next.push(to);
					}
				return next;
			});
		}
	}
	const last = steps.reduce((most, value) => (Number.isFinite(value) ? Math.max(most, value) : most), 1);
	return steps.map((value) => value / last);
}

/** The nozzle that the water in this pixel comes from. */
function nozzleOf(at: number): number {
	const x = (at % dusk.width) / dusk.width;
	const y = Math.floor(at / dusk.width) / dusk.height;
	if (x < FIRST_ENDS) return 0;
	const next = BETWEEN_LAST_TWO.findIndex(([right]) => right > x);
	const [from, to] = [BETWEEN_LAST_TWO[next - 1], BETWEEN_LAST_TWO[next]];
	if (!from || !to) return 1;
	const line = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
	return x < 0.765 === y > line ? 2 : 1;
}

function nearestWater(x: number, y: number): number {
	for (let radius = 0; radius < 40; radius++)
		for (let j = -radius; j <= radius; j++)
			for (let i = -radius; i <= radius; i++) {
				const at = (y + j) * dusk.width + x + i;
				if ((flow[at] ?? 0) > 0.3) return at;
			}
	throw new Error(`There is no water near ${x}, ${y}.`);
}

async function blurred(mask: Float32Array, sigma: number): Promise<Float32Array> {
	const bytes = Buffer.from(Uint8Array.from(mask, (value) => value * 255));
	const raw = { width: dusk.width, height: dusk.height, channels: 1 as const };
	const soft = await sharp(bytes, { raw }).blur(sigma).extractChannel(0).raw().toBuffer();
	return Float32Array.from(soft, (value) => value / 255);
}

function clamp(value: number): number {
	return Math.max(0, Math.min(1, value));
}

/** 0 before `start`, 1 after `end`, eased in between. */
function ramp(t: number, start: number, end: number): number {
	const x = clamp((t - start) / (end - start));
	return x * x * (3 - 2 * x);
}

/** Smooth noise between 0 and 1. */
function noise(x: number, y: number): number {
	const i = Math.floor(x);
	const j = Math.floor(y);
	const u = x - i;
	const v = y - j;
	const top = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u;
	const bottom = lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u;
	return top * (1 - v) + bottom * v;
}

function lattice(i: number, j: number): number {
	const n = Math.imul(i, 374761393) + Math.imul(j, 668265263);
	const m = Math.imul(n ^ (n >>> 13), 1274126177);
	return ((m ^ (m >>> 16)) >>> 0) / 4294967295;
}

/** The hillside at a moment: dusk, the growing water, night. */
function hillside(t: number): Still {
	const { width, height } = dusk;
	const data = new Float32Array(dusk.data.length);
	const grown = ramp(t, 12.4, 14.2) * 1.15;
	const dark = ramp(t, 17, 20.5);
	const soaked = ramp(t, 13.6, 17);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const at = y * width + x;
			const wet = flow[at] ?? 0;
			const haze = mist[at] ?? 0;
			let shown = 0;
			let glitter = 0;
			let drift = 0;
			if (grown > 0 && haze > 0.004) {
				shown = clamp((grown - Math.min(1, arrival[at] ?? 1)) * 9);
				glitter = wet > 0 ? (noise(x / 2.6, y / 4 - t * 34) - 0.5) * wet * shown : 0;
				drift = haze * clamp(grown - 0.6) * (noise(x / 46 - t * 0.5, y / 30 + t * 0.9) - 0.25) * 46;
			}
			const wetness = soaked * (soil[at] ?? 0);
			for (let c = 0; c < 3; c++) {
				const k = at * 3 + c;
				const dry = dusk.data[k] as number;
				const evening = dry + ((water.data[k] as number) - dry) * shown * (1 + glitter * 0.5);
				const late = (night.data[k] as number) * (1 + glitter * 0.7);
				const color = evening + (late - evening) * dark;
				data[k] = color * (1 - wetness) + drift * (1 - dark * 0.6);
			}
		}
	}
	return { width, height, data };
}

type Move = {
	from: number;
	to: number;
	zoom: [number, number];
	pan: [number, number];
	still: (t: number) => Still;
};
const CUT = 0.7;
const moves: Move[] = [
	{ from: 0, to: 5, zoom: [1, 1.05], pan: [0, 0], still: () => dusk },
	{ from: 5, to: 7.4, zoom: [1.08, 1.12], pan: [-0.02, 0.02], still: () => sensor },
	{ from: 7.4, to: 9.8, zoom: [1.05, 1.1], pan: [0.02, -0.01], still: () => controller },
	{ from: 9.8, to: 12, zoom: [1.06, 1.12], pan: [-0.02, 0.01], still: () => pump },
	{ from: 12, to: SECONDS, zoom: [1.04, 1.14], pan: [0, 0.01], still: hillside },
];

/** The part of a still that the camera sees. */
function look(move: Move, t: number): Float32Array {
	const progress = clamp((t - move.from) / (move.to - move.from));
	const zoom = move.zoom[0] + (move.zoom[1] - move.zoom[0]) * progress;
	const pan = move.pan[0] + (move.pan[1] - move.pan[0]) * progress;
	const { width, height, data } = move.still(t);
	const out = new Float32Array(WIDTH * HEIGHT * 3);
	const scale = width / WIDTH / zoom;
	const left = (width - WIDTH * scale) * (0.5 + pan);
	const top = (height - HEIGHT * scale) * 0.55;
	for (let y = 0; y < HEIGHT; y++) {
		const sy = Math.min(height - 1.001, top + y * scale);
		const j = Math.floor(sy);
		const v = sy - j;
		for (let x = 0; x < WIDTH; x++) {
			const sx = Math.max(0, Math.min(width - 1.001, left + x * scale));
			const i = Math.floor(sx);
			const u = sx - i;
			const a = (j * width + i) * 3;
			const b = a + width * 3;
			for (let c = 0; c < 3; c++)
				out[(y * WIDTH + x) * 3 + c] =
					((data[a + c] as number) * (1 - u) + (data[a + 3 + c] as number) * u) * (1 - v) +
					((data[b + c] as number) * (1 - u) + (data[b + 3 + c] as number) * u) * v;
		}
	}
	return out;
}

function frame(t: number): Buffer {
	const now = moves.findLast(({ from }) => t >= from) as Move;
	const before = moves[moves.indexOf(now) - 1];
	let pixels = look(now, t);
	if (before && t < now.from + CUT) {
		const old = look(before, t);
		const mix = ramp(t, now.from, now.from + CUT);
		pixels = pixels.map((value, at) => (old[at] as number) * (1 - mix) + value * mix);
	}
	const light = ramp(t, 0, 0.8) * (1 - ramp(t, SECONDS - 0.8, SECONDS));
	return Buffer.from(Uint8ClampedArray.from(pixels, (value) => value * light));
}

const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const };
const poster = await sharp(frame(15.6), { raw }).webp({ quality: 72, effort: 6 }).toBuffer();
writeFileSync(`${folder}/ringline-demo.webp`, poster);
if (!process.argv.includes("--poster")) await encodeFilm();

async function encodeFilm(): Promise<void> {
	const encoder = spawn(
		"ffmpeg",
		[
			..."-y -loglevel error -f rawvideo -pix_fmt rgb24".split(" "),
			...["-s", `${WIDTH}x${HEIGHT}`, "-r", String(FPS), "-i", "-"],
			..."-map 0:v -c:v libx264 -preset medium -crf 25 -maxrate 950k -bufsize 1900k -pix_fmt yuv420p -movflags +faststart".split(
				" ",
			),
			`${folder}/ringline-demo.mp4`,
			..."-map 0:v -c:v libvpx-vp9 -b:v 850k -crf 33 -row-mt 1 -deadline good -cpu-used 4 -pix_fmt yuv420p".split(
				" ",
			),
			`${folder}/ringline-demo.webm`,
		],
		{ stdio: ["pipe", "inherit", "inherit"] },
	);
	for (let index = 0; index < FPS * SECONDS; index++)
		if (!encoder.stdin.write(frame(index / FPS))) await once(encoder.stdin, "drain");
	encoder.stdin.end();
	await once(encoder, "close");
}
