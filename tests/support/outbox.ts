// Reads the mails that the site under test wrote.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Email } from "postal-mime";
import { mailsIn } from "./mail-files.ts";

const dataDir = () => join(tmpdir(), `ringline-e2e-${process.env.E2E_PORT}`);

/** Every mail so far whose text, subject or recipient contains `word`, oldest first. */
export async function mailsWith(word: string): Promise<Email[]> {
	const mails = await mailsIn(dataDir());
	return mails.filter((mail) => `${mail.subject}\n${mail.to?.[0]?.address}\n${mail.text}`.includes(word));
}

/** Waits for a mail to this address whose subject contains `subject`; returns the newest. */
export async function mailTo(address: string, subject: string): Promise<Email> {
	let newest: Email | undefined;
	await expect
		.poll(
			async () => {
				const mails = await mailsWith(subject);
				newest = mails.findLast(
					(mail) => mail.to?.[0]?.address === address && mail.subject?.includes(subject),
				);
				return newest !== undefined;
			},
			{ timeout: 15_000, message: `a mail to ${address} about ${subject}` },
		)
		.toBe(true);
	if (!newest) throw new Error("No mail arrived.");
	return newest;
}
