// A form of the panel that was sent after its session ended waits in the gate's page. Only the panel's own fields do,
// and not many: anybody can post to the gate, and the page shows again what it keeps.

export type KeptField = { name: string; value: string };

const PANEL_FIELDS = new Set(["intent", "item", "kind", "back", "note", "status", "from", "lead"]);
const MAX_FIELDS = 220;
const MAX_CHARACTERS = 20_000;

/** Empty when the form is not one of the panel's: half a form must not be sent again. */
export function keptFields(form: FormData): KeptField[] {
	const kept: KeptField[] = [];
	let characters = 0;
	for (const [name, value] of form) {
		if (name === "password") continue;
		if (!PANEL_FIELDS.has(name) || typeof value !== "string") return [];
		characters += value.length;
		if (kept.length >= MAX_FIELDS || characters > MAX_CHARACTERS) return [];
		kept.push({ name, value });
	}
	return kept;
}
