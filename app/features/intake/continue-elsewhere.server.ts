// 'Continue on another device': a link to the draft, by mail to whoever fills it in.
import { href } from "react-router";
import { db } from "#app/platform/db.server.ts";
import { queueMail } from "#app/platform/deliveries.server.ts";
import { parseMailbox } from "#app/platform/mailbox.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { DRAFT_DAYS, type OpenDraft } from "./drafts.server.ts";
import { letterToContinue } from "./letters.ts";

const PER_DRAFT = { name: "intake-link-draft", points: 4, seconds: 3_600 };
const PER_VISITOR = { name: "intake-link-visitor", points: 8, seconds: 3_600 };

export type LinkMailed = { ok: boolean; message: string };

export async function mailContinueLink(
	draft: OpenDraft,
	email: string,
	{ origin, clientAddress }: { origin: string; clientAddress: string },
): Promise<LinkMailed> {
	const mailbox = parseMailbox(email);
	if (!mailbox) return { ok: false, message: "Enter an email address like name@example.com" };
	for (const [rule, key] of [
		[PER_DRAFT, draft.id],
		[PER_VISITOR, clientAddress],
	] as const) {
		const limited = await rateLimit(rule, key);
		if (!limited.ok)
			return { ok: false, message: "That was sent several times already. Try again in an hour." };
	}
	const link = `${origin}${href("/intake-wizard/continue")}?token=${draft.token}`;
	await db().transaction((tx) =>
		queueMail(tx, { ...letterToContinue(link, DRAFT_DAYS), purpose: "intake-continue", to: mailbox.address }),
	);
	return { ok: true, message: `The link is on its way to ${mailbox.address}.` };
}
