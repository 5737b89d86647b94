// Renders a mail's component to its two parts.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import type { PictureFile } from "#app/ui/pictures/picture.tsx";
import { sharingCard } from "../pages/page-meta.ts";
import { MailFormat } from "./mail-blocks.tsx";
import type { MailPicture } from "./mail-layout.tsx";

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

/** An absolute URL, because a mail has no base URL, and a JPEG, because mail clients don't support AVIF. */
export function mailPicture(picture: PictureFile | undefined): MailPicture | undefined {
	return picture && { src: publicUrl() + sharingCard(picture), alt: picture.alt };
}

/**
 * Quoted, because an unquoted comma or colon is read as a list or a group, and the mail is refused. Control characters
 * are removed for the same reason.
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
