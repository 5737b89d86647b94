// `npm run backup -- FILE`: writes the database and files to one archive, even while the site runs.
// `npm run backup -- drill FILE`: proves an archive by restoring it beside the site.
import { statSync } from "node:fs";
import { env } from "#app/platform/env.server.ts";
import { explainError } from "../explain-error.ts";
import { StartError } from "../postgres/start-error.ts";
import { withDatabase } from "../postgres/with-database.ts";
import { readArguments } from "./arguments.ts";
import { backUp } from "./back-up.ts";
import { runDrill } from "./drill.ts";
import { readIdentity, requireRecipient } from "./encryption.ts";
import { recordRun } from "./last-runs.ts";
import { drillReport, summarize } from "./report.ts";

const USAGE = `npm run backup -- FILE [--recipient age1…]
                  npm run backup -- drill FILE [--identity KEYFILE]`;

try {
	const { words, options } = readArguments(USAGE, ["recipient", "identity"]);
	const [first = "", second, ...more] = words;
	const isDrill = first === "drill" && second !== undefined;
	const isBackup = second === undefined;
	if (more.length > 0 || !(isDrill ? !options.recipient : isBackup && !options.identity))
		throw new StartError(`Use it like this: ${USAGE}`);
	if (isDrill) await drill(second, options.identity);
	else await write(first, options.recipient ?? env().BACKUP_RECIPIENT);
	process.exit(0);
} catch (error) {
	console.error(explainError(error));
	process.exit(1);
}

async function write(file: string, recipient: string | undefined): Promise<void> {
	if (recipient) requireRecipient(recipient);
	const manifest = await withDatabase("share", async (url) => {
		const written = await backUp(url, file, recipient);
		const { size } = statSync(file);
		await recordRun(url, "last-backup", { bytes: size, isEncrypted: Boolean(recipient) });
		return written;
	});
	const kind = recipient ? "encrypted" : "not encrypted";
	console.log(`${file} holds ${summarize(manifest)}, ${statSync(file).size} bytes, ${kind}.`);
	for (const missing of manifest.missing) console.warn(`Not in it: ${missing}`);
}

async function drill(path: string, keyFile: string | undefined): Promise<void> {
	const identity = keyFile ? await readIdentity(keyFile) : undefined;
	const result = await withDatabase("share", async (url) => {
		const proven = await runDrill(url, { path, ...(identity ? { identity } : {}) });
		await recordRun(url, "last-drill", { madeAt: proven.madeAt });
		return proven;
	});
	console.log(drillReport(path, result));
}
