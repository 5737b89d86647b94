// Mails links that open something private. They are not stored as deliveries: whoever reads that table could use them.
import { db, type Tx } from "../database/db.server.ts";
import { PermanentFailure } from "../jobs.server.ts";
import { type RateLimitRule, rateLimit } from "../rate-limits.server.ts";
import { type Mail, sendMail } from "./mail.server.ts";
import { parseMailbox } from "./mailbox.server.ts";
import { allowMessage } from "./recipient-limit.server.ts";

export type LinkResult = { ok: boolean; message: string };

const TOO_OFTEN: LinkResult = {
	ok: false,
	message: "We already sent several emails to this address. Try again in an hour.",
};

/** For a visitor who typed an address. `queue` queues the job that sends the link. */
export async function requestPrivateLink(
	email: string,
	limits: readonly (readonly [RateLimitRule, string])[],
	queue: (tx: Tx, address: string) => Promise<unknown>,
): Promise<LinkResult> {
	const mailbox = parseMailbox(email);
	if (!mailbox) return { ok: false, message: "Enter an email address like name@example.com" };
	for (const [rule, key] of limits) if (!(await rateLimit(rule, key)).ok) return TOO_OFTEN;
	const isQueued = await db().transaction(async (tx) => {
		if (!(await allowMessage(tx, mailbox.address, "own-link"))) return false;
		await queue(tx, mailbox.address);
		return true;
	});
	return isQueued ? { ok: true, message: `The link is on its way to ${mailbox.address}.` } : TOO_OFTEN;
}

/** For a job, which tries again. Logs `what` failed, because the mail server's own error may name the recipient. */
export async function sendPrivateLink(mail: Mail, what: string): Promise<void> {
	const sent = await sendMail(mail);
	if (sent.ok) return;
	const message = `${what} could not be mailed`;
	throw sent.permanent ? new PermanentFailure(message) : new Error(message);
}
