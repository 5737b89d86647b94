// Tells a person whose draft a link opens, without showing the answers to whoever merely holds the link.
import { type Answers, textOf } from "../journey.ts";

export type DraftOwner = {
	/** 'M••• O•••••', or nothing while the name is blank. */
	name: string;
	/** '1• R•••• R•••, A•••••••' */
	address: string;
};

export function ownerOf(answers: Answers): DraftOwner {
	return {
		name: masked(textOf(answers, "primaryHomeownerName")),
		address: masked(textOf(answers, "propertyAddress")),
	};
}

const MAX_MASKED = 60;

/** Keeps the first letter or digit of each word. Whoever typed it recognizes it, nobody else can read it. */
function masked(text: string): string {
	return [...text.trim()]
		.slice(0, MAX_MASKED)
		.join("")
		.replace(/([\p{L}\p{N}])([\p{L}\p{M}\p{N}]+)/gu, (_, first: string, rest: string) => {
			return first + "•".repeat([...rest].length);
		});
}
