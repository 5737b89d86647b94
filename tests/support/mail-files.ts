import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The mails in a data folder's outbox, oldest first. A name with a dot in front is still being written. */
export async function mailsIn(dataDir: string): Promise<Email[]> {
	const outbox = join(dataDir, "outbox");
	const names = (await readdir(outbox).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
	return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
}
