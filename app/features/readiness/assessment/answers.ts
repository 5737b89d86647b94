// The answers of a check: one of three words per measure.
import { type PlaceId, places } from "../rules/measure.ts";
import { allMeasures, type MeasureId } from "../rules/measures.ts";

export const answerValues = ["yes", "no", "unknown"] as const;
export type Answer = (typeof answerValues)[number];
export type Answers = Readonly<Partial<Record<MeasureId, Answer>>>;

export const answerNames: Record<Answer, string> = { yes: "Yes", no: "No", unknown: "Not sure" };
export const MAX_ADDRESS_LENGTH = 200;
export const MAX_OWNER_LENGTH = 100;

/** Keeps what our own pages send and drops everything else. */
export function cleanAnswers(sent: unknown): Answers {
	if (!sent || typeof sent !== "object") return {};
	const given = sent as Record<string, unknown>;
	const kept: Partial<Record<MeasureId, Answer>> = {};
	for (const { id } of allMeasures) {
		const answer = Object.hasOwn(given, id) ? answerValues.find((value) => value === given[id]) : undefined;
		if (answer) kept[id] = answer;
	}
	return kept;
}

/** One line without control characters, or '' for anything else. */
export function cleanAddress(sent: unknown, maxLength = MAX_ADDRESS_LENGTH): string {
	return typeof sent === "string"
		? sent
				.replace(/[\p{C}\s]+/gu, " ")
				.trim()
				.slice(0, maxLength)
				.toWellFormed()
		: "";
}

export function hasAnswers(answers: Answers): boolean {
	return Object.keys(answers).length > 0;
}

export function measuresAt(place: PlaceId) {
	return allMeasures.filter((measure) => measure.place === place);
}

export function answeredAt(place: PlaceId, answers: Answers): { answered: number; of: number } {
	const asked = measuresAt(place);
	return { answered: asked.filter(({ id }) => answers[id]).length, of: asked.length };
}

/** From `?at=`. Anything unknown means the start of the walk. */
export function placeAt(search: string | URLSearchParams): PlaceId {
	const asked = new URLSearchParams(search).get("at");
	return places.find(({ id }) => id === asked)?.id ?? "roof";
}

export function nextPlace(place: PlaceId): PlaceId | "report" {
	const at = places.findIndex(({ id }) => id === place);
	return places[at + 1]?.id ?? "report";
}

export function previousPlace(place: PlaceId): PlaceId | null {
	const at = places.findIndex(({ id }) => id === place);
	return places[at - 1]?.id ?? null;
}
