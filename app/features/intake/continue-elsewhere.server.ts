// 'Continue on another device': a link to the draft, by mail to whoever fills it in.
import { href } from "react-router";
import { db } from "#app/platform/db.server.ts";
import { defineJob, enqueue, PermanentFailure } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/mail.server.ts";
import { parseMailbox } from "#app/platform/mailbox.server.ts";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { DRAFT_DAYS, type Draft, linkTokenOf } from "./drafts.server.ts";
import { letterToContinue } from "./letters.ts";

const PER_DRAFT = { name: "intake-link-draft", points: 4, seconds: 3_600 };
const PER_VISITOR = { name: "intake-link-visitor", points: 8, seconds: 3_600 };
/** Whoever owns the mailbox did not ask for it: nobody's mailbox is to be filled through us. */
const PER_MAILBOX = { name: "intake-link-mailbox", points: 6, seconds: 3_600 };

export type LinkMailed = { ok: boolean; message: string };

export async function mailContinueLink(
	draft: Draft,
	email: string,
	{ clientAddress }: { clientAddress: string },
): Promise<LinkMailed> {
	const mailbox = parseMailbox(email);
	if (!mailbox) return { ok: false, message: "Enter an email address like name@example.com" };
	for (const [rule, key] of [
		[PER_DRAFT, draft.id],
		[PER_VISITOR, clientAddress],
		[PER_MAILBOX, mailbox.address.toLowerCase()],
	] as const) {
		const limited = await rateLimit(rule, key);
		if (!limited.ok)
			return { ok: false, message: "That was sent several times already. Try again in an hour." };
	}
	await db().transaction((tx) => enqueue(tx, continueLinkJob, { draftId: draft.id, to: mailbox.address }));
	return { ok: true, message: `The link is on its way to ${mailbox.address}.` };
}

/** Not a kept delivery: the link opens somebody's answers, so it is written only while it is being sent. */
export const continueLinkJob = defineJob<{ draftId: string; to: string }>("intake-continue-link", {
	retryLimit: 40,
	retryDelay: 10,
	retryDelayMax: 3_600,
	expireInSeconds: 120,
	concurrency: 2,
	pollSeconds: 1,
	async handler({ draftId, to }) {
		const link = `${publicUrl()}${href("/intake-wizard/continue")}?token=${await linkTokenOf(draftId)}`;
		const sent = await sendMail({ ...letterToContinue(link, DRAFT_DAYS), to });
		if (sent.ok) return;
		// The refusal may repeat the recipient: it stays out of the log.
		const told = `the link to draft ${draftId} could not be mailed`;
		throw sent.permanent ? new PermanentFailure(told) : new Error(told);
	},
});
