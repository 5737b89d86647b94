// Answers on their way into a draft: known fields only, text only, and merged so that nobody's typing is lost.
import { numerals } from "#app/ui/numerals.ts";
import { DRAFT_TEXT, type Field, type Step } from "../field.ts";
import { type Answers, fieldNamed, listOf } from "../journey.ts";

export type Changes = Record<string, string | string[]>;

/** Takes nothing on trust. Unknown names are dropped; only a text beyond all reason is refused, by name. */
export function cleanChanges(
	sent: unknown,
): { ok: true; changes: Changes } | { ok: false; field: string; message: string } {
	const changes: Changes = {};
	for (const [name, value] of Object.entries(sent && typeof sent === "object" ? sent : {})) {
		const field = fieldNamed(name);
		if (!field || field.kind === "files") continue;
		if (field.kind === "choices") {
			const chosen = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
			changes[name] = field.options.map((option) => option.value).filter((option) => chosen.includes(option));
		} else if (typeof value === "string") {
			if (value.length > DRAFT_TEXT) return { ok: false, field: name, message: tooLongToKeep(field) };
			changes[name] = storable(value);
		}
	}
	return { ok: true, changes };
}

/** What a plain form post says about one step: a choice that is not in it was left or made blank. */
export function postedChanges(step: Step, form: FormData): Changes {
	const changes: Changes = {};
	for (const field of step.fields) {
		if (field.kind === "files") continue;
		const values = form.getAll(field.name).filter((value) => typeof value === "string");
		if (field.kind === "choices") changes[field.name] = values;
		else if (field.kind !== "priority" || values.length > 0) changes[field.name] = values[0] ?? "";
	}
	return changes;
}

/** From a page that was opened before a newer save: what it left blank must not erase what was written since. */
export function withoutErasures(changes: Changes): Changes {
	return Object.fromEntries(Object.entries(changes).filter(([, value]) => value.length > 0));
}

export function merged(answers: Answers, changes: Answers): Answers {
	return { ...answers, ...changes };
}

export function differing(answers: Answers, changes: Changes): Changes {
	return Object.fromEntries(
		Object.entries(changes).filter(
			([name, value]) => listOf(answers, name).join("\n") !== listOf({ [name]: value }, name).join("\n"),
		),
	);
}

function tooLongToKeep(field: Field): string {
	return `${field.label}: this is longer than we can keep. Use at most ${numerals(DRAFT_TEXT)} characters.`;
}

/** PostgreSQL's JSON takes neither NUL nor half a character. */
function storable(text: string): string {
	return text.replaceAll("\0", "").toWellFormed();
}
