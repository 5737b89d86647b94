// Keeps a form that was sent after its session ended on the sign-in page, whatever its fields are. Other sites cannot
// send one there, and it is small, because anyone else can and the page shows it again.

export type KeptField = { name: string; value: string };

/** Fields of the sign-in page itself. A form of the panel that has one of them cannot wait there. */
export const GATE_FIELDS: ReadonlySet<string> = new Set([
	"password",
	"newPassword",
	"way",
	"email",
	"code",
	"passkey",
]);
/** As our forms name their fields. */
const NAME = /^[a-z][\w.-]{0,59}$/i;
const MAX_FIELDS = 220;
const MAX_CHARACTERS = 20_000;

/** Empty when it cannot be kept whole, so that half a form is never sent again. */
export function readKeptFields(form: FormData): KeptField[] {
	const isAttempt = form.has("password") || form.has("way");
	const kept: KeptField[] = [];
	let characters = 0;
	for (const [name, value] of form) {
		if (isAttempt && GATE_FIELDS.has(name)) continue;
		if (GATE_FIELDS.has(name) || !NAME.test(name) || typeof value !== "string") return [];
		characters += value.length;
		if (kept.length >= MAX_FIELDS || characters > MAX_CHARACTERS) return [];
		kept.push({ name, value });
	}
	return kept;
}
