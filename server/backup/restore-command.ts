// `npm run restore -- FILE`: fills an empty database (or, with --force, replaces a used one) and the file storage.
import { explainError } from "../explain-error.ts";
import { StartError } from "../postgres/start-error.ts";
import { withDatabase } from "../postgres/with-database.ts";
import { readArguments } from "./arguments.ts";
import { readIdentity } from "./encryption.ts";
import { summarize } from "./report.ts";
import { restore } from "./restore.ts";

const USAGE = "npm run restore -- FILE [--identity KEYFILE] [--force]";

try {
	const { words, options } = readArguments(USAGE, ["force", "identity"]);
	const [path = "", ...more] = words;
	if (more.length > 0) throw new StartError(`Use it like this: ${USAGE}`);
	const archive = { path, ...(options.identity ? { identity: await readIdentity(options.identity) } : {}) };
	const manifest = await withDatabase("refuse", (url) => restore(url, archive, options.force === true));
	console.log(`Restored ${summarize(manifest)} from ${path}.`);
	for (const missing of manifest.missing) console.warn(`Was not in the backup: ${missing}`);
	process.exit(0);
} catch (error) {
	console.error(explainError(error));
	process.exit(1);
}
