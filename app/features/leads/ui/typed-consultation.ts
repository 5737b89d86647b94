// What somebody typed into a consultation form stays in this tab until it is sent: closing the dialog, following a link
// or reloading loses nothing. The message belongs to its topic, the rest to the person.
import { consultationFields } from "../consultation.ts";

const KEY = "ringline-consultation";

/** Fills the form's empty fields, then remembers what is typed. Returns the way to stop. */
export function keepTyping(form: HTMLFormElement | null, topic: string): (() => void) | undefined {
	if (!form) return;
	const typed = read();
	for (const name of consultationFields) {
		const field = fieldOf(form, name);
		const kept = typed[slot(name, topic)];
		if (field && typeof kept === "string" && (field.value === "" || field.value === field.defaultValue))
			field.value = kept || field.value;
	}
	const remember = ({ target }: Event) => {
		const field = target as HTMLInputElement;
		if (consultationFields.some((name) => name === field.name))
			write({ ...read(), [slot(field.name, topic)]: field.value });
	};
	form.addEventListener("input", remember);
	return () => form.removeEventListener("input", remember);
}

export function forgetTyping(): void {
	try {
		sessionStorage.removeItem(KEY);
	} catch {}
}

function slot(name: string, topic: string): string {
	return name === "message" ? `message: ${topic}` : name;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
	const field = form.elements.namedItem(name);
	return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function read(): Record<string, unknown> {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
		return kept && typeof kept === "object" ? (kept as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

function write(typed: Record<string, unknown>): void {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(typed));
	} catch {
		// Forbidden or full: the form works, only without memory.
	}
}
