// What the questionnaire's page posts when it is submitted or asks for a link, in a browser with scripts.

export const INTAKE_FORM = "/intake-wizard?step=review";

type Sent = { draftId?: string | null; changes?: Record<string, unknown> };

/** `changes`: what was not saved before. */
export function submissionOf({ draftId, changes = {} }: Sent): Record<string, string> {
	return { go: "submit", draftId: draftId ?? "", changes: JSON.stringify(changes) };
}

export function linkRequestOf(continueEmail: string): Record<string, string> {
	return { go: "mail-link", continueEmail };
}
