// Tells the office about a message that could not be delivered.
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import {
	type Delivery,
	deliveryJob,
	markFailed,
	queueMail,
} from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { deliveries } from "#db/schema.ts";
import { type ComposedMail, composeMail } from "./compose-mail.server.tsx";
import { Action, Facts, Paragraph } from "./mail-blocks.tsx";
import { MailLayout } from "./mail-layout.tsx";

const ALERT = "delivery-alert";

/** The platform's job plus an alert. It is here because the platform does not know our mail layout. */
export const alertingDeliveryJob: typeof deliveryJob = {
	...deliveryJob,
	onFinalFailure: ({ deliveryId }) => markFailed(deliveryId, alertOffice),
};

async function alertOffice(tx: Tx, failed: Delivery): Promise<void> {
	if (failed.purpose === ALERT || (await alertedLately(tx))) return;
	const { leadId, listingId } = failed;
	await queueMail(tx, { ...alertMail(failed), purpose: ALERT, to: companyMailbox(), leadId, listingId });
}

/** One alert an hour is enough to look at the panel. A dead mail server would otherwise cause a thousand. */
async function alertedLately(tx: Tx): Promise<boolean> {
	const recent = await tx
		.select({ id: deliveries.id })
		.from(deliveries)
		.where(
			and(
				eq(deliveries.purpose, ALERT),
				ne(deliveries.status, "failed"),
				gt(deliveries.createdAt, sql`now() - interval '1 hour'`),
			),
		)
		.limit(1);
	return recent.length > 0;
}

type Failed = Pick<Delivery, "channel" | "purpose" | "recipient" | "attempts" | "lastError">;

export function alertMail({ channel, purpose, recipient, attempts, lastError }: Failed): ComposedMail {
	const heading = `${channel === "mail" ? "An email" : "A text message"} could not be delivered`;
	return composeMail(
		{ subject: `${heading} (${purpose})` },
		<MailLayout heading={heading}>
			<Paragraph>
				We stopped after {attempts} {attempts === 1 ? "try" : "tries"}. You can send it again from the office
				panel.
			</Paragraph>
			<Facts
				rows={[
					{ name: "Recipient", value: recipient },
					{ name: "Purpose", value: purpose },
					{ name: "Last error", value: lastError ?? "unknown" },
				]}
			/>
			<Action label="Open the office panel" href={publicUrl() + href("/admin/overview")} />
			<Paragraph>We send at most one of these alerts an hour.</Paragraph>
		</MailLayout>,
	);
}
