// Paths without the keys in them: /visit/:token, /messages/:token and others open something private to whoever has them.
const KEY_LIKE = /[\w.%~-]{16,}/g;
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** Ids that open nothing by themselves: public listings, and the panel, which asks for a session. */
const HARMLESS_ID = new RegExp(`^/(?:marketplace|wanted|admin/[a-z]+)/${UUID}(?:/[a-z-]+)?(?:\\.data)?$`);

/** Our own long words in paths have neither digits nor capitals; keys always do. */
export function maskKeys(path: string): string {
	return path.replace(KEY_LIKE, (text) => (/[\dA-Z]/.test(text) ? "…" : text));
}

/** For the log, where the id of a listing or a lead helps to find what went wrong. */
export function loggablePath(path: string): string {
	return HARMLESS_ID.test(path) ? path : maskKeys(path);
}
