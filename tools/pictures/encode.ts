// Turns a rendered master into the files that pages load.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { gradeBackdrop } from "./backdrop.ts";
import type { Subject } from "./catalog.ts";
import type { RenderedPicture } from "./manifest.ts";
import { writeRings } from "./rings.ts";

const publicFolder = "public/pictures";

const cardWidths = [400, 800, 1200];
const sampleWidths = [400, 800, 960];
const heroWidths = [400, 800, 1200, 1440, 1600, 1920];

/** First-screen pictures have to arrive fast: at most 60 kB on a phone, 120 kB on a desktop. */
const byteLimit = (width: number) => (width <= 800 ? 58_000 : width <= 1440 ? 118_000 : 190_000);
/** A hero is the first thing a phone shows, and AVIF needs fewer bytes for the same picture. */
const avifLimit = (width: number, { use }: Subject) =>
	use === "hero" && width <= 800 ? 36_000 : byteLimit(width);
/** At 400 px nobody can tell 48 from 58. */
const avifQuality = (width: number) => (width <= 400 ? 48 : 58);

/** A listing's photos go into the database's storage with the sample, so they are no files of the site. */
const sampleFolder = "db/sample-photos";

export async function encodeSample(name: string, master: string): Promise<void> {
	mkdirSync(sampleFolder, { recursive: true });
	for (const width of sampleWidths)
		await writeWithin(`${sampleFolder}/${name}-${width}.webp`, byteLimit(width), 78, (quality) =>
			sharp(master).resize(width).webp({ quality, effort: 6, smartSubsample: true }),
		);
}

export async function encode(name: string, subject: Subject, master: string): Promise<RenderedPicture> {
	const base = `${publicFolder}/${name}`;
	mkdirSync(dirname(base), { recursive: true });
	const [width, height] = subject.size;
	const picture = subject.studio ? await gradeBackdrop(master) : master;
	const widths = (subject.use === "hero" ? heroWidths : cardWidths).filter((wanted) => wanted <= width);
	for (const wanted of widths) {
		await writeWithin(`${base}-${wanted}.avif`, avifLimit(wanted, subject), avifQuality(wanted), (quality) =>
			sharp(picture).resize(wanted).avif({ quality, effort: 4 }),
		);
		await writeWithin(`${base}-${wanted}.webp`, byteLimit(wanted), 72, (quality) =>
			sharp(picture).resize(wanted).webp({ quality, effort: 6, smartSubsample: true }),
		);
	}
	await sharp(picture)
		.resize(Math.min(subject.use === "hero" ? 1200 : 800, width))
		.jpeg({ quality: 72, mozjpeg: true })
		.toFile(`${base}.jpg`);
	const isShared = subject.use === "hero" || (name.startsWith("products/") && !name.endsWith("-detail"));
	if (isShared)
		await writeWithin(`${base}-og.jpg`, 60_000, 64, (quality) =>
			sharp(picture).resize(1200, 630, { fit: "cover" }).jpeg({ quality, mozjpeg: true }),
		);
	writeRings(master.replace(/\.png$/, ""), base);
	const pixel = await sharp(picture).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
	const color = `#${pixel.subarray(0, 3).toString("hex")}`;
	return { path: `/pictures/${name}`, alt: subject.alt, width, height, color, widths };
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
