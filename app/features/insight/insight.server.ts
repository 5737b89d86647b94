// Figures for the office about the last twelve weeks, from rows we store anyway.
import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { topMissedSearches } from "./missed-searches.server.ts";

export const WEEKS = 12;
const TOP = 10;

export type PromiseWeek = {
	/** Its Monday, as YYYY-MM-DD. */
	week: string;
	leads: number;
	onTime: number;
	late: number;
	/** Not answered, and not yet due. */
	open: number;
	/** Hours from the request to the first answer, nights and weekends included. Null without an answer. */
	medianHours: number | null;
};
export type Counted = { name: string; count: number };
export type SoldProduct = Counted & { dollars: number };
export type WantedAd = { id: string; title: string; category: string; days: number };

export async function insight() {
	const [weeks, topics, pages, campaigns, sold, missed, wanted] = await Promise.all([
		promiseWeeks(),
		leadsBy("topic"),
		leadsBy("source_page"),
		leadsBy("campaign"),
		soldProducts(),
		topMissedSearches(),
		wantedWithoutOffers(),
	]);
	return { weeks, topics, pages, campaigns, sold, missed, wanted };
}

export type Insight = Awaited<ReturnType<typeof insight>>;

/** In Los Angeles time, oldest first, including weeks without a lead. An unanswered lead past its due time is late. */
async function promiseWeeks(): Promise<PromiseWeek[]> {
	return rows<PromiseWeek>(sql`
		with weeks as (
			select (date_trunc('week', now() at time zone 'America/Los_Angeles')::date - 7 * back) as week
			from generate_series(${WEEKS - 1}::int, 0, -1) as back
		), recent as (
			select date_trunc('week', created_at at time zone 'America/Los_Angeles')::date as week, created_at, due_at, answered_at
			from leads where not suspected_spam and created_at > now() - make_interval(weeks => ${WEEKS + 1})
		)
		select to_char(weeks.week, 'YYYY-MM-DD') as week,
			count(recent.week)::int as leads,
			count(*) filter (where answered_at <= due_at)::int as "onTime",
			count(*) filter (where answered_at > due_at or (answered_at is null and due_at < now()))::int as late,
			count(*) filter (where answered_at is null and due_at >= now())::int as open,
			(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)
				filter (where answered_at is not null))::float as "medianHours"
		from weeks left join recent on recent.week = weeks.week
		group by weeks.week order by weeks.week`);
}

/** Leads without the column are named by the page. */
async function leadsBy(column: "topic" | "source_page" | "campaign"): Promise<Counted[]> {
	const name = sql.raw(column);
	return rows<Counted>(sql`
		select ${name} as name, count(*)::int as count from leads
		where not suspected_spam and created_at > now() - make_interval(weeks => ${WEEKS}) and ${name} <> ''
		group by 1 order by 2 desc, 1 limit ${TOP}`);
}

async function soldProducts(): Promise<SoldProduct[]> {
	return rows<SoldProduct>(sql`
		select line->>'title' as name, sum((line->>'quantity')::int)::int as count,
			sum((line->>'quantity')::int * (line->>'price')::numeric)::float as dollars
		from leads cross join lateral jsonb_array_elements(
			case when jsonb_typeof(details->'lines') = 'array' then details->'lines' else '[]' end) as line
		where kind = 'order' and status <> 'lost' and not suspected_spam
			and created_at > now() - make_interval(weeks => ${WEEKS})
		group by 1 order by 2 desc, 3 desc limit ${TOP}`);
}

/** Public wanted ads that nobody has written to, oldest first: the company may have what they ask for. */
async function wantedWithoutOffers(): Promise<WantedAd[]> {
	return rows<WantedAd>(sql`
		select id, title, category, extract(day from now() - created_at)::int as days from listings
		where is_public and kind = 'wanted' and not sample
			and not exists (select 1 from message_threads where listing_id = listings.id)
		order by created_at limit 20`);
}

async function rows<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> {
	return (await db().execute(query)).rows as Row[];
}
