// Detects spam in submitted questionnaires. Suspected spam is stored for review, and no confirmation is sent.
import { and, count, eq, gt, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { leads } from "#db/schema.ts";
import { type Answers, textOf } from "../journey.ts";

export type Suspicion = { reason: string; tellOffice: boolean };

/** A family may have three houses. More per day looks like someone entering other people's addresses. */
const MAX_SUBMISSIONS_PER_MAILBOX_PER_DAY = 5;
/** At most one notice an hour, so that a flood of spam does not flood the mailbox. */
const NOTICE_LIMIT = { name: "intake-aside-notice", points: 1, seconds: 3_600 };

export async function suspicionOf(answers: Answers, trap: string): Promise<Suspicion | null> {
	const reason = trap.trim() !== "" ? "the hidden field was filled in" : await tooManyForMailbox(answers);
	return reason === null ? null : { reason, tellOffice: (await rateLimit(NOTICE_LIMIT, "office")).ok };
}

/** Counts stored submissions, so that retries after a server error do not count. */
async function tooManyForMailbox(answers: Answers): Promise<string | null> {
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
	return (earlier?.n ?? 0) >= MAX_SUBMISSIONS_PER_MAILBOX_PER_DAY
		? "many questionnaires for one email address"
		: null;
}
