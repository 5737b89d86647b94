// The kinds of questions. To add a question, add an entry in steps.ts.

export type Option = { value: string; label: string };

/**
 * The question applies only when another field of the same step has this answer. CSS shows and hides it, so it works
 * without JavaScript, but only for these two answers.
 */
export type Condition = { field: string; is: "yes" | typeof OTHER };
export const OTHER = "Other";

type Question = {
	/** The input's `name`. Dots nest the answer in the stored record. */
	name: string;
	label: string;
	hint?: string;
	/** The message when the answer is missing at submission. */
	required?: string;
	showWhen?: Condition;
	/** Starts a group of questions under this heading. */
	group?: string;
	/** Shares a row with its neighbor on wide screens. */
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
export type ChoiceField = Question & {
	kind: "choice";
	options: readonly Option[];
	/** Shown below once the answer is 'yes', as a question with `showWhen` is. */
	note?: string;
};
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

export type Step = {
	number: number;
	title: string;
	intro: string;
	/** Replaces `intro` for somebody whose house is gone. */
	introIfRebuilding?: string;
	fields: readonly Field[];
};

/** The question whether the house is gone. */
export const REBUILDING = "rebuilding";

export type FileType = "pdf" | "jpeg" | "png" | "webp" | "heic" | "avif" | "dwg";

export const YES_NO: readonly Option[] = [
	{ value: "yes", label: "Yes" },
	{ value: "no", label: "No" },
];

export const MAX_SHORT_TEXT_LENGTH = 200;
export const MAX_LONG_TEXT_LENGTH = 5_000;

export function maxLengthOf({ kind }: Field): number {
	return kind === "long-text" ? MAX_LONG_TEXT_LENGTH : MAX_SHORT_TEXT_LENGTH;
}

/** Drafts keep a text that is too long to submit, so that its writer can shorten it. */
export function maxDraftLengthOf(field: Field): number {
	return 2 * maxLengthOf(field);
}

/** The sliders stand at 1, but one that nobody moved or set is stored as `unranked`. */
export const PRIORITY = { min: 1, max: 5, unranked: 0 } as const;
