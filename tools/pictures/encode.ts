// Turns a rendered master into the files that pages load, and describes them in the manifest.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import type { Subject } from "./catalog.ts";
import { writeRings } from "./rings.ts";

const publicFolder = "public/pictures";
const manifestFile = "app/features/company/pictures.json";

export type ManifestEntry = {
	alt: string;
	width: number;
	height: number;
	/** Fills the place until the picture has loaded. */
	color: string;
	/** Files are /pictures/NAME-WIDTH.avif and .webp; the JPEG is /pictures/NAME.jpg. */
	widths: number[];
	/** /pictures/NAME-og.jpg, 1200 x 630, for mail and link previews. */
	og: boolean;
	/** Fingerprint of the scene it was rendered from. */
	source: string;
};

const cardWidths = [400, 800, 1200];
const heroWidths = [400, 800, 1200, 1440, 1600, 1920];

/** First-screen pictures have to arrive fast: at most 60 kB on a phone, 120 kB on a desktop. */
const byteLimit = (width: number) => (width <= 800 ? 58_000 : width <= 1440 ? 118_000 : 190_000);

export function readManifest(): Record<string, ManifestEntry> {
	return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, "utf8")) : {};
}

export function writeManifest(manifest: Record<string, ManifestEntry>): void {
	const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
	// Widths on one line, as the formatter wants them.
	const text = JSON.stringify(sorted, null, "\t").replace(/\[[\d\s,]+\]/g, (list) =>
		list.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
	);
	writeFileSync(manifestFile, `${text}\n`);
}

export async function encode(
	name: string,
	subject: Subject,
	master: string,
	source: string,
): Promise<ManifestEntry> {
	const base = `${publicFolder}/${name}`;
	mkdirSync(dirname(base), { recursive: true });
	const [width, height] = subject.size;
	const widths = (subject.use === "hero" ? heroWidths : cardWidths).filter((wanted) => wanted <= width);
	for (const wanted of widths) {
		const limit = byteLimit(wanted);
		await writeWithin(`${base}-${wanted}.avif`, limit, 68, (quality) =>
			sharp(master).resize(wanted).avif({ quality, effort: 4 }),
		);
		await writeWithin(`${base}-${wanted}.webp`, limit, 86, (quality) =>
			sharp(master).resize(wanted).webp({ quality, effort: 4, smartSubsample: true }),
		);
	}
	await sharp(master)
		.resize(Math.min(1200, width))
		.jpeg({ quality: 84, mozjpeg: true })
		.toFile(`${base}.jpg`);
	const og = subject.use === "hero" || name.startsWith("products/");
	if (og) {
		await sharp(master)
			.resize(1200, 630, { fit: "cover", position: "centre" })
			.jpeg({ quality: 82, mozjpeg: true })
			.toFile(`${base}-og.jpg`);
	}
	writeRings(master.replace(/\.png$/, ""), base);
	const pixel = await sharp(master).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
	const color = `#${pixel.subarray(0, 3).toString("hex")}`;
	return { alt: subject.alt, width, height, color, widths, og, source };
}

async function writeWithin(
	path: string,
	limit: number,
	quality: number,
	encoder: (quality: number) => ReturnType<typeof sharp>,
): Promise<void> {
	let bytes = await encoder(quality).toBuffer();
	for (let lower = quality - 8; bytes.length > limit && lower > 20; lower -= 8)
		bytes = await encoder(lower).toBuffer();
	writeFileSync(path, bytes);
}
