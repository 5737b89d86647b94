// Counts searches without results. Words and counts only: no person, no network, no time of day.
import { desc, sql } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { missedSearches } from "#db/schema.ts";
import { missedWords } from "./missed-words.ts";

export type SearchPlace = "shop" | "marketplace";

/** So that nobody can fill the disk with nonsense. Known words are still counted beyond it. */
const MAX_ROWS = 5_000;
const ROWS_KEPT = 2_000;
const DAYS_KEPT = 180;

/** Returns at once: a visitor's search never waits for it or fails with it. */
export function noteMissedSearch(place: SearchPlace, search: string): void {
	const words = missedWords(search);
	if (words)
		countMissedSearch(place, words).catch((error) => log.warn({ error: String(error) }, "not counted"));
}

/** The day is kept, not the time. */
export async function countMissedSearch(place: SearchPlace, words: string): Promise<void> {
	await db().execute(sql`
		insert into missed_searches (place, words, last_at)
		select ${place}::search_place, ${words}, date_trunc('day', now())
		where (select count(*) from missed_searches) < ${MAX_ROWS}
			or exists (select 1 from missed_searches where place = ${place}::search_place and words = ${words})
		on conflict (place, words) do update
		set times = missed_searches.times + 1, last_at = excluded.last_at`);
}

export async function topMissedSearches(limit = 20) {
	return db()
		.select()
		.from(missedSearches)
		.orderBy(desc(missedSearches.times), desc(missedSearches.lastAt), missedSearches.words)
		.limit(limit);
}

export const missedSearchSweepJob = defineJob("missed-search-sweep", {
	cron: "17 9 * * *",
	retryLimit: 2,
	retryDelay: 60,
	expireInSeconds: 120,
	pollSeconds: 30,
	async handler() {
		await db().execute(sql`
			delete from missed_searches where last_at < now() - make_interval(days => ${DAYS_KEPT})
				or (place, words) not in (
					select place, words from missed_searches order by times desc, last_at desc limit ${ROWS_KEPT})`);
	},
});
