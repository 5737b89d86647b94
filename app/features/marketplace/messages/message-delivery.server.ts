// Mails a message to the other side.
import type { Tx } from "#app/platform/db.server.ts";
import { queueMail } from "#app/platform/deliveries.server.ts";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import type { ListingKind } from "../listing/listing.ts";
import { listingPath } from "../listing/listing-paths.ts";
import type { Side } from "./message.ts";
import { messageLink } from "./message-links.server.ts";
import { messageMail } from "./message-mails.server.tsx";

/** Enough for a popular listing. The general limit per recipient would hide its sixth buyer. */
const PROVED_ADDRESS_LIMIT: RateLimitRule = { name: "message-mail", points: 40, seconds: 3_600 };

export type Recipient = {
	threadId: string;
	listingId: string;
	kind: ListingKind;
	to: Side;
	email: string;
	/** Its owner has opened a link of ours, so it is not somebody a stranger wants to annoy. */
	isProved: boolean;
	buyerName: string;
};

export async function mailMessage(tx: Tx, recipient: Recipient, text: string): Promise<void> {
	const { threadId, listingId, kind, to, email, isProved, buyerName } = recipient;
	const isScheduled = isProved && (await rateLimit(PROVED_ADDRESS_LIMIT, email.toLowerCase())).ok;
	await queueMail(tx, {
		purpose: "listing-message",
		listingId,
		to: email,
		isScheduled,
		...messageMail({
			to,
			kind,
			buyerName,
			text,
			replyLink: await messageLink(threadId, to),
			listingAddress: publicUrl() + listingPath(kind, listingId),
		}),
	});
}
