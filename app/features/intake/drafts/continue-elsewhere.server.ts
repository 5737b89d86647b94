// Emails a link that opens the draft on another device.
import { href } from "react-router";
import { db } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { defineJob, enqueue, PermanentFailure } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { parseMailbox } from "#app/platform/messages/mailbox.server.ts";
import { allowMessage } from "#app/platform/messages/recipient-limit.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { continueMail } from "../submission/intake-mails.server.tsx";
import { createLinkToken, DRAFT_DAYS, type Draft } from "./drafts.server.ts";

const PER_DRAFT = { name: "intake-link-draft", points: 4, seconds: 3_600 };
const PER_VISITOR = { name: "intake-link-visitor", points: 8, seconds: 3_600 };

export type LinkResult = { ok: boolean; message: string };

const TOO_OFTEN: LinkResult = {
	ok: false,
	message: "We already sent several emails to this address. Try again in an hour.",
};

export async function mailContinueLink(
	draft: Draft,
	email: string,
	{ clientAddress }: { clientAddress: string },
): Promise<LinkResult> {
	const mailbox = parseMailbox(email);
	if (!mailbox) return { ok: false, message: "Enter an email address like name@example.com" };
	for (const [rule, key] of [
		[PER_DRAFT, draft.id],
		[PER_VISITOR, clientAddress],
	] as const) {
		const limited = await rateLimit(rule, key);
		if (!limited.ok) return TOO_OFTEN;
	}
	const isQueued = await db().transaction(async (tx) => {
		// Anyone can enter any address here, so it counts as a confirmation.
		const isAllowed = await allowMessage(tx, mailbox.address, "confirmation");
		if (isAllowed) await enqueue(tx, continueLinkJob, { draftId: draft.id, to: mailbox.address });
		return isAllowed;
	});
	return isQueued ? { ok: true, message: `The link is on its way to ${mailbox.address}.` } : TOO_OFTEN;
}

/** Not stored as a delivery, because the link gives access to someone's answers. */
export const continueLinkJob = defineJob<{ draftId: string; to: string }>("intake-continue-link", {
	retryLimit: 40,
	retryDelay: 10,
	retryDelayMax: 3_600,
	expireInSeconds: 120,
	concurrency: 2,
	pollSeconds: 1,
	async handler({ draftId, to }) {
		const link = `${publicUrl()}${href("/intake-wizard/continue")}?token=${await createLinkToken(draftId)}`;
		const sent = await sendMail({ ...continueMail(link, DRAFT_DAYS), to });
		if (sent.ok) return;
		// The mail server's error may contain the recipient, which must not be logged.
		const message = `the link to draft ${draftId} could not be mailed`;
		throw sent.permanent ? new PermanentFailure(message) : new Error(message);
	},
});
