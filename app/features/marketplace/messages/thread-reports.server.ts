// What each side can do about the other: block, and report to the office.
import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { messageThreads } from "#db/schema.ts";
import { reportedThreadMail } from "./message-mails.server.tsx";
import { findThread } from "./threads.server.ts";

/** Only the side that blocked can take it back. */
export async function setBlocked(token: string, blocked: boolean): Promise<boolean> {
	const found = await findThread(token);
	if (!found) return false;
	const { thread, side } = found;
	await db()
		.update(messageThreads)
		.set({ blockedBy: blocked ? side : null })
		.where(
			and(
				eq(messageThreads.id, thread.id),
				blocked ? isNull(messageThreads.blockedBy) : eq(messageThreads.blockedBy, side),
			),
		);
	return true;
}

/** From here on the office can read the conversation. */
export async function reportThread(token: string, reason: string): Promise<boolean> {
	const found = await findThread(token);
	if (!found) return false;
	const { thread, side } = found;
	await db().transaction(async (tx) => {
		const reported = await tx
			.update(messageThreads)
			.set({
				reportedBy: side,
				reportReason: reason,
				reportedAt: sql`now()`,
				blockedBy: sql`coalesce(${messageThreads.blockedBy}, ${side})`,
			})
			.where(and(eq(messageThreads.id, thread.id), isNull(messageThreads.reportedAt)))
			.returning({ id: messageThreads.id });
		if (reported.length > 0)
			await queueMail(tx, {
				purpose: "message-report",
				listingId: found.listing.id,
				to: companyMailbox(),
				...reportedThreadMail({ reason, panelAddress: `${publicUrl()}/admin/messages` }),
			});
	});
	return true;
}
