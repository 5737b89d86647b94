// Points per ring. Only a yes counts: what nobody has checked protects nothing we can report.
import { places, type RingId, rings } from "../rules/measure.ts";
import { allMeasures } from "../rules/measures.ts";
import type { Answers } from "./answers.ts";

export type Score = {
	points: number;
	of: number;
	/** 0 to 100. */
	percent: number;
	/** Not answered, or answered with 'not sure'. */
	unknown: number;
	answered: number;
	questions: number;
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

/** With fewer answers a figure would mostly count what nobody has answered. */
export const MIN_ANSWERED = Math.ceil(allMeasures.length / 2);

export function isScored({ total }: Scores): boolean {
	return total.answered >= MIN_ANSWERED;
}

/** '45 of 100', the same on the page, in the PDF and in the office. */
export function scoreText(scores: Scores): string {
	return isScored(scores) ? `${scores.total.percent} of 100` : "not enough answers yet";
}

/** How much the score is based on, said beside it. */
export function answeredText(scores: Scores): string {
	const { answered, questions } = scores.total;
	const so = `${answered} of ${questions} questions answered.`;
	return isScored(scores) ? so : `${so} You get a score from ${MIN_ANSWERED} answers on.`;
}

/** The figure of one ring, or null: what nobody answered is not a zero. */
export function ringPercent({ percent, answered }: Score): number | null {
	return answered === 0 ? null : percent;
}

/** The figure of one ring in words. */
export function ringText({ percent, unknown, answered }: Score): string {
	if (answered === 0) return "not answered";
	return unknown > 0 ? `${percent}, ${unknown} not checked` : String(percent);
}

const weights = allMeasures.map(({ weight }) => weight);
const heaviest = allMeasures.filter(({ weight }) => weight === Math.max(...weights));

/** How the score comes about. Stands where the points of each measure are listed. */
export const weightsText = `Each measure counts ${Math.min(...weights)} to ${Math.max(...weights)} points, ${sum(allMeasures)} in all. The most go to the gaps where embers get in: ${heaviest.map(({ name }) => name).join(", ")}. A yes earns the points. No, not sure and not answered earn none. The score is the share of all points earned. The weights are our own judgment, not an insurer's.`;

function score(answers: Answers, measures: typeof allMeasures): Score {
	const of = sum(measures);
	const points = sum(measures.filter(({ id }) => answers[id] === "yes"));
	const unknown = measures.filter(({ id }) => (answers[id] ?? "unknown") === "unknown").length;
	const answered = measures.filter(({ id }) => answers[id] !== undefined).length;
	const percent = Math.round((points / of) * 100);
	return { points, of, percent, unknown, answered, questions: measures.length };
}

function sum(measures: typeof allMeasures): number {
	return measures.reduce((total, { weight }) => total + weight, 0);
}
