// A request about personal data: what it can ask for. The page loads this file, so it stays without the schema.

export const privacyRequestKinds = {
	access: "Send me a copy of my data",
	delete: "Delete my data",
	correct: "Correct my data",
} as const;
export const PRIVACY_TOPIC = "Privacy request: ";

/** The topic of the lead that a request becomes. */
export function privacyTopic(kind: PrivacyRequestKind): string {
	return PRIVACY_TOPIC + privacyRequestKinds[kind];
}

export function isPrivacyTopic(topic: string): boolean {
	return topic.startsWith(PRIVACY_TOPIC);
}

export type PrivacyRequestKind = keyof typeof privacyRequestKinds;

export type PrivacyField = "request" | "firstName" | "lastName" | "email" | "phone" | "message";
export type PrivacyErrors = Partial<Record<PrivacyField, string>>;
export type PrivacyValues = Record<PrivacyField, string>;

/** California gives us this long. */
export const ANSWER_DAYS = 45;
