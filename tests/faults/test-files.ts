// Files that visitors upload: noisy photos and a PDF plan.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "#tests/support/site-process.ts";

export type TestFile = { bytes: Uint8Array<ArrayBuffer>; sha256: string; type: string; extension: string };
export type TestFiles = { photos: readonly [TestFile, ...TestFile[]]; plan: TestFile };

export async function createTestFiles(): Promise<TestFiles> {
	const first = await createPhoto(960, 640);
	const others = await Promise.all([createPhoto(480, 640), createPhoto(720, 720)]);
	const plan = await readFile(join(ROOT, "public/products/hose-pack.pdf"));
	return { photos: [first, ...others], plan: toTestFile(plan, "application/pdf", "pdf") };
}

async function createPhoto(width: number, height: number): Promise<TestFile> {
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
	return toTestFile(bytes, "image/jpeg", "jpg");
}

function toTestFile(content: Buffer, type: string, extension: string): TestFile {
	const sha256 = createHash("sha256").update(content).digest("hex");
	return { bytes: new Uint8Array(content), sha256, type, extension };
}

export function asFile({ bytes, type, extension }: TestFile, name: string): File {
	return new File([bytes], `${name}.${extension}`, { type });
}
