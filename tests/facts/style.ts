// Words we don't use, and how hard a text is to read.
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** Sentences that sounded translated. The first part of each is enough to recognize it. */
const BANNED = [
	"how we reckon",
	"how do you know your pool",
	"where it burns now",
	"whom may we call",
	"is on our desk",
	"three rings decide",
	"is a hope",
	"stand on the drawing",
	"what the report holds",
	"what your answers imply",
	"under suspicion",
	"does not learn who",
	"have a date for it",
	"to today",
	"so that they need not",
	"order of effect",
	"click here",
	"state of the art",
	"peace of mind",
];

const BRITISH =
	/\b(?:e-mail\w*|colour\w*|neighbour\w*|grey|storeys?|galvanis\w+|motoris\w+|organis\w+|recognis\w+|authoris\w+|practis\w+|tyres?|spanners?|aluminium|labelled|cancelled|licences?|catalogues?|metres?|centres?|honours?|favours?|programmes?|fibres?|louvres?|kerbs?|whilst|defence|the mains|mains (?:off|plug|power))\b/gi;

/** The 404 page's heading comes from the specification. */
const OOPS = /\bOops\b(?!! Page not found)/gi;

export function bannedIn(text: string): string[] {
	const low = text.toLowerCase();
	return [
		...BANNED.filter((phrase) => low.includes(phrase)),
		...[...text.matchAll(BRITISH), ...text.matchAll(OOPS)].map(([word]) => word.toLowerCase()),
	];
}

/** The US school grade that a text asks of its reader (Flesch-Kincaid). */
export function gradeOf(paragraphs: readonly string[]): number {
	let sentence = 0;
	let word = 0;
	let syllables = 0;
	for (const paragraph of paragraphs) {
		const words = paragraph.match(/[a-z][a-z']*|\d[\d,.]*/gi) ?? [];
		sentence += (paragraph.match(/[.?!](?=\s|$)/g) ?? []).length || 1;
		word += words.length;
		// A number is read aloud, too.
		syllables += words.reduce((sum, one) => sum + (syllable(one) || 2), 0);
	}
	return word === 0 ? 0 : fleschKincaid({ sentence, word, syllable: syllables });
}
