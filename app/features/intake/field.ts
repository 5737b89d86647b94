// What a question of the questionnaire can be. A new question is one entry in steps.ts; everything else reads it here.

export type Option = { value: string; label: string };

/**
 * The question applies only when another field of the same step has this answer. The style sheet opens it, so that it
 * works without JavaScript; it knows these two answers.
 */
export type Condition = { field: string; is: "yes" | typeof OTHER };
export const OTHER = "Other";

type Question = {
	/** The `name` of the input; a dot nests the answer in the stored record. */
	name: string;
	label: string;
	hint?: string;
	/** Checked at submission, with this message when it is missing. */
	required?: string;
	showWhen?: Condition;
	/** Opens a group of questions under this small heading. */
	group?: string;
	/** Shares a row with its neighbor where there is room. */
	half?: boolean;
};

export type TextField = Question & {
	kind: "text";
	type?: "text" | "email" | "tel";
	autoComplete?: string;
};
export type AddressField = Question & { kind: "address" };
export type IntegerField = Question & { kind: "integer"; unit?: string };
export type LongTextField = Question & { kind: "long-text"; rows?: number };
export type ChoiceField = Question & { kind: "choice"; options: readonly Option[] };
export type YesNoField = Question & { kind: "yes-no" };
export type ChoicesField = Question & { kind: "choices"; options: readonly Option[] };
export type ConsentField = Question & { kind: "consent" };
export type PriorityField = Question & { kind: "priority" };
export type FilesField = Question & { kind: "files"; accept: readonly FileType[] };

export type Field =
	| TextField
	| AddressField
	| IntegerField
	| LongTextField
	| ChoiceField
	| YesNoField
	| ChoicesField
	| ConsentField
	| PriorityField
	| FilesField;

export type Step = { number: number; title: string; intro: string; fields: readonly Field[] };

export type FileType = "pdf" | "jpeg" | "png" | "webp" | "heic" | "avif" | "dwg";

export const YES_NO: readonly Option[] = [
	{ value: "yes", label: "Yes" },
	{ value: "no", label: "No" },
];

export const SHORT_TEXT = 200;
export const LONG_TEXT = 5_000;
/** A draft keeps even what is too long to submit, within reason. */
export const DRAFT_TEXT = 20_000;

/** Hidden in the form, so only bots fill it in. */
export const TRAP = "website";

export const PRIORITY = { min: 1, max: 5, shownFirst: 1 } as const;
