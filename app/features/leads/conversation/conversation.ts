export const MAX_MESSAGE_LENGTH = 5_000;

export type ConversationMessage = {
	id: string;
	/** The staff member who wrote it, or null for the person who asked. */
	author: string | null;
	text: string;
	at: string;
};

/** What somebody typed, as we store it. */
export function messageText(value: unknown): string {
	return String(value ?? "")
		.replaceAll("\r\n", "\n")
		.trim();
}

/** The reply with a template after it, unless it has that already. */
export function withTemplate(typed: string, template: string): string {
	if (typed.trim() === "") return template;
	return typed.includes(template) ? typed : `${typed.trimEnd()}\n\n${template}`;
}
