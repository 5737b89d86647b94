// Limits how many messages visitors can make us send to one person, across all kinds of email and text messages.
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { recipientMessages } from "#db/schema.ts";
import { db, type Tx } from "../database/db.server.ts";
import { defineJob } from "../jobs.server.ts";
import { log } from "../log.server.ts";
import { keyedHash } from "../secrets.server.ts";
import { companyMailbox } from "./mail.server.ts";
import { parseMailbox } from "./mailbox.server.ts";

/**
 * A confirmation goes to whatever address a visitor typed. A link goes to an address its owner gave us earlier and
 * needs, so confirmations cannot use up the quota for links.
 */
export type MessageKind = "confirmation" | "link";

const MAX_CONFIRMATIONS = { hour: 5, day: 10 };
const MAX_MESSAGES = { hour: 10, day: 20 };
/** To all numbers together. Each one costs money, and our busiest days have a few dozen requests. */
const MAX_TEXTS_PER_DAY = 200;

/** Counts a message to this recipient if the limit allows it. The company's own mailbox has no limit. */
export async function allowMessage(tx: Tx, to: string, kind: MessageKind): Promise<boolean> {
	if (addressOf(to) === addressOf(companyMailbox())) return true;
	const recipientHash = await keyedHash("recipient", addressOf(to));
	// Two concurrent requests must not both use the last slot.
	await tx.execute(sql`select pg_advisory_xact_lock(${recipientHash.readInt32BE(0)}, ${LOCK})`);
	const sent = await countMessages(tx, recipientHash);
	const hasRoom =
		isUnder(sent.all, MAX_MESSAGES) && (kind === "link" || isUnder(sent.confirmations, MAX_CONFIRMATIONS));
	if (hasRoom) await tx.insert(recipientMessages).values({ recipientHash, isLink: kind === "link" });
	else log.warn({ kind }, "message not sent: this recipient got too many");
	return hasRoom;
}

/** The same for a text message. Two at once may both take the last one of the day, which does no harm. */
export async function allowText(tx: Tx, to: string): Promise<boolean> {
	const everyone = await keyedHash("recipient", "every text message");
	const sent = await countMessages(tx, everyone);
	if (sent.all.day >= MAX_TEXTS_PER_DAY) {
		log.warn("text message not sent: there were too many today");
		return false;
	}
	if (!(await allowMessage(tx, to, "confirmation"))) return false;
	await tx.insert(recipientMessages).values({ recipientHash: everyone, isLink: false });
	return true;
}

export const recipientMessagesSweepJob = defineJob("recipient-messages-sweep", {
	cron: "23 * * * *",
	async handler() {
		await db()
			.delete(recipientMessages)
			.where(lt(recipientMessages.createdAt, sql`now() - interval '1 day'`));
	},
});

// An arbitrary number that keeps these locks apart from other two-key advisory locks.
const LOCK = 7_464_547;

type Counts = { hour: number; day: number };

async function countMessages(tx: Tx, recipientHash: Buffer): Promise<{ all: Counts; confirmations: Counts }> {
	const inLastHour = sql`${recipientMessages.createdAt} > now() - interval '1 hour'`;
	const isConfirmation = sql`not ${recipientMessages.isLink}`;
	const [row] = await tx
		.select({
			hour: sql<number>`count(*) filter (where ${inLastHour})::int`,
			day: sql<number>`count(*)::int`,
			confirmationsHour: sql<number>`count(*) filter (where ${inLastHour} and ${isConfirmation})::int`,
			confirmationsDay: sql<number>`count(*) filter (where ${isConfirmation})::int`,
		})
		.from(recipientMessages)
		.where(
			and(
				eq(recipientMessages.recipientHash, recipientHash),
				gt(recipientMessages.createdAt, sql`now() - interval '1 day'`),
			),
		);
	return {
		all: { hour: row?.hour ?? 0, day: row?.day ?? 0 },
		confirmations: { hour: row?.confirmationsHour ?? 0, day: row?.confirmationsDay ?? 0 },
	};
}

function isUnder(sent: Counts, most: Counts): boolean {
	return sent.hour < most.hour && sent.day < most.day;
}

/**
 * 'Ada <Ada+tag@Grove.example>' and 'ada@grove.example' are the same recipient. A phone number is reduced to its
 * digits.
 */
function addressOf(recipient: string): string {
	const address = (parseMailbox(recipient)?.address ?? recipient.replace(/[^\d+]/g, "")).toLowerCase();
	return address.replace(/\+[^@]*@/, "@");
}
