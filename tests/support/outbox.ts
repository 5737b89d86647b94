// The mails of the site under test, as files in its outbox.
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

/** Waits for the newest mail to this address whose subject holds the words. */
export async function mailTo(address: string, subject: string): Promise<Email> {
	let found: Email | undefined;
	await expect
		.poll(
			async () => {
				for (const name of names().reverse()) {
					const mail = await PostalMime.parse(readFileSync(join(folder(), name)));
					if (mail.to?.some((to) => to.address === address) && mail.subject?.includes(subject)) {
						found = mail;
						return true;
					}
				}
				return false;
			},
			{ timeout: 15_000, message: `a mail to ${address} about ${subject}` },
		)
		.toBe(true);
	if (!found) throw new Error("No mail.");
	return found;
}

function folder(): string {
	return join(tmpdir(), `ringline-e2e-${process.env.E2E_PORT}`, "outbox");
}

function names(): string[] {
	try {
		return readdirSync(folder())
			.filter((name) => name.endsWith(".eml"))
			.sort();
	} catch {
		return [];
	}
}
