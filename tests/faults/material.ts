// What visitors bring along: photos with the grain of a camera, and a plan.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "#tests/support/site-process.ts";

export type Material = { bytes: Uint8Array<ArrayBuffer>; sha256: string; type: string; extension: string };
export type Materials = { photos: readonly [Material, ...Material[]]; plan: Material };

export async function gatherMaterials(): Promise<Materials> {
	const first = await photo(960, 640);
	const others = await Promise.all([photo(480, 640), photo(720, 720)]);
	const plan = await readFile(join(ROOT, "public/products/hose-pack.pdf"));
	return { photos: [first, ...others], plan: material(plan, "application/pdf", "pdf") };
}

async function photo(width: number, height: number): Promise<Material> {
	const bytes = await sharp({
		create: {
			width,
			height,
			channels: 3,
			noise: { type: "gaussian", mean: 128, sigma: 20 },
			background: "#345",
		},
	})
		.jpeg({ quality: 70 })
		.toBuffer();
	return material(bytes, "image/jpeg", "jpg");
}

function material(content: Buffer, type: string, extension: string): Material {
	const sha256 = createHash("sha256").update(content).digest("hex");
	return { bytes: new Uint8Array(content), sha256, type, extension };
}

export function asFile({ bytes, type, extension }: Material, name: string): File {
	return new File([bytes], `${name}.${extension}`, { type });
}
