// Finds what a mail program would turn into a link: web and email addresses, also without https://.

const LINK = /:\/\/|\bwww\.|@|[\p{L}\p{N}][.。]\p{L}{2}/iu;
/** Characters that nobody sees. Browsers and mail programs drop them from an address, so they can't split one here. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Rather once too often: "Thanks.See you" counts too. */
export function containsLink(text: string): boolean {
	return LINK.test(text.normalize("NFKC").replace(INVISIBLE, ""));
}
