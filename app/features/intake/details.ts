// The stored record of a submitted questionnaire, and its answers as text.
import { numerals } from "#app/ui/numerals.ts";
import { type Field, PRIORITY } from "./field.ts";
import {
	type Answers,
	listOf,
	mapsLink,
	parseInteger,
	parsePriority,
	textOf,
	visibleFields,
} from "./journey.ts";
import { steps } from "./steps.ts";

/**
 * Nested by the dots in the field names, as in `preferredVendors.plumber.name`. Blank yes/no answers and unreadable
 * numbers are null. `asTyped` holds the original text of number fields when the number loses some of it.
 */
export type IntakeDetails = { readonly [name: string]: unknown };

const AS_TYPED = "asTyped";

export type NamedFile = { field: string; fileName: string };
export type AnsweredQuestion = { name: string; label: string; text: string };
export type AnsweredStep = { number: number; title: string; answers: AnsweredQuestion[] };

export function detailsFrom(answers: Answers): IntakeDetails {
	const details: Record<string, unknown> = {};
	for (const step of steps) {
		const visible = new Set(visibleFields(step, answers));
		for (const field of step.fields)
			if (field.kind !== "files")
				setNested(details, field.name, storedValue(field, visible.has(field) ? answers : {}));
	}
	details[AS_TYPED] = numbersAsTyped(answers);
	details.googleMapsLink = mapsLink(textOf(answers, "propertyAddress"));
	return details;
}

export function valueAt(details: IntakeDetails, name: string): unknown {
	return name.split(".").reduce<unknown>((value, key) => {
		return value && typeof value === "object" ? (value as Record<string, unknown>)[key] : undefined;
	}, details);
}

/** Every answered question by step, ready to show, email or print. Steps without answers are included. */
export function answersByStep(details: IntakeDetails, files: readonly NamedFile[] = []): AnsweredStep[] {
	return steps.map((step) => ({
		number: step.number,
		title: step.title,
		answers: step.fields.flatMap((field) => {
			const text =
				field.kind === "files"
					? fileNames(field, files)
					: (typedNumber(field, details) ?? answerText(field, valueAt(details, field.name)));
			return text ? [{ name: field.name, label: field.label, text }] : [];
		}),
	}));
}

function storedValue(field: Field, answers: Answers): unknown {
	switch (field.kind) {
		case "integer":
			return parseInteger(textOf(answers, field.name));
		case "yes-no": {
			const text = textOf(answers, field.name);
			return text === "yes" ? true : text === "no" ? false : null;
		}
		case "consent":
			return textOf(answers, field.name) === "yes";
		case "choices":
			return [...listOf(answers, field.name)];
		case "priority":
			return parsePriority(textOf(answers, field.name));
		default:
			return textOf(answers, field.name).trim();
	}
}

function answerText(field: Field, value: unknown): string {
	if (value === null || value === undefined || value === "") return "";
	if (field.kind === "choice")
		return field.options.find((option) => option.value === value)?.label ?? String(value);
	if (field.kind === "priority") return value === PRIORITY.unranked ? "Not ranked" : `${value} of 5`;
	if (field.kind === "integer" && typeof value === "number")
		return `${numerals(value)}${field.unit ? ` ${field.unit}` : ""}`;
	if (typeof value === "boolean") return value ? "Yes" : field.kind === "consent" ? "" : "No";
	return Array.isArray(value) ? value.join(", ") : String(value);
}

/** By field name. Only for text that differs from the stored integer, such as 'two' or '3,200.7'. */
function numbersAsTyped(answers: Answers): Record<string, string> {
	const typed: Record<string, string> = {};
	for (const field of steps.flatMap((step) => visibleFields(step, answers))) {
		const text = textOf(answers, field.name).trim();
		if (field.kind === "integer" && text !== "" && text.replaceAll(",", "") !== String(parseInteger(text)))
			typed[field.name] = text;
	}
	return typed;
}

function typedNumber(field: Field, details: IntakeDetails): string | null {
	const typed = details[AS_TYPED];
	if (field.kind !== "integer" || !typed || typeof typed !== "object") return null;
	const text = (typed as Record<string, unknown>)[field.name];
	return typeof text === "string" ? text : null;
}

function fileNames(field: Field, files: readonly NamedFile[]): string {
	return files
		.filter((file) => file.field === field.name)
		.map((file) => file.fileName)
		.join(", ");
}

function setNested(details: Record<string, unknown>, name: string, value: unknown): void {
	const keys = name.split(".");
	const last = keys.pop() ?? name;
	let place = details;
	for (const key of keys) {
		place[key] ??= {};
		place = place[key] as Record<string, unknown>;
	}
	place[last] = value;
}
