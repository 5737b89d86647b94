// What makes a questionnaire look like a robot's. It is kept aside for the office, never dropped, and mails nobody else.
import { and, count, eq, gt, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { leads } from "#db/schema.ts";
import { type Answers, textOf } from "./journey.ts";

export type Suspicion = { reason: string; tellOffice: boolean };

/** A family may have three houses; a confirmation every few minutes is somebody else's mailbox being filled. */
const PER_MAILBOX_A_DAY = 5;
/** Enough to look, too little to drown in. */
const NOTICE = { name: "intake-aside-notice", points: 1, seconds: 3_600 };

export async function suspicionOf(answers: Answers, trap: string): Promise<Suspicion | null> {
	const reason = trap.trim() !== "" ? "the hidden field was filled in" : await manyForOneMailbox(answers);
	return reason === null ? null : { reason, tellOffice: (await rateLimit(NOTICE, "office")).ok };
}

/** Counts what was stored, so that trying again after a fault of ours is not held against anybody. */
async function manyForOneMailbox(answers: Answers): Promise<string | null> {
	const email = textOf(answers, "primaryEmail").trim().toLowerCase();
	const [earlier] = await db()
		.select({ n: count() })
		.from(leads)
		.where(
			and(
				gt(leads.createdAt, sql`now() - interval '1 day'`),
				eq(leads.kind, "intake"),
				eq(sql`lower(${leads.email})`, email),
			),
		);
	return (earlier?.n ?? 0) >= PER_MAILBOX_A_DAY ? "many questionnaires for one e-mail address" : null;
}
