// The inbox: consultations, intakes and orders in one list, newest first. Suspected spam is listed elsewhere.
import { and, asc, desc, eq, getTableColumns, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { localDay } from "#app/features/company/dates.ts";
import {
	type Cursor,
	containing,
	exactMoment,
	newestFirst,
	olderThan,
	pageOf,
} from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { deliveries, intakeFiles, leadNotes, leads, leadText } from "#db/schema.ts";
import type { Lead } from "../leads.server.ts";
import type { LeadFilter } from "./inbox-filter.ts";

const PAGE = 30;
/** The trigram index cannot find shorter text. */
const MIN_INDEXED_LENGTH = 3;

export async function leadPage(
	filter: LeadFilter,
	after: Cursor | null,
	size = PAGE,
): Promise<{ leads: (Lead & Cursor)[]; next: Cursor | null }> {
	const { rows, next } = pageOf(await findLeads(filter, after, size + 1), size);
	return { leads: rows, next };
}

export async function leadWithAll(id: string) {
	const [lead] = await db().select().from(leads).where(eq(leads.id, id));
	if (!lead) return null;
	const [notes, files, sent] = await Promise.all([
		db().select().from(leadNotes).where(eq(leadNotes.leadId, id)).orderBy(desc(leadNotes.createdAt)),
		db().select().from(intakeFiles).where(eq(intakeFiles.leadId, id)).orderBy(asc(intakeFiles.createdAt)),
		db().select().from(deliveries).where(eq(deliveries.leadId, id)).orderBy(asc(deliveries.createdAt)),
	]);
	return { lead, notes, files, deliveries: sent };
}

const MAX_LEADS_OF_PERSON = 100;

/** The leads of one email address, or of one property, newest first. `most`: null for all of them. */
export async function leadsOf(
	about: { email: string } | { address: string },
	most: number | null = MAX_LEADS_OF_PERSON,
): Promise<Lead[]> {
	const wanted =
		"email" in about
			? sql`lower(${leads.email}) = ${about.email.toLowerCase()}`
			: // The first condition has an index.
				and(
					sql`${leadText} like ${containing(about.address)}`,
					sql`lower(${leads.address}) like ${containing(about.address)}`,
				);
	const found = db()
		.select()
		.from(leads)
		.where(wanted)
		.orderBy(...newestFirst(leads.createdAt, leads.id));
	return most === null ? found : found.limit(most);
}

export async function suspectedLeads(after: Cursor | null, size = PAGE) {
	const rows = await db()
		.select({ ...getTableColumns(leads), at: exactMoment(leads.createdAt) })
		.from(leads)
		.where(and(eq(leads.suspectedSpam, true), olderThan(leads.createdAt, leads.id, after)))
		.orderBy(...newestFirst(leads.createdAt, leads.id))
		.limit(size + 1);
	return pageOf(rows, size);
}

async function findLeads(filter: LeadFilter, after: Cursor | null, limit: number) {
	const wanted = and(matching(filter), olderThan(leads.createdAt, leads.id, after));
	const inOrder = newestFirst(leads.createdAt, leads.id);
	const page = db()
		.select({ ...getTableColumns(leads), at: exactMoment(leads.createdAt) })
		.from(leads)
		.orderBy(...inOrder)
		.limit(limit);
	if (filter.text === "") return page.where(wanted);
	const pattern = containing(filter.text);
	// Without an index, only the lead's own fields are searched.
	if (filter.text.length < MIN_INDEXED_LENGTH)
		return page.where(and(wanted, sql`${leadText} like ${pattern}`));
	// Materialized, so that PostgreSQL uses the text indexes first and sorts afterward.
	const found = sql`with found as materialized (${leadsSaying(pattern)}) select id from found`;
	return page.where(and(wanted, sql`${leads.id} in (${found})`));
}

/** The leads with this in their own fields, intake answers, notes or messages. One index each, so one query each. */
function leadsSaying(pattern: string): SQL {
	return sql`
		select id from leads where ${leadText} like ${pattern}
		union select id from leads where kind = 'intake' and intake_answers_text(details) like ${pattern}
		union select lead_id from lead_notes where lower(text) like ${pattern}
		union select lead_id from lead_messages where lower(text) like ${pattern}`;
}

function matching(filter: LeadFilter): SQL | undefined {
	return and(
		eq(leads.suspectedSpam, false),
		filter.kind ? eq(leads.kind, filter.kind) : undefined,
		filter.status ? eq(leads.status, filter.status) : undefined,
		filter.overdue ? and(isNull(leads.answeredAt), lt(leads.dueAt, sql`now()`)) : undefined,
		filter.actionDue ? lte(leads.nextActionOn, localDay(new Date())) : undefined,
		assignedTo(filter.assignee),
	);
}

function assignedTo(assignee: string | null): SQL | undefined {
	if (assignee === "nobody") return isNull(leads.assignedTo);
	return assignee && isUuid(assignee) ? eq(leads.assignedTo, assignee) : undefined;
}
