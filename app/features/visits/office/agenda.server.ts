// What is in the calendar, for the panel and for a lead's page.
import { and, asc, desc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { leads, staff, visits } from "#db/schema.ts";
import { doesVisits } from "../slots/visit-rules.server.ts";

/** All that touches this time, such as a block that began days before. Canceled visits are only on the lead's own page. */
export async function agendaBetween(from: Date, to: Date) {
	return db()
		.select({ visit: visits, lead: leads, staffName: staff.name })
		.from(visits)
		.leftJoin(leads, eq(visits.leadId, leads.id))
		.leftJoin(staff, eq(visits.staffId, staff.id))
		.where(and(gt(visits.endsAt, from), lt(visits.startsAt, to), ne(visits.status, "canceled")))
		.orderBy(asc(visits.startsAt), asc(visits.id));
}

/** Visits that are over but not yet marked as done or no-show. */
export async function unmarkedVisits(now: Date) {
	return db()
		.select({ visit: visits, lead: leads, staffName: staff.name })
		.from(visits)
		.innerJoin(leads, eq(visits.leadId, leads.id))
		.leftJoin(staff, eq(visits.staffId, staff.id))
		.where(and(eq(visits.status, "booked"), lt(visits.endsAt, now)))
		.orderBy(asc(visits.startsAt))
		.limit(50);
}

/** For one lead, or for all of a person's leads, newest first. */
export async function visitsOfLeads(leadIds: readonly string[]) {
	return db()
		.select({ visit: visits, staffName: staff.name })
		.from(visits)
		.leftJoin(staff, eq(visits.staffId, staff.id))
		.where(inArray(visits.leadId, [...leadIds]))
		.orderBy(desc(visits.startsAt));
}

/** Who can do visits. */
export async function visitStaff(): Promise<{ id: string; name: string }[]> {
	return db()
		.select({ id: staff.id, name: staff.name })
		.from(staff)
		.where(doesVisits())
		.orderBy(asc(staff.name));
}
