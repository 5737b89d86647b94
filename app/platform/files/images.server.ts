// Photos from anybody: the type is decided by content, and what we keep is re-encoded without any metadata.
import { readFile, stat } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { makeTurns } from "../turns.server.ts";
import { captureDay } from "./capture-day.server.ts";
import { type FileType, fileTypeOf, headOf, isSequence } from "./file-types.server.ts";

export const MAX_IMAGE_BYTES = 25 * 1024 * 1024;
export const IMAGE_WIDTHS = [400, 800, 1600] as const;

export type ImageType = Exclude<FileType, "pdf" | "dwg">;
export type ImageProblem =
	| "not-an-image"
	| "heic-not-supported"
	| "too-large"
	| "too-many-pixels"
	| "damaged";
export type InspectedImage =
	| { ok: true; type: ImageType; width: number; height: number; bytes: number }
	| { ok: false; reason: ImageProblem };
export type WebpImage = { width: number; height: number; data: Buffer };
export type WebpWidths =
	| {
			ok: true;
			/** Of the largest image. */
			width: number;
			height: number;
			images: WebpImage[];
			bytes: number;
	  }
	| { ok: false; reason: ImageProblem };

// Two photos at a time, one thread each: memory stays flat however many are posted at once.
sharp.concurrency(1);
sharp.cache(false);
const inTurn = makeTurns(2);

const MEGAPIXEL = 1_000_000;

/**
 * About a second of decoding for each, by the decoder that will do it: the first bytes of a file only say what it claims
 * to be. A baseline JPEG is shrunk while it is read, so phone photos may be large. Other formats are decoded whole; a
 * real photo of more pixels would be over the limit of bytes anyway.
 */
function maxPixels({ format, isProgressive, depth }: Metadata, isHevc: boolean): number {
	if (format === "jpeg") return (isProgressive ? 32 : 64) * MEGAPIXEL;
	if (format === "heif") return (isHevc ? 50 : 16) * MEGAPIXEL;
	return (isProgressive || depth === "ushort" ? 8 : 32) * MEGAPIXEL;
}

/**
 * Whether libheif would use its HEVC decoder, which is quick. Libvips only repeats the brand in the first bytes, so we
 * look for the coding of every picture in the file, which libheif goes by.
 */
async function isHevc(input: string | Buffer): Promise<boolean> {
	const bytes = typeof input === "string" ? await readFile(input) : input;
	return bytes.includes("hvc1") && !OTHER_CODINGS.some((coding) => bytes.includes(coding));
}

const OTHER_CODINGS = ["av01", "vvc1", "avc1", "j2k1", "unci"];

/** What libvips calls the formats that we accept. Anything else is refused, whatever its first bytes are. */
const decoders: Record<ImageType, Metadata["format"]> = {
	jpeg: "jpeg",
	png: "png",
	webp: "webp",
	avif: "heif",
	heic: "heif",
};

/** Longer than any photo within the limits takes, even on a much slower machine. Frees the slot for the next photo. */
const DECODE_TIMEOUT_SECONDS = 10;

/** Reads the header only; a photo that is cut off shows in `makeWebpWidths`. Width and height as a viewer sees it. */
export async function inspectImage(input: string | Buffer): Promise<InspectedImage> {
	const head = await headOf(input);
	const bytes = typeof input === "string" ? (await stat(input)).size : input.length;
	if (bytes > MAX_IMAGE_BYTES) return { ok: false, reason: "too-large" };
	// Before any decoder sees it: SVG, PDF and the rest never reach one.
	const type = typeOf(head);
	if (!type) return { ok: false, reason: "not-an-image" };
	try {
		const facts = await sharp(input, { limitInputPixels: false }).metadata();
		const { width, height, autoOrient } = facts;
		if (facts.format !== decoders[type]) return { ok: false, reason: "not-an-image" };
		if (width * height > maxPixels(facts, facts.format === "heif" && (await isHevc(input))))
			return { ok: false, reason: "too-many-pixels" };
		return { ok: true, type, width: autoOrient.width, height: autoOrient.height, bytes };
	} catch {
		return { ok: false, reason: type === "heic" ? "heic-not-supported" : "damaged" };
	}
}

/** A path, the bytes, or a function that reads them once it is the photo's turn, so that waiting costs no memory. */
export type ImageInput = string | Buffer | (() => Promise<Buffer>);

export type WebpOptions = {
	widths?: readonly number[];
	/** The sender's address. Networks take turns, so that one with many photos does not hold up the others. */
	client?: string;
};

/** WebP at each width, never enlarged: a photo narrower than a width is kept at its own width instead. */
export async function makeWebpWidths(
	input: ImageInput,
	{ widths = IMAGE_WIDTHS, client = "" }: WebpOptions = {},
): Promise<WebpWidths> {
	return decode(input, client, async (photo): Promise<WebpWidths> => {
		const images = await encode(photo, widths);
		const biggest = images.at(-1);
		if (!biggest) return { ok: false, reason: "damaged" };
		const bytes = images.reduce((sum, image) => sum + image.data.length, 0);
		return { ok: true, width: biggest.width, height: biggest.height, images, bytes };
	});
}

/** One JPEG, never enlarged, for uses that cannot show WebP, such as a PDF. `takenOn` is the day in the file. */
export async function makeJpeg(
	input: ImageInput,
	{ width, client = "" }: { width: number; client?: string },
): Promise<{ ok: true; data: Buffer; takenOn: string | null } | { ok: false; reason: ImageProblem }> {
	return decode(input, client, async (photo) => {
		const data = await sharp(photo, { failOn: "error", limitInputPixels: 64 * MEGAPIXEL })
			.timeout({ seconds: DECODE_TIMEOUT_SECONDS })
			.autoOrient()
			.resize({ width, height: width, fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			.flatten({ background: "#ffffff" })
			.jpeg({ quality: 78 })
			.toBuffer();
		const { exif } = await sharp(photo, { limitInputPixels: false }).metadata();
		return { ok: true, data, takenOn: captureDay(exif) };
	});
}

/** Runs `work` when it is the client's turn, on a photo whose header is within the limits. */
function decode<Result>(
	input: ImageInput,
	client: string,
	work: (photo: string | Buffer) => Promise<Result>,
): Promise<Result | { ok: false; reason: ImageProblem }> {
	return inTurn(client, async () => {
		const photo = typeof input === "function" ? await input() : input;
		const inspected = await inspectImage(photo);
		if (!inspected.ok) return inspected;
		try {
			return await work(photo);
		} catch {
			return { ok: false, reason: inspected.type === "heic" ? "heic-not-supported" : "damaged" };
		}
	});
}

async function encode(input: string | Buffer, widths: readonly number[]): Promise<WebpImage[]> {
	const widest = Math.max(...widths);
	// Decoded once; the smaller ones come from this. Very tall images are limited too: WebP allows 16383 pixels.
	const { data, info } = await sharp(input, { failOn: "error", limitInputPixels: 64 * MEGAPIXEL })
		.timeout({ seconds: DECODE_TIMEOUT_SECONDS })
		.autoOrient()
		.resize({ width: widest, height: widest * 3, fit: "inside", withoutEnlargement: true })
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const raw = { width: info.width, height: info.height, channels: info.channels };
	const targets = [...widths.filter((width) => width < info.width), info.width].sort((a, b) => a - b);
	const images: WebpImage[] = [];
	for (const width of targets) {
		const made = await sharp(data, { raw })
			.resize({ width, withoutEnlargement: true })
			.webp({ quality: 78, effort: 3 })
			.toBuffer({ resolveWithObject: true });
		images.push({ width: made.info.width, height: made.info.height, data: made.data });
	}
	return images;
}

/** Pictures only, and no sequences of them. */
function typeOf(head: Buffer): ImageType | null {
	const type = isSequence(head) ? null : fileTypeOf(head);
	return type === "pdf" || type === "dwg" ? null : type;
}
