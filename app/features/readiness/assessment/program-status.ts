// What each program would find: met, missing or unknown. Never how much it pays.
import { allMeasures } from "../rules/measures.ts";
import { type Program, programs, type RequirementId } from "../rules/programs.ts";
import type { Answers } from "./answers.ts";

export type Status = "met" | "missing" | "unknown";
export type RequirementStatus = { id: string; name: string; status: Status };
export type ProgramStatus = {
	program: Program;
	requirements: RequirementStatus[];
	counts: Record<Status, number>;
};

export const statusNames: Record<Status, string> = { met: "Met", missing: "Missing", unknown: "Unknown" };

export function programStatuses(answers: Answers): ProgramStatus[] {
	return programs.map((program) => {
		const requirements = program.requirements.map(({ id, name }) => ({
			id,
			name,
			status: statusOf(id, answers),
		}));
		const count = (status: Status) => requirements.filter((one) => one.status === status).length;
		return {
			program,
			requirements,
			counts: { met: count("met"), missing: count("missing"), unknown: count("unknown") },
		};
	});
}

/** Met when every measure that it takes is there. One 'no' is enough to miss it. */
export function statusOf(requirement: RequirementId, answers: Answers): Status {
	const needed = allMeasures.filter(({ meets }) => meets.includes(requirement));
	if (needed.some(({ id }) => answers[id] === "no")) return "missing";
	return needed.every(({ id }) => answers[id] === "yes") ? "met" : "unknown";
}
