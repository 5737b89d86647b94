// Phrases of the usual scams. What contains one waits for a moderator; honest posts with such a phrase are rare and are
// released in a click.

const SCAM_PHRASES: readonly RegExp[] = [
	/\b(verification|security|6[- ]?digit|google voice) code\b/i,
	/\b(western union|money ?gram|gift ?cards?|wire transfer|cashier'?s che(ck|que)|crypto|bitcoin|usdt)\b/i,
	/\b(shipping|moving|pick ?up) (agent|company) (will|is going to|can) (come|pick|collect)/i,
	/\b(pay|send|deposit)\b.{0,30}\b(in advance|up ?front|before (pick ?up|delivery|you see it))\b/i,
	/\b(zelle|cash ?app|venmo)\b.{0,40}\b(deposit|hold it|reserve|first)\b/i,
	/\b(i am|i'm) (currently )?(out of (town|state|the country)|overseas|deployed)\b/i,
	/\btext me (only )?(at|on)\b.{0,30}\bonly\b/i,
];

export function hasScamPhrase(text: string): boolean {
	return SCAM_PHRASES.some((phrase) => phrase.test(text));
}
