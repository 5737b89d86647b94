// Reads posted forms and JSON, and drops anything our own pages would not send. Every body that is not an upload comes
// through here (tests/doors.test.ts).
import { FieldNameCounter } from "./body-limits.server.ts";
import { parseWellFormed, wellFormed } from "./well-formed.ts";

/** Returns an empty form when the body is not a form, so that the action reports missing fields. */
export async function postedForm(request: Request): Promise<FormData> {
	return plainFields(await request.formData().catch(() => new FormData()));
}

/** Null when the body is not a JSON object. Its fields still have to be checked. */
export async function postedJson(request: Request): Promise<Record<string, unknown> | null> {
	const sent = parseWellFormed(await request.text().catch(() => ""));
	return sent !== null && typeof sent === "object" ? (sent as Record<string, unknown>) : null;
}

/**
 * Drops files and names that Conform would interpret: `__intent__` is a command to it, and `title[999999999]` would
 * create an array of a billion titles. Drops fields over the limits too, because Conform takes quadratic time on a name
 * that is repeated.
 */
export function plainFields(form: FormData): FormData {
	const plain = new FormData();
	const names = new FieldNameCounter();
	for (const [name, value] of form)
		if (typeof value === "string" && /^[a-z]\w*$/i.test(name) && !names.add(name))
			plain.append(name, wellFormed(value));
	return plain;
}
