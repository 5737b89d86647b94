// What a page's own form sends: plain names with plain text. Everything else was written by somebody else's program.

/** A body that is no form counts as an empty one, which every action refuses in its own words. */
export async function postedForm(request: Request): Promise<FormData> {
	return plainFields(await request.formData().catch(() => new FormData()));
}

/**
 * Without files, and without names that Conform would obey instead of keep: `__intent__` is an order to it, and
 * `title[999999999]` a list of a thousand million titles.
 */
export function plainFields(form: FormData): FormData {
	const plain = new FormData();
	for (const [name, value] of form)
		if (typeof value === "string" && /^[a-z]\w*$/i.test(name)) plain.append(name, value);
	return plain;
}
