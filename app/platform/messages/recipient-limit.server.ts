// Limits how many messages visitors can make us send, to one person and from one network.
import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { recipientMessages } from "#db/schema.ts";
import { db, type Tx } from "../database/db.server.ts";
import { networkOf } from "../http/networks.server.ts";
import { causingAddress } from "../http/request-context.server.ts";
import { defineJob } from "../jobs.server.ts";
import { log } from "../log.server.ts";
import { keyedHash } from "../secrets.server.ts";
import { companyMailbox } from "./mail.server.ts";
import { mailboxKey, parseMailbox } from "./mailbox.server.ts";
import { isProvedAddress } from "./proved-addresses.server.ts";

type Most = { hour: number; day: number };

/** One person's quota for each kind. Apart, so that nobody can use up an order's mail with sign-ups for alerts. */
const QUOTAS = {
	/** Confirms a request, an intake or a privacy request. */
	request: { hour: 5, day: 10 },
	order: { hour: 5, day: 10 },
	visit: { hour: 5, day: 10 },
	/** Confirms a new listing. */
	listing: { hour: 5, day: 10 },
	/** What a buyer or a seller wrote. */
	message: { hour: 5, day: 10 },
	/** Confirms an alert about listings or a product. */
	signup: { hour: 5, day: 10 },
	/** A link to what the visitor has begun, to an address they typed. */
	"own-link": { hour: 5, day: 10 },
	/** A link to the address that a listing was posted with. */
	"edit-link": { hour: 10, day: 20 },
	text: { hour: 5, day: 10 },
} satisfies Record<string, Most>;

export type MessageKind = keyof typeof QUOTAS;

/** From one network (/24 or /48) to one person, of all kinds. Enough to try everything on the site in an hour. */
const MAX_FROM_NETWORK_TO_PERSON: Most = { hour: 10, day: 20 };
/** From one network to everyone who hasn't proved their address. Our busiest days have a few dozen requests in all. */
const MAX_FROM_NETWORK: Most = { hour: 120, day: 300 };
/** To all numbers together. Each one costs money, and our busiest days have a few dozen requests. */
const MAX_TEXTS_PER_DAY = 200;

/** Counts a message to this recipient if the limits allow it. The company's own mailbox has no limit. */
export async function allowMessage(tx: Tx, to: string, kind: MessageKind): Promise<boolean> {
	const recipient = recipientKey(to);
	if (recipient === recipientKey(companyMailbox())) return true;
	const recipientHash = await keyedHash("recipient", recipient);
	// Two concurrent requests must not both use the last slot.
	await tx.execute(sql`select pg_advisory_xact_lock(${recipientHash.readInt32BE(0)}, ${LOCK})`);
	const isRecipient = eq(recipientMessages.recipientHash, recipientHash);
	const networkHash = await strangersNetwork(tx, to);
	const fromNetwork = networkHash && eq(recipientMessages.networkHash, networkHash);
	const hasRoom =
		(await isUnder(tx, and(isRecipient, eq(recipientMessages.kind, kind)), QUOTAS[kind])) &&
		(!fromNetwork ||
			((await isUnder(tx, and(isRecipient, fromNetwork), MAX_FROM_NETWORK_TO_PERSON)) &&
				(await isUnder(tx, fromNetwork, MAX_FROM_NETWORK))));
	if (hasRoom) await tx.insert(recipientMessages).values({ recipientHash, kind, networkHash });
	else log.warn({ kind }, "message not sent: this recipient or network got too many");
	return hasRoom;
}

/** The same for a text message. Two at once may both take the last one of the day, which does no harm. */
export async function allowText(tx: Tx, to: string): Promise<boolean> {
	const everyone = await keyedHash("recipient", "every text message");
	const isText = eq(recipientMessages.recipientHash, everyone);
	if (!(await isUnder(tx, isText, { hour: MAX_TEXTS_PER_DAY, day: MAX_TEXTS_PER_DAY }))) {
		log.warn("text message not sent: there were too many today");
		return false;
	}
	if (!(await allowMessage(tx, to, "text"))) return false;
	await tx.insert(recipientMessages).values({ recipientHash: everyone, kind: "text" });
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

async function isUnder(tx: Tx, which: SQL | undefined, most: Most): Promise<boolean> {
	const [sent] = await tx
		.select({
			hour: sql<number>`count(*) filter (where ${recipientMessages.createdAt} > now() - interval '1 hour')::int`,
			day: sql<number>`count(*)::int`,
		})
		.from(recipientMessages)
		.where(and(which, gt(recipientMessages.createdAt, sql`now() - interval '1 day'`)));
	return !sent || (sent.hour < most.hour && sent.day < most.day);
}

/** Null in a job, and when the owner of the address has opened a link of ours: they are no stranger. */
async function strangersNetwork(tx: Tx, to: string): Promise<Buffer | null> {
	const address = causingAddress();
	if (address === null || (await isProvedAddress(tx, to))) return null;
	return keyedHash("mail-network", networkOf(address, "wide"));
}

/** A phone number is reduced to its digits. */
function recipientKey(recipient: string): string {
	return parseMailbox(recipient) ? mailboxKey(recipient) : recipient.replace(/[^\d+]/g, "");
}
