// Removes the grain of a render with few samples: an edge-avoiding wavelet filter, guided by the surface
// color and direction that Blender writes next to the picture. Debian's Blender has no denoiser of its own.
import sharp from "sharp";

type Plane = { data: Float32Array; width: number; height: number };

const LEVELS = 5;
const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

async function read(path: string): Promise<Plane> {
	const { data, info } = await sharp(path)
		.removeAlpha()
		.toColourspace("rgb16")
		.raw({ depth: "ushort" })
		.toBuffer({ resolveWithObject: true });
	const words = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
	return { data: Float32Array.from(words, (word) => word / 65535), width: info.width, height: info.height };
}

/** Single pixels far brighter than all around them come from rare light paths; they are cut to the second brightest. */
function removeFireflies({ data, width, height }: Plane): Float32Array {
	const out = data.slice();
	for (let y = 1; y < height - 1; y++) {
		for (let x = 1; x < width - 1; x++) {
			for (let c = 0; c < 3; c++) {
				const at = (y * width + x) * 3 + c;
				let first = 0;
				let second = 0;
				for (let j = -1; j <= 1; j++) {
					for (let i = -1; i <= 1; i++) {
						if (i === 0 && j === 0) continue;
						const value = data[at + (j * width + i) * 3] ?? 0;
						if (value > first) {
							second = first;
							first = value;
						} else if (value > second) second = value;
					}
				}
				if ((data[at] ?? 0) > second + 0.03) out[at] = second;
			}
		}
	}
	return out;
}

/** How much the brightness scatters among similar neighbors: the noise at this pixel. */
function estimateNoise(
	color: Float32Array,
	albedo: Float32Array,
	normal: Float32Array,
	width: number,
	height: number,
) {
	const noise = new Float32Array(width * height);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const at = y * width + x;
			let sum = 0;
			let squares = 0;
			let weights = 0;
			for (let j = -3; j <= 3; j++) {
				const yy = y + j;
				if (yy < 0 || yy >= height) continue;
				for (let i = -3; i <= 3; i++) {
					const xx = x + i;
					if (xx < 0 || xx >= width) continue;
					const to = yy * width + xx;
					const guide = guideDistance(albedo, normal, at * 3, to * 3);
					if (guide > 1) continue;
					const weight = 1 - guide;
					const value = luminance(color, to * 3);
					sum += value * weight;
					squares += value * value * weight;
					weights += weight;
				}
			}
			const mean = sum / weights;
			noise[at] = Math.max(squares / weights - mean * mean, 1e-6);
		}
	}
	return noise;
}

const luminance = (data: Float32Array, at: number) =>
	0.3 * (data[at] as number) + 0.55 * (data[at + 1] as number) + 0.15 * (data[at + 2] as number);

function guideDistance(albedo: Float32Array, normal: Float32Array, a: number, b: number): number {
	let colors = 0;
	let turns = 0;
	for (let c = 0; c < 3; c++) {
		const d = (albedo[a + c] as number) - (albedo[b + c] as number);
		const n = (normal[a + c] as number) - (normal[b + c] as number);
		colors += d * d;
		turns += n * n;
	}
	return colors * 160 + turns * 40;
}

/** Writes the clean picture; strength 1 suits studio pictures, less keeps more of a rough outdoor texture. */
export async function denoise(folder: string, output: string, strength = 1): Promise<void> {
	const picture = await read(`${folder}/color.png`);
	const { width, height } = picture;
	const albedo = (await read(`${folder}/albedo.png`)).data;
	const normal = (await read(`${folder}/normal.png`)).data;
	let color = removeFireflies(picture);
	let noise = estimateNoise(color, albedo, normal, width, height);
	for (let level = 0; level < LEVELS; level++) {
		const step = 1 << level;
		const next = new Float32Array(color.length);
		const nextNoise = new Float32Array(noise.length);
		const light = Float32Array.from(noise, (_, at) => luminance(color, at * 3));
		for (let y = 0; y < height; y++) {
			for (let x = 0; x < width; x++) {
				const at = y * width + x;
				const a = at * 3;
				const spread = 1 / ((noise[at] as number) * 9 * strength + 2e-5);
				const here = light[at] as number;
				let r = 0;
				let g = 0;
				let b = 0;
				let n = 0;
				let weights = 0;
				for (let j = -2; j <= 2; j++) {
					const yy = y + j * step;
					if (yy < 0 || yy >= height) continue;
					for (let i = -2; i <= 2; i++) {
						const xx = x + i * step;
						if (xx < 0 || xx >= width) continue;
						const to = yy * width + xx;
						const t = to * 3;
						const difference = here - (light[to] as number);
						const distance = difference * difference * spread + guideDistance(albedo, normal, a, t) * 4;
						if (distance > 8) continue;
						const weight = (KERNEL[i + 2] as number) * (KERNEL[j + 2] as number) * Math.exp(-distance);
						r += (color[t] as number) * weight;
						g += (color[t + 1] as number) * weight;
						b += (color[t + 2] as number) * weight;
						n += (noise[to] as number) * weight * weight;
						weights += weight;
					}
				}
				next[a] = r / weights;
				next[a + 1] = g / weights;
				next[a + 2] = b / weights;
				nextNoise[at] = n / (weights * weights);
			}
		}
		color = next;
		noise = nextNoise;
	}
	// A trace of grain hides the steps that eight bits would show in a smooth background.
	const bytes = Uint8Array.from(color, (value) =>
		Math.max(0, Math.min(255, Math.round(value * 255 + (Math.random() + Math.random() - 1) * 1.3))),
	);
	await sharp(bytes, { raw: { width, height, channels: 3 } })
		.png({ compressionLevel: 4 })
		.toFile(output);
}
