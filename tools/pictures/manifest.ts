// Describes the rendered pictures: one JSON file per folder for the pages, and the fingerprints for the next run.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const folderOfRecords = "app/features/company/pictures";
const fingerprintFile = "tools/pictures/rendered.json";

export type RenderedPicture = {
	path: string;
	alt: string;
	width: number;
	height: number;
	color: string;
	widths: number[];
};

/** The fingerprint of the scene that each picture was rendered from. */
export function readFingerprints(): Record<string, string> {
	return existsSync(fingerprintFile) ? JSON.parse(readFileSync(fingerprintFile, "utf8")) : {};
}

export function recordFingerprint(name: string, source: string): void {
	replaceFile(
		fingerprintFile,
		`${JSON.stringify(sorted({ ...readFingerprints(), [name]: source }), null, "\t")}\n`,
	);
}

/** Another render may be reading the file at this moment. */
function replaceFile(path: string, text: string): void {
	writeFileSync(`${path}.${process.pid}`, text);
	renameSync(`${path}.${process.pid}`, path);
}

export function record(name: string, picture: RenderedPicture, source: string): void {
	recordFingerprint(name, source);
	const [folder = "", file = ""] = name.split("/");
	const { path, alt, width, height, color, widths } = picture;
	const pictures = sorted({
		...readPictures(folder),
		[exportName(file)]: { path, alt, width, height, color, widths },
	});
	mkdirSync(folderOfRecords, { recursive: true });
	const text = JSON.stringify(pictures, null, "\t");
	// The widths on one line, as the formatter has them.
	const compact = text.replaceAll(/\[[^\]]*\]/g, (list) => `[${JSON.parse(list).join(", ")}]`);
	replaceFile(`${folderOfRecords}/${folder}.json`, `${compact}\n`);
}

export function findPicture(name: string): RenderedPicture | undefined {
	const [folder = "", file = ""] = name.split("/");
	return readPictures(folder)[exportName(file)];
}

function readPictures(folder: string): Record<string, RenderedPicture> {
	const path = `${folderOfRecords}/${folder}.json`;
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** "mini-water-cannon" to "miniWaterCannon", "1-eave-vents" to "eaveVents". */
function exportName(file: string): string {
	return file.replace(/^\d+-/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
	return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
