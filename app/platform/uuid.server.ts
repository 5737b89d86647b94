const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An address may hold anything; the database answers what is no id with an error. */
export function isUuid(text: string | null | undefined): text is string {
	return UUID.test(text ?? "");
}
