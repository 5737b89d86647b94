// `npm run restore -- FILE`: fills an empty database (or, with --force, replaces a used one) and the file storage.
import { explainError } from "../explain-error.ts";
import { readArguments, withDatabase } from "./database.ts";
import { summarize } from "./report.ts";
import { restore } from "./restore.ts";

try {
	const { file, force } = readArguments("npm run restore -- ringline-backup.tar.gz [--force]");
	const manifest = await withDatabase("refuse", (url) => restore(url, file, force));
	console.log(`Restored ${summarize(manifest)} from ${file}.`);
	for (const missing of manifest.missing) console.warn(`Was not in the backup: ${missing}`);
	process.exit(0);
} catch (error) {
	console.error(explainError(error));
	process.exit(1);
}
