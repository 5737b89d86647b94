// Describes the rendered pictures: one TypeScript file per folder for the pages, and the fingerprints for the next run.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const moduleFolder = "app/features/company/pictures";
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

export async function record(name: string, picture: RenderedPicture, source: string): Promise<void> {
	recordFingerprint(name, source);
	const [folder = "", file = ""] = name.split("/");
	const pictures = { ...(await readModule(folder)), [exportName(file)]: picture };
	mkdirSync(moduleFolder, { recursive: true });
	replaceFile(`${moduleFolder}/${folder}.ts`, moduleText(pictures));
}

export async function findPicture(name: string): Promise<RenderedPicture | undefined> {
	const [folder = "", file = ""] = name.split("/");
	return (await readModule(folder))[exportName(file)];
}

async function readModule(folder: string): Promise<Record<string, RenderedPicture>> {
	const path = `${moduleFolder}/${folder}.ts`;
	// A new address each time, because Node keeps the module it has read before.
	return existsSync(path) ? { ...(await import(`../../${path}?${Date.now()}`)) } : {};
}

/** One export per picture, so that a page carries only those it shows. */
function moduleText(pictures: Record<string, RenderedPicture>): string {
	const exports = Object.entries(sorted(pictures)).map(
		([name, { path, alt, width, height, color, widths }]) => `
export const ${name}: PictureFile = {
	path: ${JSON.stringify(path)},
	alt: ${JSON.stringify(alt)},
	width: ${width},
	height: ${height},
	color: ${JSON.stringify(color)},
	widths: [${widths.join(", ")}],
};
`,
	);
	return `// Written by tools/pictures/render.ts.\nimport type { PictureFile } from "#app/ui/pictures/picture.tsx";\n${exports.join("")}`;
}

/** "mini-water-cannon" to "miniWaterCannon", "1-eave-vents" to "eaveVents". */
function exportName(file: string): string {
	return file.replace(/^\d+-/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
	return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
