// The logic of the questionnaire: which questions apply, how answers are parsed, and what blocks a submission.
import { numerals } from "#app/ui/numerals.ts";
import { type Field, maxLengthOf, PRIORITY, REBUILDING, type Step } from "./field.ts";
import { steps } from "./steps.ts";

/** Answers as form values. A list of checked choices is an array. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;
export type Place = number | "review";
export type Problem = { field: string; step: number; message: string };

/** The answer to a posted step that stays on the page. */
export type PostedStep = {
	place: Place;
	problems: Problem[];
	/** Why it was not taken. */
	notice?: string;
	/** Shown again. */
	answers?: Answers;
	/** Of these, what could not be stored. */
	unstored?: Record<string, string | string[]>;
	/** Whether the link to continue elsewhere was mailed. */
	mailed?: { ok: boolean; message: string };
};

export const STEP_COUNT = steps.length;
export const allFields: readonly Field[] = steps.flatMap((step) => step.fields);
const byName = new Map(allFields.map((field) => [field.name, field]));

export function fieldNamed(name: string): Field | undefined {
	return byName.get(name);
}

/** From `?step=`: 1 to 10, or the review. Anything else means step 1. */
export function parsePlace(search: string | URLSearchParams): Place {
	const asked = new URLSearchParams(search).get("step");
	if (asked === "review") return "review";
	const number = Number(asked);
	return Number.isInteger(number) ? Math.min(Math.max(number, 1), STEP_COUNT) : 1;
}

/** The step that contains this field. */
export function stepOf(name: string): number {
	return steps.find((step) => step.fields.some((field) => field.name === name))?.number ?? 1;
}

export function stepAt(number: number): Step {
	const step = steps[Math.min(Math.max(number, 1), STEP_COUNT) - 1];
	if (!step) throw new Error("The questionnaire has no steps.");
	return step;
}

/** Without an SMS service, nobody is asked to consent to text messages. */
export function withoutSms(step: Step): Step {
	return { ...step, fields: step.fields.filter((field) => field.kind !== "consent") };
}

/** Whoever rebuilds is asked about the house they plan. */
export function introOf(step: Step, answers: Answers): string {
	return isRebuilding(answers) ? (step.introIfRebuilding ?? step.intro) : step.intro;
}

export function isRebuilding(answers: Answers): boolean {
	return textOf(answers, REBUILDING) === "yes";
}

export function addressOf(place: Place, field?: string): string {
	return `?step=${place}${field ? `#${idOf(field)}` : ""}`;
}

/** Where a button leads: 'next', 'previous', 'review', or a step number. */
export function placeAfter(place: Place, go: string): Place {
	if (go === "review") return "review";
	if (go === "previous") return place === "review" ? STEP_COUNT : Math.max(1, place - 1);
	if (go === "next") return place === "review" ? place : Math.min(STEP_COUNT, place + 1);
	const number = Number(go);
	return Number.isInteger(number) && number >= 1 && number <= STEP_COUNT ? number : place;
}

/** The id of a field's first input, for links from the review and the error summary. */
export function idOf(name: string): string {
	return `field-${name.replaceAll(".", "-")}`;
}

export function progressPercent(place: Place): number {
	return place === "review" ? 100 : Math.round((place / STEP_COUNT) * 100);
}

export function textOf(answers: Answers, name: string): string {
	const value = answers[name];
	return typeof value === "string" ? value : "";
}

export function listOf(answers: Answers, name: string): readonly string[] {
	const value = answers[name];
	return typeof value === "string" ? (value ? [value] : []) : (value ?? []);
}

export function isVisible(field: Field, answers: Answers): boolean {
	const { showWhen } = field;
	return !showWhen || listOf(answers, showWhen.field).includes(showWhen.is);
}

export function visibleFields(step: Step, answers: Answers): Field[] {
	return step.fields.filter((field) => isVisible(field, answers));
}

const NUMBER =
	/^(?:(?:about|approx\.?|approximately|around|~)\s*)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s*(.*)$/i;
const UNITS =
	/^(?:sq\.? ?ft\.?|sqft|square (?:feet|foot)|gal(?:s|lons?)?\.?|ft\.?|feet|foot|psi|v|volts?|a|amps?|h|hrs?\.?|hours?)?$/i;

/**
 * '2,400', 'about 2,400 sq ft' and '2400.7' are 2400. Returns null for anything that is not one plain number, such as
 * 'two' or '120/240', because a guess would store a wrong figure. Limited to PostgreSQL's integer range.
 */
export function parseInteger(text: string): number | null {
	const [, digits, unit = ""] = NUMBER.exec(text.trim()) ?? [];
	if (digits === undefined || !UNITS.test(unit)) return null;
	const number = Number(digits.replaceAll(",", ""));
	return number <= 2_147_483_647 ? number : null;
}

/**
 * A hint for a number field whose text is stored as typed because it is not a plain number. Never blocks a
 * submission.
 */
export function numberHint(field: Field, answers: Answers): string | null {
	const text = field.kind === "integer" ? textOf(answers, field.name).trim() : "";
	if (text === "" || parseInteger(text) !== null) return null;
	return "We'll keep this as you typed it. A plain number like 2 or 2,400 is easier for us to use.";
}

export function parsePriority(text: string): number {
	const number = Math.round(Number(text));
	if (!text.trim() || !Number.isFinite(number) || number < PRIORITY.min) return PRIORITY.unranked;
	return Math.min(number, PRIORITY.max);
}

/** Everything that blocks a submission, in the order of the questions. */
export function problemsIn(answers: Answers): Problem[] {
	return steps.flatMap((step) =>
		visibleFields(step, answers).flatMap((field) => {
			const message = problemWith(field, answers);
			return message ? [{ field: field.name, step: step.number, message }] : [];
		}),
	);
}

export function problemWith(field: Field, answers: Answers): string | null {
	if (field.kind === "files") return null;
	if (field.kind === "choices") return unknownChoice(field.options, listOf(answers, field.name));
	const text = textOf(answers, field.name).trim();
	if (!text) return field.required ?? null;
	if (field.kind === "choice") return unknownChoice(field.options, [text]);
	const limit = maxLengthOf(field);
	if (text.length > limit)
		return `${field.label}: use at most ${numerals(limit)} characters (now ${numerals(text.length)})`;
	if (!field.required || field.kind !== "text") return null;
	if (field.type === "email" && !isEmail(text)) return "Enter an email address like name@example.com";
	if (field.type === "tel" && text.replace(/\D/g, "").length < 10)
		return "Enter a phone number with area code, like (213) 555-0142";
	return null;
}

/** What a draft remembers about a step: the names of the questions left blank when the visitor pressed Next. */
export function skippedName(step: number): string {
	return `skipped.${step}`;
}

export function isSkippedName(name: string): boolean {
	return steps.some(({ number }) => name === skippedName(number));
}

export type FieldsWithFiles = ReadonlySet<string>;

/** The questions of a step without an answer. Consent is an offer, not a question. */
export function blankQuestions(step: Step, answers: Answers, filled: FieldsWithFiles): Field[] {
	return questionsIn(step, answers).filter((field) =>
		field.kind === "files"
			? !filled.has(field.name)
			: field.kind === "priority"
				? parsePriority(textOf(answers, field.name)) === PRIORITY.unranked
				: listOf(answers, field.name).join("").trim() === "",
	);
}

/** Buttons that go on from a step. The step list and Previous do not skip anything. */
const SKIPPING: ReadonlySet<string> = new Set(["next", "review"]);
/** Says that the visitor has left the step. No question has this name. */
const LEFT = "-";

/** The change that notes that the visitor left a step, and, as they go on, what they left blank. */
export function leavingBy(
	go: string,
	step: Step,
	answers: Answers,
	filled: FieldsWithFiles,
): Record<string, string> {
	if (placeAfter(step.number, go) === step.number) return {};
	const name = skippedName(step.number);
	if (!SKIPPING.has(go)) return { [name]: textOf(answers, name) || LEFT };
	const blank = blankQuestions(step, answers, filled).map((field) => field.name);
	return { [name]: blank.join(" ") || LEFT };
}

/** What a submission will ask for in the steps that the visitor has left. It stops nobody before. */
export function problemsLeft(answers: Answers): Problem[] {
	return problemsIn(answers).filter(({ step }) => textOf(answers, skippedName(step)) !== "");
}

export type StepState = {
	questions: number;
	answered: number;
	/** Every question is answered or was knowingly skipped. A required one cannot be skipped. */
	isComplete: boolean;
	/** Answers of a step the visitor has left that a submission will ask for. */
	needed: number;
};

export function stepState(step: Step, answers: Answers, filled: FieldsWithFiles): StepState {
	const blank = blankQuestions(step, answers, filled);
	const skipped = new Set(textOf(answers, skippedName(step.number)).split(" "));
	const questions = questionsIn(step, answers).length;
	return {
		questions,
		answered: questions - blank.length,
		isComplete:
			blank.every((field) => !field.required && skipped.has(field.name)) &&
			visibleFields(step, answers).every((field) => problemWith(field, answers) === null),
		needed: problemsLeft(answers).filter((problem) => problem.step === step.number).length,
	};
}

function questionsIn(step: Step, answers: Answers): Field[] {
	return visibleFields(step, answers).filter((field) => field.kind !== "consent");
}

export function mapsLink(address: string): string {
	const query = address.trim();
	return query ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}` : "";
}

export function satelliteFrame(address: string): string {
	return `https://www.google.com/maps?q=${encodeURIComponent(address.trim())}&t=k&z=18&output=embed`;
}

function unknownChoice(options: readonly { value: string }[], chosen: readonly string[]): string | null {
	return chosen.every((value) => options.some((option) => option.value === value))
		? null
		: "Choose from the list";
}

function isEmail(text: string): boolean {
	return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/.test(text);
}
