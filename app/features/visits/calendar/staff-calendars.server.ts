// Private calendar addresses: one for each staff member who does visits, and one for the whole office.
import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { leadAddress } from "#app/features/leads/lead-mails.server.tsx";
import { recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { idOfLink, linkAddress, linkKey } from "#app/platform/private-links.server.ts";
import { leads, staff, visitCalendars, visits } from "#db/schema.ts";
import { visitStaff } from "../office/agenda.server.ts";
import { doesVisits } from "../slots/visit-rules.server.ts";
import { staffCalendar } from "./calendar-files.server.ts";

const DAYS_BACK = 30;
const DAY = 86_400_000;
const OFFICE = "office";

/** Whoever is signed in. */
export type Viewer = { staffId: string; role: (typeof staff.$inferSelect)["role"] };
export type CalendarAddress = { staffId: string | null; name: string; address: string };

/** Null for an address that was replaced, or of somebody who left or does no visits anymore. */
export async function staffFeed(token: string, now = new Date()): Promise<string | null> {
	const id = await idOfLink("calendar", token);
	if (!id) return null;
	const [calendar] = await db()
		.select({ staffId: visitCalendars.staffId, name: staff.name })
		.from(visitCalendars)
		.leftJoin(staff, eq(visitCalendars.staffId, staff.id))
		.where(and(eq(visitCalendars.id, id), or(isNull(visitCalendars.staffId), doesVisits())));
	if (!calendar) return null;
	// Visits without an assigned person are on everyone's calendar.
	const whose = calendar.staffId
		? or(eq(visits.staffId, calendar.staffId), isNull(visits.staffId))
		: undefined;
	const rows = await db()
		.select({ visit: visits, lead: leads })
		.from(visits)
		.leftJoin(leads, eq(visits.leadId, leads.id))
		.where(
			and(
				inArray(visits.status, ["booked", "done", "blocked"]),
				gt(visits.endsAt, new Date(now.getTime() - DAYS_BACK * DAY)),
				whose,
			),
		)
		.orderBy(visits.startsAt);
	return staffCalendar(
		calendar.name ?? OFFICE,
		rows.map(({ visit, lead }) => ({ visit, lead, address: lead ? leadAddress(lead.id) : "" })),
	);
}

/**
 * The viewer's own address, created on first use. Owners see everyone's and the whole office's. An address works without
 * signing in, so nobody should have a colleague's after they leave.
 */
export async function calendarAddresses(viewer: Viewer): Promise<CalendarAddress[]> {
	const people = (await visitStaff()).filter(({ id }) => maySee(viewer, id));
	await db()
		.insert(visitCalendars)
		.values([{ staffId: null }, ...people.map(({ id }) => ({ staffId: id }))])
		.onConflictDoNothing();
	const rows = await db().select().from(visitCalendars);
	const office = maySee(viewer, null) ? [{ id: null, name: "Whole office" }] : [];
	const addresses = [...office, ...people].map(async ({ id, name }) => {
		const row = rows.find(({ staffId }) => staffId === id);
		return row
			? [{ staffId: id, name, address: linkAddress("calendar", await linkKey("calendar", row.id)) }]
			: [];
	});
	return (await Promise.all(addresses)).flat();
}

/** The old address stops working at once. False for an address that this person may not see. */
export async function replaceCalendarAddress(
	staffId: string | null,
	actor: Viewer & { label: string },
): Promise<boolean> {
	if (!maySee(actor, staffId)) return false;
	await db().transaction(async (tx) => {
		const isTheirs = staffId ? eq(visitCalendars.staffId, staffId) : isNull(visitCalendars.staffId);
		await tx.delete(visitCalendars).where(isTheirs);
		await tx.insert(visitCalendars).values({ staffId }).onConflictDoNothing();
		await recordAudit(tx, actor, {
			action: "replaced a calendar address",
			subject: { kind: "visits", id: staffId ?? OFFICE, title: "" },
		});
	});
	return true;
}

function maySee({ staffId, role }: Viewer, whose: string | null): boolean {
	return role === "owner" || whose === staffId;
}
