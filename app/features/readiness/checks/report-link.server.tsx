// Mails a link that opens the report anywhere.
import { type ComposedMail, composeMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { defineJob, enqueue } from "#app/platform/jobs.server.ts";
import {
	type LinkResult,
	requestPrivateLink,
	sendPrivateLink,
} from "#app/platform/messages/mailed-links.server.ts";
import { linkAddress, linkKey } from "#app/platform/private-links.server.ts";
import { KEPT_DAYS, markLinkSent } from "./checks.server.ts";

const PER_CHECK = { name: "readiness-link-check", points: 6, seconds: 3_600 };
const PER_VISITOR = { name: "readiness-link-visitor", points: 12, seconds: 3_600 };

export function mailReportLink(
	checkId: string,
	email: string,
	{ clientAddress }: { clientAddress: string },
): Promise<LinkResult> {
	const limits = [
		[PER_CHECK, checkId],
		[PER_VISITOR, clientAddress],
	] as const;
	return requestPrivateLink(email, limits, async (tx, to) => {
		await markLinkSent(tx, checkId);
		await enqueue(tx, reportLinkJob, { checkId, to });
	});
}

export const reportLinkJob = defineJob<{ checkId: string; to: string }>("readiness-report-link", {
	retryLimit: 40,
	retryDelay: 10,
	retryDelayMax: 3_600,
	expireInSeconds: 120,
	concurrency: 2,
	pollSeconds: 1,
	async handler({ checkId, to }) {
		const mail = reportLinkMail(await linkKey("report", checkId));
		await sendPrivateLink({ ...mail, to }, `the link to check ${checkId}`);
	},
});

/** Repeats nothing that was typed into the check: anybody can enter somebody else's email address. */
export function reportLinkMail(token: string): ComposedMail {
	return composeMail(
		{ subject: "Your wildfire readiness report" },
		<MailLayout heading="Your wildfire readiness report">
			<Paragraph>
				Open this link on any device to see your report, hand it to your insurer or update it after you've
				fixed something. You'll also see how your score has changed since your first check.
			</Paragraph>
			<Action label="Open my report" href={linkAddress("report", token, { page: "report" })} />
			<Paragraph>The same report as a PDF: {linkAddress("report", token, { page: "report.pdf" })}</Paragraph>
			<Paragraph>
				Anyone with this link can read the report, so choose who you share it with. It works until {KEPT_DAYS}{" "}
				days after your last change.
			</Paragraph>
			<Paragraph>If you didn't ask for this, ignore this email.</Paragraph>
		</MailLayout>,
	);
}
