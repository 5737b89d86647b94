// Shows whose draft a link opens without revealing the answers to anyone who merely has the link.
import { type Answers, textOf } from "../journey.ts";

export type DraftOwner = {
	/** 'M••• O•••••', or empty while the name is blank. */
	name: string;
	/** '1• R•••• R•••, A•••••••' */
	address: string;
};

export function maskOwner(answers: Answers): DraftOwner {
	return {
		name: mask(textOf(answers, "primaryHomeownerName")),
		address: mask(textOf(answers, "propertyAddress")),
	};
}

const MAX_MASKED = 60;

/** Keeps the first letter or digit of each word, enough for the owner to recognize it. */
function mask(text: string): string {
	return [...text.trim()]
		.slice(0, MAX_MASKED)
		.join("")
		.replace(/([\p{L}\p{N}])([\p{L}\p{M}\p{N}]+)/gu, (_, first: string, rest: string) => {
			return first + "•".repeat([...rest].length);
		});
}
