// The mails of a journey, as the site under test wrote them.
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

const outbox = () => join(tmpdir(), `ringline-e2e-${process.env.E2E_PORT}`, "outbox");

/** Every mail so far whose text, subject or recipient holds `word`, oldest first. */
export async function mailsWith(word: string): Promise<Email[]> {
	const names = (await readdir(outbox()).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
	const mails = await Promise.all(
		names.map(async (name) => PostalMime.parse(await readFile(join(outbox(), name)))),
	);
	return mails.filter((mail) => `${mail.subject}\n${mail.to?.[0]?.address}\n${mail.text}`.includes(word));
}
