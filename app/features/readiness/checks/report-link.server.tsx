// Mails a link that opens the report anywhere.
import { href } from "react-router";
import { type ComposedMail, composeMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { db } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { defineJob, enqueue, PermanentFailure } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { parseMailbox } from "#app/platform/messages/mailbox.server.ts";
import { allowMessage } from "#app/platform/messages/recipient-limit.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { createLinkToken, KEPT_DAYS, markLinkSent } from "./checks.server.ts";

const PER_CHECK = { name: "readiness-link-check", points: 6, seconds: 3_600 };
const PER_VISITOR = { name: "readiness-link-visitor", points: 12, seconds: 3_600 };

export type LinkResult = { ok: boolean; message: string };

const TOO_OFTEN: LinkResult = {
	ok: false,
	message: "We already sent several emails to this address. Try again in an hour.",
};

export async function mailReportLink(
	checkId: string,
	email: string,
	{ clientAddress }: { clientAddress: string },
): Promise<LinkResult> {
	const mailbox = parseMailbox(email);
	if (!mailbox) return { ok: false, message: "Enter an email address like name@example.com" };
	for (const [rule, key] of [
		[PER_CHECK, checkId],
		[PER_VISITOR, clientAddress],
	] as const)
		if (!(await rateLimit(rule, key)).ok) return TOO_OFTEN;
	const isQueued = await db().transaction(async (tx) => {
		// Anyone can enter any address here, so it counts as a confirmation.
		if (!(await allowMessage(tx, mailbox.address, "confirmation"))) return false;
		await markLinkSent(tx, checkId);
		await enqueue(tx, reportLinkJob, { checkId, to: mailbox.address });
		return true;
	});
	return isQueued ? { ok: true, message: `The link is on its way to ${mailbox.address}.` } : TOO_OFTEN;
}

/** Not stored as a delivery, because the link gives access to someone's report. */
export const reportLinkJob = defineJob<{ checkId: string; to: string }>("readiness-report-link", {
	retryLimit: 40,
	retryDelay: 10,
	retryDelayMax: 3_600,
	expireInSeconds: 120,
	concurrency: 2,
	pollSeconds: 1,
	async handler({ checkId, to }) {
		const sent = await sendMail({ ...reportLinkMail(await createLinkToken(checkId)), to });
		if (sent.ok) return;
		// The mail server's error may contain the recipient, which must not be logged.
		const message = `the link to check ${checkId} could not be mailed`;
		throw sent.permanent ? new PermanentFailure(message) : new Error(message);
	},
});

/** Repeats nothing that was typed into the check: anybody can enter somebody else's email address. */
export function reportLinkMail(token: string): ComposedMail {
	const at = (path: string) => `${publicUrl()}${path}?token=${token}`;
	return composeMail(
		{ subject: "Your wildfire readiness report" },
		<MailLayout heading="Your wildfire readiness report">
			<Paragraph>
				Open this link on any device to see your report, hand it to your insurer or update it after you've
				fixed something. You'll also see how your score has changed since your first check.
			</Paragraph>
			<Action label="Open my report" href={at(href("/readiness/report"))} />
			<Paragraph>The same report as a PDF: {at(href("/readiness/report.pdf"))}</Paragraph>
			<Paragraph>
				Anyone with this link can read the report, so choose who you share it with. It works until {KEPT_DAYS}{" "}
				days after your last change.
			</Paragraph>
			<Paragraph>If you didn't ask for this, ignore this email.</Paragraph>
		</MailLayout>,
	);
}
