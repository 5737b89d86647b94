// What somebody typed into a form stays in this tab until it was sent: closing a dialog, following a link or reloading
// loses nothing. Whoever owns the form forgets it after a confirmed success, and only then.

/** Where one field's text is kept; a field may have several, such as a message per topic. */
type Slot = (fieldName: string) => string;

/** Fills in what was typed before, then remembers. Returns the way to stop. */
export function keepTyping(
	form: HTMLFormElement | null,
	key: string,
	slot: Slot = (name) => name,
): (() => void) | undefined {
	if (!form) return;
	const kept = read(key);
	for (const field of form.elements) {
		if (!isTyped(field)) continue;
		const text = kept[slot(field.name)];
		if (typeof text === "string" && text !== "" && field.value === field.defaultValue) field.value = text;
	}
	const remember = ({ target }: Event) => {
		if (isTyped(target)) write(key, { ...read(key), [slot(target.name)]: target.value });
	};
	form.addEventListener("input", remember);
	return () => form.removeEventListener("input", remember);
}

export function forgetTyping(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {}
}

/** Neither hidden fields, nor those that only robots see. */
function isTyped(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
	if (field instanceof HTMLTextAreaElement) return field.tabIndex >= 0;
	return field instanceof HTMLInputElement && field.tabIndex >= 0 && /^(text|email|tel)$/.test(field.type);
}

function read(key: string): Record<string, unknown> {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
		return kept && typeof kept === "object" ? (kept as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

function write(key: string, typed: Record<string, unknown>): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(typed));
	} catch {
		// Forbidden or full: the form works, only without memory.
	}
}
