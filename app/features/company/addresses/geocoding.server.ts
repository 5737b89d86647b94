// Address suggestions from a public geocoding service. Its usage policy asks for caching, one request per second and a
// User-Agent.
import { and, eq, gt, sql } from "drizzle-orm";
import { company, contact } from "#app/features/company/company.ts";
import { db } from "#app/platform/database/db.server.ts";
import { readBounded } from "#app/platform/http/bounded-body.server.ts";
import { addressesOf, callService, isServiceOn } from "#app/platform/http/services.server.ts";
import { log } from "#app/platform/log.server.ts";
import { geocodeAnswers } from "#db/schema.ts";
import { MIN_QUERY_LENGTH, type Suggestion } from "./address-suggestions.ts";
import { parseSuggestions } from "./geocoder-answer.ts";

const TIMEOUT_MS = 4_000;
const MAX_ANSWER_BYTES = 1_000_000;
// Slightly over a second, because network jitter can bring two requests closer together.
const MIN_INTERVAL_SECONDS = 1.05;
/** After a longer wait the visitor has typed more, and the suggestions would be outdated. */
const MAX_WAIT_SECONDS = 2.5;
const CACHE_TTL = sql`interval '60 days'`;

/** Whoever asks the same while a question is under way gets its answer. */
const pending = new Map<string, Promise<unknown[] | null>>();

/** Never throws: without suggestions the field is a plain text box. */
export async function suggestAddresses(typed: string): Promise<Suggestion[]> {
	const question = typed.toLowerCase().replace(/\s+/g, " ").trim().slice(0, 200);
	if (question.length < MIN_QUERY_LENGTH || !isServiceOn("geocoder")) return [];
	try {
		return (await findOrAsk(question, question, parseSuggestions)) ?? [];
	} catch (error) {
		log.debug({ error: error instanceof Error ? error.message : String(error) }, "no address suggestions");
		return [];
	}
}

/** What the geocoder said of an address, from the last 60 days or anew. Null when too many requests are waiting. */
export function findOrAsk<Found>(
	key: string,
	address: string,
	parse: (answer: unknown) => Found[],
): Promise<Found[] | null> {
	let answer = pending.get(key) as Promise<Found[] | null> | undefined;
	if (!answer) {
		answer = findOrAskAlone(key, address, parse).finally(() => pending.delete(key));
		pending.set(key, answer);
	}
	return answer;
}

async function findOrAskAlone<Found>(
	key: string,
	address: string,
	parse: (answer: unknown) => Found[],
): Promise<Found[] | null> {
	const [known] = await db()
		.select({ found: geocodeAnswers.suggestions })
		.from(geocodeAnswers)
		.where(and(eq(geocodeAnswers.question, key), gt(geocodeAnswers.fetchedAt, sql`now() - ${CACHE_TTL}`)));
	if (known) return known.found as Found[];
	const answer = await askGeocoder(address);
	if (answer === null) return null;
	const suggestions = parse(answer);
	await db()
		.insert(geocodeAnswers)
		.values({ question: key, suggestions })
		.onConflictDoUpdate({ target: geocodeAnswers.question, set: { suggestions, fetchedAt: sql`now()` } });
	return suggestions;
}

/**
 * Reserves the next free second across all processes, by the database's clock. Returns false when the queue is too
 * long.
 */
async function reserveSlot(): Promise<boolean> {
	const { rows } = await db().execute<{ wait: number }>(sql`
		insert into settings as s (key, value) values ('geocoder-turn', to_jsonb(extract(epoch from clock_timestamp())))
		on conflict (key) do update
			set value = to_jsonb(greatest(extract(epoch from clock_timestamp()), (s.value #>> '{}')::numeric + ${MIN_INTERVAL_SECONDS}::numeric))
			where (s.value #>> '{}')::numeric + ${MIN_INTERVAL_SECONDS}::numeric < extract(epoch from clock_timestamp()) + ${MAX_WAIT_SECONDS}::numeric
		returning ((value #>> '{}')::numeric - extract(epoch from clock_timestamp()))::float8 as wait`);
	const [turn] = rows;
	if (!turn) return false;
	if (turn.wait > 0) await new Promise((resolve) => setTimeout(resolve, turn.wait * 1000));
	return true;
}

/** The service's response, or null when too many requests are waiting. Throws when the service is down. */
async function askGeocoder(question: string): Promise<unknown> {
	const [service] = addressesOf("geocoder");
	if (!service || !(await reserveSlot())) return null;
	const response = await callService("geocoder", searchUrl(service, question), {
		headers: {
			accept: "application/json",
			"accept-language": "en",
			"user-agent": `${company.shortName}-Intake/1.0 (${contact.email})`,
		},
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!response.ok) throw new Error(`the address service answered ${response.status}`);
	const body = await readBounded(response, MAX_ANSWER_BYTES);
	if (body === null) throw new Error("the address service sent too much");
	return JSON.parse(body);
}

/** Photon rejects unknown parameters, so each kind of service gets its own. */
function searchUrl(service: string, question: string): URL {
	const url = new URL(service);
	const isPhoton = url.hostname.includes("photon") || /\/api\/?$/.test(url.pathname);
	const parameters: Record<string, string> = isPhoton
		? // The corners of the fifty states: Photon cannot filter by country, so results outside are dropped.
			{ q: question, limit: "10", lang: "en", bbox: "-179.2,18.8,-66.9,71.5" }
		: { q: question, format: "json", addressdetails: "1", limit: "5", countrycodes: "us" };
	for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
	return url;
}
