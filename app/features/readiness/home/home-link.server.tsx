// Mails a link that shows Your home anywhere.
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
import { KEPT_DAYS, markLinkSent } from "../checks/checks.server.ts";

const PER_HOME = { name: "your-home-link", points: 6, seconds: 3_600 };
const PER_VISITOR = { name: "your-home-link-visitor", points: 12, seconds: 3_600 };

export function mailHomeLink(
	checkId: string,
	email: string,
	{ clientAddress }: { clientAddress: string },
): Promise<LinkResult> {
	const limits = [
		[PER_HOME, checkId],
		[PER_VISITOR, clientAddress],
	] as const;
	return requestPrivateLink(email, limits, async (tx, to) => {
		await markLinkSent(tx, checkId);
		await enqueue(tx, homeLinkJob, { checkId, to });
	});
}

export const homeLinkJob = defineJob<{ checkId: string; to: string }>("your-home-link", {
	retryLimit: 40,
	retryDelay: 10,
	retryDelayMax: 3_600,
	expireInSeconds: 120,
	concurrency: 2,
	pollSeconds: 1,
	async handler({ checkId, to }) {
		const mail = homeLinkMail(await linkKey("your-home", checkId));
		await sendPrivateLink({ ...mail, to }, `the link to the home of check ${checkId}`);
	},
});

/** Repeats no address: anybody can enter somebody else's email address. */
export function homeLinkMail(key: string): ComposedMail {
	return composeMail(
		{ subject: "Your home: zone, law, fires and first steps" },
		<MailLayout heading="Your home">
			<Paragraph>
				Open this link on any device. It shows the fire hazard zone, what the law asks, and the warnings and
				fires near the house at that moment.
			</Paragraph>
			<Action label="Show my home" href={linkAddress("your-home", key)} />
			<Paragraph>
				Anyone with this link can see the address, so choose who you share it with. It works for {KEPT_DAYS}{" "}
				days. A button on the page forgets the address at once.
			</Paragraph>
			<Paragraph>If you didn't ask for this, ignore this email.</Paragraph>
		</MailLayout>,
	);
}
