// The day a photo was taken, from its EXIF data. Nothing else is read from there: the place stays in the visitor's file.

const EXIF_POINTER = 0x8769;
const TAKEN = 0x9003;
const ENTRY_BYTES = 12;
const MAX_ENTRIES = 200;

/** '2026-11-02' from DateTimeOriginal, in the camera's own time. Null without one, or for a day that cannot be. */
export function captureDay(exif: Buffer | undefined, now = new Date()): string | null {
	if (!exif) return null;
	// Every offset comes from the file, so any of them may point nowhere.
	try {
		const tiff = exif.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
		const order = tiff.toString("latin1", 0, 2);
		if (order !== "II" && order !== "MM") return null;
		const isLittle = order === "II";
		const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
		const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
		const find = (directory: number, tag: number): number | null => {
			const count = Math.min(short(directory), MAX_ENTRIES);
			for (let index = 0; index < count; index++) {
				const entry = directory + 2 + index * ENTRY_BYTES;
				if (short(entry) === tag) return long(entry + 8);
			}
			return null;
		};
		const details = find(long(4), EXIF_POINTER);
		const at = details === null ? null : find(details, TAKEN);
		return at === null ? null : dayFrom(tiff.toString("latin1", at, at + 10), now);
	} catch {
		return null;
	}
}

/** From '2026:11:02'. A camera whose clock was never set says 1970 or 2000, and one set wrong may be ahead. */
function dayFrom(text: string, now: Date): string | null {
	const [, year, month, day] = /^(20\d\d):(\d\d):(\d\d)$/.exec(text) ?? [];
	const moment = new Date(`${year}-${month}-${day}T00:00:00Z`);
	if (Number.isNaN(moment.getTime()) || Number(year) < 2001) return null;
	const iso = moment.toISOString().slice(0, 10);
	return iso === `${year}-${month}-${day}` && moment.getTime() < now.getTime() + 86_400_000 ? iso : null;
}
