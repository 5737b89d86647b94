// Finds what a mail program would turn into a link: web and email addresses, also without https://.

const LINK = /:\/\/|\bwww\.|@|[\p{L}\p{N}][.。]\p{L}{2}/iu;

/** Rather once too often: "Thanks.See you" counts too. Signs that nobody sees can't split an address. */
export function containsLink(text: string): boolean {
	return LINK.test(text.normalize("NFKC").replace(/\p{Cf}/gu, ""));
}
