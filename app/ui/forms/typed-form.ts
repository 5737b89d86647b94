// Keeps what was typed into a form in session storage until it is sent, so that closing a dialog, following a link or
// reloading loses nothing. Clear it only after a confirmed success.

/** Storage key of a field. A field may have several, such as one message per topic. */
type Slot = (fieldName: string) => string;

/** Restores what was typed before, then saves changes. Returns a function that stops it. */
export function persistForm(
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

export function clearPersistedForm(key: string): void {
	try {
		sessionStorage.removeItem(key);
	} catch {}
}

/** Excludes hidden fields and spam traps. */
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
		// Storage is full or blocked: the form works without it.
	}
}
