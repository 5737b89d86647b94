// Tells the owners that another system no longer gets our events.
import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { href } from "react-router";
import { type ComposedMail, composeMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import type { Tx } from "#app/platform/database/db.server.ts";
import {
	attemptMessage,
	type GivenUp,
	KEPT_DAYS,
	webhookJob,
} from "#app/platform/events/webhook-delivery.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { deliveries, staff } from "#db/schema.ts";

const ALERT = "webhook-alert";

/** The platform's job plus an alert. It is here because the platform does not know our mail layout. */
export const alertingWebhookJob: typeof webhookJob = {
	...webhookJob,
	handler: ({ messageId }) => attemptMessage(messageId, new Date(), alertOwners),
};

/** Once a day for each system: every later event of a dead one is given up, too. */
export async function alertOwners(tx: Tx, given: GivenUp): Promise<void> {
	const mail = giveUpMail(given);
	const [recent] = await tx
		.select({ id: deliveries.id })
		.from(deliveries)
		.where(
			and(
				eq(deliveries.purpose, ALERT),
				eq(deliveries.subject, mail.subject),
				gt(deliveries.createdAt, sql`now() - interval '1 day'`),
			),
		)
		.limit(1);
	if (recent) return;
	for (const to of await ownerAddresses(tx))
		await queueMail(tx, { ...mail, purpose: ALERT, to, isScheduled: true });
}

/** The company's mailbox while only the shared password opens the panel. */
async function ownerAddresses(tx: Tx): Promise<string[]> {
	const owners = await tx
		.select({ email: staff.email })
		.from(staff)
		.where(and(eq(staff.role, "owner"), eq(staff.state, "active"), isNotNull(staff.email)));
	const addresses = owners.flatMap(({ email }) => email ?? []);
	return addresses.length > 0 ? addresses : [companyMailbox()];
}

/** Names the host only: the rest of the address may contain a key. */
export function giveUpMail({ url, event, problem, isGone }: GivenUp): ComposedMail {
	const { host } = new URL(url);
	const heading = isGone ? `We turned off the webhook to ${host}` : `${host} doesn't get our events`;
	return composeMail(
		{ subject: heading },
		<MailLayout heading={heading}>
			<Paragraph>
				{isGone
					? "It told us to stop sending events. It won't get any until you turn it back on."
					: "We tried to deliver an event for three days and gave up."}
			</Paragraph>
			<Facts
				rows={[
					{ name: "Event", value: event },
					{ name: "Last answer", value: problem },
				]}
			/>
			<Action label="Open the webhooks" href={`${publicUrl()}${href("/admin/webhooks")}?status=failed`} />
			<Paragraph>
				We keep every event for {KEPT_DAYS} days. Fix the other system, then open the webhooks and send the
				failed events again. We send at most one of these emails a day for each system.
			</Paragraph>
		</MailLayout>,
	);
}
