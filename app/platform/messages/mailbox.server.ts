import { domainToASCII } from "node:url";
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

/** Names of the same provider, in which one mailbox has several addresses. */
const SAME_PROVIDER: Record<string, string> = {
	"googlemail.com": "gmail.com",
	"me.com": "icloud.com",
	"mac.com": "icloud.com",
	"protonmail.com": "proton.me",
	"pm.me": "proton.me",
	"fastmail.fm": "fastmail.com",
};
/** What these providers ignore in front of the @, besides a tag after a plus sign. */
const IGNORED: Record<string, RegExp> = { "gmail.com": /\./g, "proton.me": /[._-]/g };
const HYPHEN_TAGS = /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com|myyahoo\.com)$/;

/**
 * The same text for every spelling of one mailbox: 'Ada <A.da+tag@GoogleMail.com>' and 'ada@gmail.com' reach the same
 * person. Only for counting and comparing; mail goes to the address as it was typed.
 */
export function mailboxKey(mailbox: string): string {
	const address = (parseMailbox(mailbox)?.address ?? mailbox.trim()).toLowerCase();
	const at = address.lastIndexOf("@");
	if (at < 1) return address;
	const domain = address.slice(at + 1).replace(/\.$/, "");
	const host = domainToASCII(domain) || domain;
	const provider = SAME_PROVIDER[host] ?? host;
	// Fastmail delivers anything@ada.fastmail.com to ada@fastmail.com.
	const alias = /^([^.]+)\.fastmail\.(?:com|fm)$/.exec(host)?.[1];
	if (alias) return `${alias}@fastmail.com`;
	let name = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
	if (HYPHEN_TAGS.test(provider)) name = name.replace(/(?<=.)-.*$/, "");
	const ignored = IGNORED[provider];
	return `${(ignored && name.replace(ignored, "")) || name}@${provider}`;
}
