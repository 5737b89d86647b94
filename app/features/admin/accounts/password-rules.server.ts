// Which passwords people may choose: long ones that are more than common words, company words and their own name.
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./account-forms.ts";

const companyWords = [
	"ringline",
	"wildfire",
	"defense",
	"firefighter",
	"fire",
	"suppression",
	"sprinkler",
	"evacuate",
	"altadena",
	"california",
	"losangeles",
	"hardening",
	"ember",
	"office",
	"panel",
	"marketplace",
];

const KEYBOARD_RUNS = [
	"01234567890",
	"abcdefghijklmnopqrstuvwxyz",
	"qwertyuiop",
	"asdfghjkl",
	"zxcvbnm",
	"qazwsxedcrfvtgbyhnujmikolp",
	"1q2w3e4r5t6y7u8i9o0p",
];
/** Letters and digits that must be left when everything guessable is taken away. */
const MIN_OWN_CHARACTERS = 4;
const SHORTEST_OWN_WORD = 3;

/** What is wrong with it, for the person who typed it; null if nothing is. */
export function passwordProblem(
	password: string,
	person: { name?: string; email?: string | null } = {},
): string | null {
	if (password.length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
	if (password.length > MAX_PASSWORD_LENGTH) return "Use 1,000 characters or fewer.";
	const own = `${person.name ?? ""} ${person.email ?? ""}`
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((word) => word.length >= SHORTEST_OWN_WORD);
	// Both as typed and with digits read as letters: 'r1ngl1ne' is the company's name, and '2026' is a year.
	if ([plain(password), plain(unleet(password))].every((text) => isOwn(text, own))) return null;
	return "This is too easy to guess. Don't build it from common words, the company's name or your own name.";
}

/** The same for one that replaces another. */
export function replacementProblem(old: string, password: string): string | null {
	return password === old ? "Choose a password other than the old one." : passwordProblem(password);
}

function isOwn(text: string, ownWords: readonly string[]): boolean {
	const words = [...ownWords, ...companyWords, ...commonPasswordWords].sort((a, b) => b.length - a.length);
	let rest = text;
	for (const word of words) rest = rest.replaceAll(word, " ");
	rest = rest.replace(/(19|20)\d\d/g, " ").replace(/(.)\1{2,}/g, " ");
	rest = withoutRuns(rest).replaceAll(" ", "");
	return new Set(rest).size >= MIN_OWN_CHARACTERS;
}

/** Takes out three and more neighbors on a keyboard or in the alphabet, in either direction. */
function withoutRuns(text: string): string {
	const runs = KEYBOARD_RUNS.flatMap((run) => [run, [...run].reverse().join("")]);
	let kept = "";
	let at = 0;
	while (at < text.length) {
		const length = Math.max(...runs.map((run) => sharedLength(text.slice(at), run)));
		if (length >= 3) kept += " ";
		else kept += text[at];
		at += length >= 3 ? length : 1;
	}
	return kept;
}

function sharedLength(text: string, run: string): number {
	const start = run.indexOf(text[0] ?? " ");
	if (start === -1) return 0;
	let length = 1;
	while (length < text.length && start + length < run.length && text[length] === run[start + length])
		length += 1;
	return length;
}

function plain(text: string): string {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

const LEET: Record<string, string> = {
	"0": "o",
	"1": "i",
	"3": "e",
	"4": "a",
	"5": "s",
	"7": "t",
	"@": "a",
	$: "s",
	"!": "i",
};

/** Digits and symbols at the end don't stand for letters. */
function unleet(text: string): string {
	return text.replace(/[\d\W_]+$/, "").replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
}

// Words that most leaked passwords consist of. Passwords under 12 characters are refused anyway, so this lists what
// people stretch to that length, and whole long passwords that appear in every list of leaks.
const commonPasswordWords: readonly string[] = (
	"password passwort passw0rd passphrase pass admin administrator root user guest login welcome letmein changeme " +
	"secret default temp test testing master system server computer internet access security private hello iloveyou " +
	"love lover baby babygirl princess angel sunshine flower butterfly rainbow shadow dragon monkey tiger lion eagle " +
	"bear wolf horse dog cat puppy kitty bunny chicken banana orange apple cookie chocolate cheese pepper ginger " +
	"summer winter spring autumn fall january february march april may june july august september october november " +
	"december monday tuesday wednesday thursday friday saturday sunday football baseball basketball soccer hockey " +
	"golf tennis yankees cowboys lakers dodgers steelers raiders packers eagles jordan michael jennifer jessica " +
	"ashley daniel thomas robert andrew joshua matthew anthony william charlie george maggie buster ranger hunter " +
	"harley mustang corvette ferrari porsche mercedes chevy yamaha batman superman spiderman starwars starwar matrix " +
	"pokemon naruto minecraft killer ninja pirate wizard trustno freedom whatever nothing forever family friends " +
	"jesus christ heaven blessed lucky money dollar freedom america usa texas dallas boston chicago newyork london " +
	"google facebook twitter amazon apple samsung microsoft windows linux android iphone qwerty qwertz azerty asdf " +
	"zxcv abc xyz qaz wsx edc correcthorsebatterystaple thequickbrownfox opensesame"
).split(" ");
