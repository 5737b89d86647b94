// Validates and merges changes to a draft's answers.
import { numerals } from "#app/ui/numerals.ts";
import { type Field, maxDraftLengthOf, maxLengthOf, PRIORITY, type Step } from "../field.ts";
import { type Answers, fieldNamed, isSkippedName, listOf, textOf } from "../journey.ts";

/** More than the names of all questions of the longest step. */
const MAX_SKIPPED_LENGTH = 1_000;

export type Changes = Record<string, string | string[]>;

/** Unknown names are dropped. Only a text far over the limit is refused. */
export function cleanChanges(
	sent: unknown,
): { ok: true; changes: Changes } | { ok: false; field: string; message: string } {
	const changes: Changes = {};
	for (const [name, value] of Object.entries(sent && typeof sent === "object" ? sent : {})) {
		const field = fieldNamed(name);
		if (isSkippedName(name) && typeof value === "string")
			changes[name] = value.slice(0, MAX_SKIPPED_LENGTH).toWellFormed();
		if (!field || field.kind === "files") continue;
		if (field.kind === "choices") {
			const chosen = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
			changes[name] = field.options.map((option) => option.value).filter((option) => chosen.includes(option));
		} else if (typeof value === "string") {
			if (value.length > maxDraftLengthOf(field))
				return { ok: false, field: name, message: tooLongMessage(field) };
			changes[name] = value;
		}
	}
	return { ok: true, changes };
}

/**
 * The changes in the posted form of one step. A choice that is missing from it was left or made blank. A text that is
 * missing had no box on that page, so it is no change.
 */
export function postedChanges(step: Step, form: FormData, shown: Answers): Changes {
	const changes: Changes = {};
	for (const field of step.fields) {
		if (field.kind === "files") continue;
		const values = form.getAll(field.name).filter((value) => typeof value === "string");
		if (field.kind === "choices") changes[field.name] = values;
		else if (CHECKABLE.has(field.kind)) changes[field.name] = values[0] ?? "";
		else if (field.kind !== "priority") {
			if (values[0] !== undefined) changes[field.name] = values[0];
		} else {
			const ranking = rankingIn(values, textOf(shown, field.name));
			if (ranking !== null) changes[field.name] = ranking;
		}
	}
	return changes;
}

/** Browsers send these only when one is checked. */
const CHECKABLE: ReadonlySet<Field["kind"]> = new Set(["choice", "yes-no", "consent"]);

/** For a page opened before a newer save: its blank fields must not erase newer answers. */
export function dropBlankChanges(changes: Changes): Changes {
	return Object.fromEntries(Object.entries(changes).filter(([, value]) => value.length > 0));
}

export function merged(answers: Answers, changes: Answers): Answers {
	return { ...answers, ...changes };
}

export function changedAnswers(answers: Answers, changes: Changes): Changes {
	return Object.fromEntries(
		Object.entries(changes).filter(
			([name, value]) => listOf(answers, name).join("\n") !== listOf({ [name]: value }, name).join("\n"),
		),
	);
}

/**
 * A slider always sends a value, and at 1 it may be untouched: then there is no change. Without JavaScript, more
 * values with its name follow: a blank, and 1 if the box below the slider was ticked.
 */
function rankingIn([slider, ...boxes]: readonly string[], shown: string): string | null {
	if (slider === undefined || slider !== String(PRIORITY.min)) return slider ?? null;
	return boxes.at(-1) ?? (shown === "" ? null : slider);
}

function tooLongMessage(field: Field): string {
	return `${field.label}: this is longer than we can keep. Use at most ${numerals(maxLengthOf(field))} characters.`;
}
