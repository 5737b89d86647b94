import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { inspectImage, MAX_IMAGE_BYTES, makeWebpWidths } from "./images.server.ts";

const folder = useTestDataDir();

const picture = (width: number, height: number) =>
	sharp({
		create: {
			width,
			height,
			channels: 3,
			background: "#b3431e",
		},
	});

/** Upper half red, lower half blue, stored turned, as a phone held upright stores it; with the place it was taken. */
async function phonePhoto(): Promise<Buffer> {
	const half = (color: string) => ({
		create: { width: 300, height: 200, channels: 3 as const, background: color },
	});
	const upright = await sharp({ create: { width: 300, height: 400, channels: 3, background: "blue" } })
		.composite([{ input: half("red"), top: 0, left: 0 }])
		.png()
		.toBuffer();
	return sharp(upright)
		.rotate(-90)
		.jpeg()
		.withExif({
			IFD0: { Orientation: "6", Make: "Secretphone" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 44/1 0/1" },
		})
		.withMetadata({ orientation: 6 })
		.toBuffer();
}

test("a photo becomes three WebP pictures, none bigger than the photo", async () => {
	const made = await makeWebpWidths(await picture(2400, 1800).jpeg().toBuffer());
	expect(made).toMatchObject({
		ok: true,
		width: 1600,
		height: 1200,
		images: [
			{ width: 400, height: 300 },
			{ width: 800, height: 600 },
			{ width: 1600, height: 1200 },
		],
	});
	if (made.ok) for (const { data } of made.images) expect((await sharp(data).metadata()).format).toBe("webp");
});

test("a small photo keeps its own width instead of being enlarged", async () => {
	const made = await makeWebpWidths(await picture(600, 300).png().toBuffer());
	expect(made).toMatchObject({ ok: true, width: 600, images: [{ width: 400 }, { width: 600 }] });
	expect(await makeWebpWidths(await picture(90, 60).webp().toBuffer())).toMatchObject({
		images: [{ width: 90, height: 60 }],
	});
});

test("a phone's photo stands upright and no longer tells where it was taken", async () => {
	const photo = await phonePhoto();
	expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Secretphone");
	expect(await inspectImage(photo)).toMatchObject({ ok: true, type: "jpeg", width: 300, height: 400 });

	const made = await makeWebpWidths(photo, { widths: [150] });
	if (!made.ok) throw new Error(made.reason);
	const [image] = made.images;
	if (!image) throw new Error("no image");
	expect(image).toMatchObject({ width: 150, height: 200 });
	const { exif, xmp, iptc, orientation } = await sharp(image.data).metadata();
	expect({ exif, xmp, iptc, orientation }).toEqual({
		exif: undefined,
		xmp: undefined,
		iptc: undefined,
		orientation: undefined,
	});
	const [red, , blue] = await sharp(image.data)
		.extract({ left: 75, top: 20, width: 1, height: 1 })
		.raw()
		.toBuffer();
	expect(red).toBeGreaterThan(200);
	expect(blue).toBeLessThan(50);
});

test("the type is what the bytes say, also in a file with a foolish name", async () => {
	const path = join(folder.path, "photo.jpg");
	await writeFile(path, await picture(50, 40).png().toBuffer());
	expect(await inspectImage(path)).toMatchObject({ ok: true, type: "png", width: 50, height: 40 });
	expect(await inspectImage(await picture(64, 64).avif({ effort: 0 }).toBuffer())).toMatchObject({
		ok: true,
		type: "avif",
	});
});

test.each([
	["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
	["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1")],
	["a PDF", Buffer.from("%PDF-1.7\n")],
	["a text", Buffer.from("hello")],
	["nothing", Buffer.alloc(0)],
])("%s is not an image to us", async (_, bytes) => {
	expect(await inspectImage(bytes)).toEqual({ ok: false, reason: "not-an-image" });
	expect(await makeWebpWidths(bytes)).toEqual({ ok: false, reason: "not-an-image" });
});

test("a photo cut off on the way is damaged, not half kept", async () => {
	const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
	const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: "white", noise } })
		.jpeg()
		.toBuffer();
	expect(await makeWebpWidths(whole.subarray(0, whole.length / 3))).toEqual({ ok: false, reason: "damaged" });
	expect(await makeWebpWidths(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]))).toEqual({
		ok: false,
		reason: "damaged",
	});
});

test("a small file that claims a wall of pixels is refused before it unfolds", async () => {
	const bomb = await picture(10, 10).png().toBuffer();
	bomb.writeUInt32BE(60_000, 16);
	bomb.writeUInt32BE(60_000, 20);
	bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
	expect(await inspectImage(bomb)).toEqual({ ok: false, reason: "too-many-pixels" });
	expect(await makeWebpWidths(bomb)).toEqual({ ok: false, reason: "too-many-pixels" });
});

test("what takes long to decode is refused by its header; a phone's 48 megapixels are taken", async () => {
	const header = async (bitDepth: number, colorType: number, interlaced: number, side: number) => {
		const file = await picture(10, 10).png().toBuffer();
		file.writeUInt32BE(side, 16);
		file.writeUInt32BE(side, 20);
		file.set([bitDepth, colorType, 0, 0, interlaced], 24);
		file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
		return file;
	};
	const refused = { ok: false, reason: "too-many-pixels" };
	expect(await inspectImage(await header(8, 2, 0, 8_000))).toEqual(refused);
	expect(await inspectImage(await header(16, 6, 0, 4_000))).toEqual(refused);
	expect(await inspectImage(await header(8, 2, 1, 4_000))).toEqual(refused);
	expect(await inspectImage(await header(8, 2, 0, 5_000))).toMatchObject({ ok: true });
	expect(await makeWebpWidths(await picture(8_000, 6_000).jpeg().toBuffer())).toMatchObject({
		ok: true,
		width: 1_600,
	});
}, 30_000);

test("an AVIF has the limit of AVIF, whatever brand its first bytes claim", async () => {
	const photo = await picture(64, 64).avif({ effort: 0 }).toBuffer();
	const size = photo.indexOf("ispe") + 8;
	photo.writeUInt32BE(6_000, size);
	photo.writeUInt32BE(6_000, size + 4);
	for (const brand of ["avif", "mif1", "heic", "hevc"]) {
		photo.write(brand, 8, "latin1");
		expect(await inspectImage(photo), brand).toEqual({ ok: false, reason: "too-many-pixels" });
	}
	photo.writeUInt32BE(2_000, size + 4);
	expect(await inspectImage(photo)).toMatchObject({ ok: true });
});

test("sixteen photos of one client do not hold up another's", async () => {
	const photo = await picture(300, 200).jpeg().toBuffer();
	const finished: string[] = [];
	const make = (client: string) =>
		makeWebpWidths(photo, { client }).then((made) => {
			expect(made.ok).toBe(true);
			finished.push(client);
		});
	const many = Array.from({ length: 16 }, () => make("many"));
	const others = [make("second"), make("third")];
	await Promise.all(others);
	// Two were running already, and each of the others waited for one place at most.
	expect(finished.filter((client) => client === "many").length).toBeLessThanOrEqual(5);
	await Promise.all(many);
});

test("photos that wait for their turn are not in memory yet", async () => {
	const photo = await picture(30, 20).png().toBuffer();
	const gate = Promise.withResolvers<void>();
	let read = 0;
	const made = Array.from({ length: 20 }, () =>
		makeWebpWidths(async () => {
			read++;
			await gate.promise;
			return photo;
		}),
	);
	await new Promise(setImmediate);
	expect(read).toBe(2);
	gate.resolve();
	for (const one of await Promise.all(made)) expect(one.ok).toBe(true);
	expect(read).toBe(20);
});

test("a file over 25 MB is refused unread", async () => {
	const jpegHead = Buffer.from([0xff, 0xd8, 0xff]);
	expect(await inspectImage(Buffer.concat([jpegHead, Buffer.alloc(MAX_IMAGE_BYTES)]))).toEqual({
		ok: false,
		reason: "too-large",
	});
});

test("a HEIC that cannot be decoded says so", async () => {
	const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1")]);
	expect(await makeWebpWidths(heic)).toEqual({ ok: false, reason: "heic-not-supported" });
});
