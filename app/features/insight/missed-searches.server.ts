// Counts searches without results. Words and counts only: no person, no network, no time of day.
import { desc, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { missedSearches } from "#db/schema.ts";
import { missedWords } from "./missed-words.ts";

export type SearchPlace = "shop" | "marketplace";

/** So that nobody can fill the disk with nonsense. Known words are still counted beyond it. */
const MAX_ROWS = 5_000;
const ROWS_KEPT = 2_000;
const DAYS_KEPT = 180;

/** Counts wait this long in memory, so that a search costs the database nothing. */
const WAIT_MS = 10_000;
const MAX_WAITING = 500;

/** Set by a page without results. The server counts each time it sends that page, also from its cache, and removes it. */
export const MISSED_SEARCH_HEADER = "X-Missed-Search";

export function missedSearchHeader(place: SearchPlace, search: string): Record<string, string> {
	const words = missedWords(search);
	return words ? { [MISSED_SEARCH_HEADER]: `${place} ${encodeURIComponent(words)}` } : {};
}

/** `missed` is the header's value. Returns at once: a visitor's search never waits for it or fails with it. */
export function noteMissedSearch(missed: string): void {
	const times = waiting.get(missed) ?? 0;
	if (times === 0 && waiting.size >= MAX_WAITING) return;
	waiting.set(missed, times + 1);
	timer ??= setTimeout(storeMissedSearches, WAIT_MS).unref();
}

let waiting = new Map<string, number>();
let timer: NodeJS.Timeout | undefined;

/** Stores what was counted. Also when the process ends. The day is kept, not the time. */
export async function storeMissedSearches(): Promise<void> {
	clearTimeout(timer);
	timer = undefined;
	const counted = [...waiting];
	waiting = new Map();
	// The marketplace searches while somebody types, so the beginning of another search is no search.
	const rows = counted
		.filter(([search]) => !counted.some(([other]) => other !== search && other.startsWith(search)))
		.map(([search, times]) => {
			const [place, words = ""] = search.split(" ");
			return { place, words: decodeURIComponent(words), times };
		});
	if (rows.length === 0) return;
	try {
		await db().execute(sql`
			insert into missed_searches (place, words, times, last_at)
			select place, words, times, date_trunc('day', now())
			from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as noted (place search_place, words text, times int)
			where (select count(*) from missed_searches) < ${MAX_ROWS}
				or exists (select from missed_searches known where known.place = noted.place and known.words = noted.words)
			on conflict (place, words) do update
			set times = missed_searches.times + excluded.times, last_at = excluded.last_at`);
	} catch (error) {
		log.warn({ error: String(error) }, "searches not counted");
	}
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
	expireInSeconds: 120,
	async handler() {
		await db().execute(sql`
			delete from missed_searches where last_at < now() - make_interval(days => ${DAYS_KEPT})
				or (place, words) not in (
					select place, words from missed_searches order by times desc, last_at desc limit ${ROWS_KEPT})`);
	},
});
