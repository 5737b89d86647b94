const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Check ids from URLs first: PostgreSQL throws on a malformed UUID. */
export function isUuid(text: string | null | undefined): text is string {
	return UUID.test(text ?? "");
}
