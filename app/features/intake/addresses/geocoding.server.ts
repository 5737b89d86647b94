// Address suggestions from a public service that asks for politeness: cached, one question a second, our name on it.
import { and, eq, gt, sql } from "drizzle-orm";
import { company, contact } from "#app/features/company/company.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { geocodeAnswers } from "#db/schema.ts";
import { MIN_QUERY, type Suggestion, suggestionsIn } from "./address-suggestions.ts";

const PUBLIC_SERVICE = "https://photon.komoot.io/api/";
const TIMEOUT_MS = 4_000;
// A little over a second, so that the service sees a whole second even when the network hurries one request.
const SPACING_SECONDS = 1.05;
/** Who would wait longer has typed on by then. */
const PATIENCE_SECONDS = 2.5;
const CACHE = sql`interval '60 days'`;

const asking = new Map<string, Promise<Suggestion[]>>();

/** Never throws: without an answer the field is a plain text box. */
export async function suggestAddresses(typed: string): Promise<Suggestion[]> {
	const question = typed.toLowerCase().replace(/\s+/g, " ").trim().slice(0, 200);
	if (question.length < MIN_QUERY || env().GEOCODER_URL === "off") return [];
	let answer = asking.get(question);
	if (!answer) {
		answer = remembered(question).finally(() => asking.delete(question));
		asking.set(question, answer);
	}
	return answer.catch((error) => {
		log.debug({ error: error instanceof Error ? error.message : String(error) }, "no address suggestions");
		return [];
	});
}

async function remembered(question: string): Promise<Suggestion[]> {
	const [known] = await db()
		.select({ suggestions: geocodeAnswers.suggestions })
		.from(geocodeAnswers)
		.where(and(eq(geocodeAnswers.question, question), gt(geocodeAnswers.fetchedAt, sql`now() - ${CACHE}`)));
	if (known) return known.suggestions as Suggestion[];
	if (!(await ownSecond())) return [];
	const suggestions = await ask(question);
	await db()
		.insert(geocodeAnswers)
		.values({ question, suggestions })
		.onConflictDoUpdate({ target: geocodeAnswers.question, set: { suggestions, fetchedAt: sql`now()` } });
	return suggestions;
}

/** The next free second of the whole fleet, by the database's clock; false when the queue is too long. */
async function ownSecond(): Promise<boolean> {
	const { rows } = await db().execute<{ wait: number }>(sql`
		insert into settings as s (key, value) values ('geocoder-turn', to_jsonb(extract(epoch from clock_timestamp())))
		on conflict (key) do update
			set value = to_jsonb(greatest(extract(epoch from clock_timestamp()), (s.value #>> '{}')::numeric + ${SPACING_SECONDS}::numeric))
			where (s.value #>> '{}')::numeric + ${SPACING_SECONDS}::numeric < extract(epoch from clock_timestamp()) + ${PATIENCE_SECONDS}::numeric
		returning ((value #>> '{}')::numeric - extract(epoch from clock_timestamp()))::float8 as wait`);
	const [turn] = rows;
	if (!turn) return false;
	if (turn.wait > 0) await new Promise((resolve) => setTimeout(resolve, turn.wait * 1000));
	return true;
}

async function ask(question: string): Promise<Suggestion[]> {
	const response = await fetch(searchAddress(env().GEOCODER_URL ?? PUBLIC_SERVICE, question), {
		headers: {
			accept: "application/json",
			"accept-language": "en",
			"user-agent": `${company.shortName}-Intake/1.0 (${contact.email})`,
		},
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!response.ok) throw new Error(`the address service answered ${response.status}`);
	return suggestionsIn(await response.json());
}

/** Photon refuses parameters it does not know, so each kind of service gets its own. */
function searchAddress(service: string, question: string): URL {
	const url = new URL(service);
	const isPhoton = url.hostname.includes("photon") || /\/api\/?$/.test(url.pathname);
	const parameters: Record<string, string> = isPhoton
		? // The corners of the fifty states: Photon has no filter by country, we throw out the rest.
			{ q: question, limit: "10", lang: "en", bbox: "-179.2,18.8,-66.9,71.5" }
		: { q: question, format: "json", addressdetails: "1", limit: "5", countrycodes: "us" };
	for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
	return url;
}
