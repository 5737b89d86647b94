import sharp from "sharp";
import { expect, test } from "vitest";
import { captureDay } from "./capture-day.server.ts";

const NOW = new Date("2026-11-18T20:00:00Z");

async function exifWith(taken: string | undefined): Promise<Buffer | undefined> {
	const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#776655" } }).jpeg();
	const exif = {
		IFD0: { Make: "Somebody", DateTime: "2024:01:01 00:00:00" },
		...(taken === undefined ? {} : { IFD2: { DateTimeOriginal: taken } }),
		IFD3: { GPSLatitudeRef: "N", GPSLatitude: "34/1 11/1 0/1" },
	};
	return (await sharp(await picture.withExif(exif).toBuffer()).metadata()).exif;
}

test.each([
	["2026:11:02 14:33:05", "2026-11-02"],
	["2026:11:19 08:00:00", "2026-11-19"],
	["2026:12:24 08:00:00", null],
	["2000:01:01 00:00:00", null],
	["2026:02:30 00:00:00", null],
	["    :  :     :  :  ", null],
	[undefined, null],
])("a camera's %s is %s", async (taken, day) => {
	expect(captureDay(await exifWith(taken), NOW)).toBe(day);
});

test("both byte orders are read, with and without the leading word", () => {
	for (const isLittle of [true, false]) {
		const tiff = Buffer.alloc(64);
		const short = (value: number, at: number) =>
			isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
		const long = (value: number, at: number) =>
			isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
		tiff.write(isLittle ? "II" : "MM", 0, "latin1");
		long(8, 4);
		short(1, 8);
		short(0x8769, 10);
		long(26, 18);
		short(1, 26);
		short(0x9003, 28);
		long(44, 36);
		tiff.write("2026:11:02 14:33:05", 44, "latin1");
		for (const exif of [tiff, Buffer.concat([Buffer.from("Exif\0\0"), tiff])])
			expect(captureDay(exif, NOW)).toBe("2026-11-02");
	}
});

test("cut, looping and nonsense data is no date and no error", async () => {
	const whole = (await exifWith("2026:11:02 14:33:05")) ?? Buffer.alloc(0);
	for (let length = 0; length < whole.length; length++)
		expect([null, "2026-11-02"]).toContain(captureDay(whole.subarray(0, length), NOW));
	for (let at = 0; at < whole.length; at++) {
		const broken = Buffer.from(whole);
		broken.fill(0xff, at, Math.min(at + 4, whole.length));
		expect(() => captureDay(broken, NOW)).not.toThrow();
	}
	expect(captureDay(undefined, NOW)).toBeNull();
});
