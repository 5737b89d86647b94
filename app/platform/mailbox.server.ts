export type Mailbox = { name: string; address: string };

const ADDRESS = String.raw`[^\s@<>,;:"()\[\]\\]+@[^\s@<>,;:"()\[\]\\]+`;
const NAMED = new RegExp(String.raw`^"?([^"<>]*?)"?\s*<(${ADDRESS})>$`);
const BARE = new RegExp(`^${ADDRESS}$`);

/**
 * Accepts exactly one mailbox, 'a@b.example' or 'Name <a@b.example>', so nobody can inject a second address or
 * header.
 */
export function parseMailbox(text: string): Mailbox | null {
	const trimmed = text.trim();
	// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break would begin a new header.
	if (/[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(trimmed) || trimmed.length > 320) return null;
	if (BARE.test(trimmed)) return { name: "", address: trimmed };
	const named = NAMED.exec(trimmed);
	return named?.[2] ? { name: named[1] ?? "", address: named[2] } : null;
}
