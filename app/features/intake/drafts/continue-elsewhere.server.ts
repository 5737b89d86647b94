// Emails a link that opens the draft on another device.
import { defineJob, enqueue } from "#app/platform/jobs.server.ts";
import {
	type LinkResult,
	requestPrivateLink,
	sendPrivateLink,
} from "#app/platform/messages/mailed-links.server.ts";
import { linkAddress, linkKey } from "#app/platform/private-links.server.ts";
import { continueMail } from "../submission/intake-mails.server.tsx";
import { DRAFT_DAYS, type Draft, markLinkSent } from "./drafts.server.ts";

const PER_DRAFT = { name: "intake-link-draft", points: 4, seconds: 3_600 };
const PER_VISITOR = { name: "intake-link-visitor", points: 8, seconds: 3_600 };

export function mailContinueLink(
	draft: Draft,
	email: string,
	{ clientAddress }: { clientAddress: string },
): Promise<LinkResult> {
	const limits = [
		[PER_DRAFT, draft.id],
		[PER_VISITOR, clientAddress],
	] as const;
	return requestPrivateLink(email, limits, async (tx, to) => {
		await markLinkSent(tx, draft.id);
		await enqueue(tx, continueLinkJob, { draftId: draft.id, to });
	});
}

export const continueLinkJob = defineJob<{ draftId: string; to: string }>("intake-continue-link", {
	retryLimit: 40,
	retryDelay: 10,
	retryDelayMax: 3_600,
	expireInSeconds: 120,
	concurrency: 2,
	pollSeconds: 1,
	async handler({ draftId, to }) {
		const link = linkAddress("intake", await linkKey("intake", draftId));
		await sendPrivateLink({ ...continueMail(link, DRAFT_DAYS), to }, `the link to draft ${draftId}`);
	},
});
