// Keeps a form that was sent after its session ended on the sign-in page. Only the panel's own fields and only a few,
// because anyone can post to that page and it shows them again.

export type KeptField = { name: string; value: string };

const PANEL_FIELDS = new Set([
	"intent",
	"item",
	"kind",
	"back",
	"note",
	"status",
	"from",
	"lead",
	"day",
	"step",
	"thread",
	"listing",
	"answer",
	"assignee",
	"nextAction",
	"nextActionOn",
	"title",
	"text",
	"person",
	"newRole",
	"session",
	"key",
	"visit",
	"time",
	"until",
	"lastDay",
	"who",
	"seen",
	"opens",
	"closes",
	"holidays",
	"closedDays",
	"area",
	"offered",
	"minutes",
	"notice",
	"crew",
	"travel",
	"ahead",
	"url",
	"endpoint",
	"message",
]);
/** Fields of the sign-in page itself. */
const GATE_FIELDS = new Set(["password", "way", "email", "code", "passkey"]);
const MAX_FIELDS = 220;
const MAX_CHARACTERS = 20_000;

/** Empty when the form is not one of the panel's, so that half a form is never sent again. */
export function readKeptFields(form: FormData): KeptField[] {
	const isAttempt = form.has("password") || form.has("way");
	const kept: KeptField[] = [];
	let characters = 0;
	for (const [name, value] of form) {
		if (isAttempt && GATE_FIELDS.has(name)) continue;
		if (!PANEL_FIELDS.has(name) || typeof value !== "string") return [];
		characters += value.length;
		if (kept.length >= MAX_FIELDS || characters > MAX_CHARACTERS) return [];
		kept.push({ name, value });
	}
	return kept;
}
