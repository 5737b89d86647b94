// How visits change a lead and the time we promised to answer it.
//
// Booking a time answers the promise: we promised to call, and now both sides know when we talk. The lead's clock stops
// at the booking, and nobody is overdue who has a visit in the calendar. If the visitor cancels and nobody from the
// office had been in touch, the promise applies again and its time starts over.
import { sql } from "drizzle-orm";
import { changeLead, type Lead } from "#app/features/leads/leads.server.ts";
import { answerDueAt } from "#app/features/leads/promise.ts";
import type { Tx } from "#app/platform/database/db.server.ts";
import { leads, visits } from "#db/schema.ts";
import type { Visit } from "./visit-row.server.ts";

/** A lead that was won stays won. */
export async function markBooked(tx: Tx, lead: Lead): Promise<void> {
	await changeLead(tx, lead, {
		status: lead.status === "won" ? "won" : "scheduled",
		answeredAt: sql`coalesce(${leads.answeredAt}, now())`,
	});
}

/** Returns the updated lead. */
export async function reopenAfterCancel(tx: Tx, lead: Lead, visit: Visit, now: Date): Promise<Lead> {
	// The booking set both times to the start of its transaction, to the microsecond.
	const wasAnsweredByBooking = sql`${leads.answeredAt} = (select ${visits.createdAt} from ${visits} where ${visits.id} = ${visit.id})`;
	const isOpenAgain = sql`${leads.status} = 'scheduled' and ${wasAnsweredByBooking}`;
	return changeLead(tx, lead, {
		status: sql`case when ${isOpenAgain} then 'new'::lead_status when ${leads.status} = 'scheduled' then 'contacted'::lead_status else ${leads.status} end`,
		dueAt: sql`case when ${isOpenAgain} then ${answerDueAt(lead.kind, now).toISOString()}::timestamptz else ${leads.dueAt} end`,
		answeredAt: sql`case when ${isOpenAgain} then null else ${leads.answeredAt} end`,
	});
}

/** After a visit, or when the office cancels one: we are in touch, and what comes next is up to the office. */
export async function markInTouch(tx: Tx, lead: Lead): Promise<void> {
	await changeLead(tx, lead, {
		status: lead.status === "scheduled" ? "contacted" : lead.status,
		answeredAt: sql`coalesce(${leads.answeredAt}, now())`,
	});
}
