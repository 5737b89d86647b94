// The words of a search that found nothing, in the form in which they are counted. Whatever could be about a person,
// such as an email address or a phone number, is left out.

const MAX_WORDS = 5;
const MAX_WORD_LENGTH = 30;
const PERSONAL = /@|\d{5,}|https?:|www\./i;

/** Null when nothing worth counting is left. */
export function missedWords(search: string): string | null {
	if (PERSONAL.test(search.replace(/[\s().-]/g, ""))) return null;
	const words = search
		.normalize("NFKC")
		.toLowerCase()
		.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu);
	const kept = (words ?? []).filter((word) => word.length <= MAX_WORD_LENGTH).slice(0, MAX_WORDS);
	const text = kept.join(" ");
	return text.length >= 3 ? text : null;
}
