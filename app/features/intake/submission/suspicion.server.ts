// What makes a questionnaire look like spam. It is held for the office, never dropped, and no confirmation is sent.
import { and, count, eq, gt, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { leads } from "#db/schema.ts";
import { type Answers, textOf } from "../journey.ts";

export type Suspicion = { reason: string; tellOffice: boolean };

/** A family may have three houses. More than this in a day is somebody filling in forms for others. */
const PER_MAILBOX_A_DAY = 5;
/** One notice an hour, so that a flood of spam does not become a flood of mail. */
const NOTICE = { name: "intake-aside-notice", points: 1, seconds: 3_600 };

export async function suspicionOf(answers: Answers, trap: string): Promise<Suspicion | null> {
	const reason = trap.trim() !== "" ? "the hidden field was filled in" : await manyForOneMailbox(answers);
	return reason === null ? null : { reason, tellOffice: (await rateLimit(NOTICE, "office")).ok };
}

/** Counts what was stored, so that retries after an error of ours do not count. */
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
	return (earlier?.n ?? 0) >= PER_MAILBOX_A_DAY ? "many questionnaires for one email address" : null;
}
