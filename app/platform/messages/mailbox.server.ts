import addressparser from "nodemailer/lib/addressparser";

export type Mailbox = { name: string; address: string };

const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/**
 * Accepts exactly one mailbox, 'a@b.example' or 'Name <a@b.example>', so nobody can inject a second address or
 * header.
 */
export function parseMailbox(text: string): Mailbox | null {
	const trimmed = text.trim();
	// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break would begin a new header.
	if (/[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(trimmed) || trimmed.length > 320) return null;
	const [only, ...others] = addressparser(trimmed);
	if (!only || only.group || others.length > 0 || !ADDRESS.test(only.address)) return null;
	return { name: only.name, address: only.address };
}
