// Pairs of answers that contradict each other. We point them out and never change them.
import type { MeasureId } from "../rules/measures.ts";
import type { Answer, Answers } from "./answers.ts";

type Rule = { answers: Partial<Record<MeasureId, Answer>>; message: string };
export type Contradiction = { id: MeasureId; message: string };

const rules: readonly Rule[] = [
	{
		answers: { temperedWindows: "yes", multiPaneWindows: "no" },
		message:
			"You said every window has double-pane tempered glass, and also that some have a single pane. Check both answers.",
	},
	{
		answers: { siding: "yes", wallBase: "no" },
		message:
			"You said all siding is noncombustible, but the lowest 6 inches aren't. Check the base of the walls again.",
	},
	{
		answers: { zone0Clear: "yes", underDeck: "no" },
		message:
			"You said the first 5 feet are clear, but something is under the deck. The space under a deck counts as the first 5 feet.",
	},
	{
		answers: { zone0Clear: "yes", zone0Fence: "no" },
		message: "You said nothing within 5 feet can burn, but a wood fence meets the house. Check both answers.",
	},
	{
		answers: { brushGroups: "yes", deadBrush: "no" },
		message:
			"You said the brush is thinned, but dead wood is left in it. Inspectors look for dead wood first.",
	},
];

export function contradictionsIn(answers: Answers): Contradiction[] {
	return rules.flatMap((rule) => {
		const ids = Object.keys(rule.answers) as MeasureId[];
		const [first] = ids;
		return first && ids.every((id) => answers[id] === rule.answers[id])
			? [{ id: first, message: rule.message }]
			: [];
	});
}
