// Points per ring. Only a yes counts: what nobody has checked protects nothing we can report.
import { places, type RingId, rings } from "../rules/measure.ts";
import { allMeasures } from "../rules/measures.ts";
import type { Answers } from "./answers.ts";

export type Score = {
	points: number;
	of: number;
	/** 0 to 100. */
	percent: number;
	unknown: number;
};
export type Scores = { total: Score; rings: Record<RingId, Score> };

const ringOfPlace = new Map(places.map(({ id, ring }) => [id, ring]));

export function scoresOf(answers: Answers): Scores {
	const perRing = Object.fromEntries(
		rings.map(({ id }) => [
			id,
			score(
				answers,
				allMeasures.filter(({ place }) => ringOfPlace.get(place) === id),
			),
		]),
	) as Record<RingId, Score>;
	return { total: score(answers, allMeasures), rings: perRing };
}

function score(answers: Answers, measures: typeof allMeasures): Score {
	const of = sum(measures);
	const points = sum(measures.filter(({ id }) => answers[id] === "yes"));
	const unknown = measures.filter(({ id }) => (answers[id] ?? "unknown") === "unknown").length;
	return { points, of, percent: Math.round((points / of) * 100), unknown };
}

function sum(measures: typeof allMeasures): number {
	return measures.reduce((total, { weight }) => total + weight, 0);
}
