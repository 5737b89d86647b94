// Renders a mail's component to its two parts.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MailFormat } from "./mail-blocks.tsx";

export type ComposedMail = { subject: string; replyTo?: string; html: string; text: string };

export function composeMail(
	envelope: { subject: string; replyTo?: string },
	mail: ReactElement,
): ComposedMail {
	return {
		...envelope,
		html: `<!DOCTYPE html>${renderToStaticMarkup(mail)}`,
		text: unescaped(renderToStaticMarkup(<MailFormat value="text">{mail}</MailFormat>)),
	};
}

/**
 * In quotes, since a comma or colon in a bare name would make it a list or a group, and the mail would be refused. So it
 * would with a control character.
 */
export function mailbox(name: string, address: string): string {
	const plain = name.replace(/["<>\\\p{Cc}\u2028\u2029]/gu, "").trim();
	return plain.length + address.length < 280 ? `"${plain}" <${address}>` : address;
}

const CHARACTERS: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
};

/** In text every block renders a string. React escapes these five characters, which only HTML needs. */
function unescaped(markup: string): string {
	return markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);
}
