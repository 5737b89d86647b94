// `npm run backup -- FILE`: writes database and files to one archive, while the site runs.
import { statSync } from "node:fs";
import { explainError } from "../explain-error.ts";
import { backUp } from "./back-up.ts";
import { readArguments, withDatabase } from "./database.ts";
import { summarize } from "./report.ts";

try {
	const { file } = readArguments("npm run backup -- ringline-backup.tar.gz");
	const manifest = await withDatabase("share", (url) => backUp(url, file));
	console.log(`${file} holds ${summarize(manifest)}, ${statSync(file).size} bytes.`);
	for (const missing of manifest.missing) console.warn(`Not in it: ${missing}`);
	process.exit(0);
} catch (error) {
	console.error(explainError(error));
	process.exit(1);
}
