// `npm run restore -- FILE`: fills an empty database (or, with --force, replaces a used one) and the file storage.
import { sentenceFor } from "../start-problems.ts";
import { readArguments, withDatabase } from "./database.ts";
import { inWords } from "./report.ts";
import { restore } from "./restore.ts";

try {
	const { file, force } = readArguments("npm run restore -- ringline-backup.tar.gz [--force]");
	const manifest = await withDatabase("refuse", (url) => restore(url, file, force));
	console.log(`Restored ${inWords(manifest)} from ${file}.`);
	for (const missing of manifest.missing) console.warn(`Was not in the backup: ${missing}`);
	process.exit(0);
} catch (error) {
	console.error(sentenceFor(error));
	process.exit(1);
}
