// A callback request: its limits and messages. Its fields are in lead-fields.ts.
import { contact, promises } from "#app/features/company/company.ts";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import type { ConsultationField } from "./lead-fields.ts";

export type Consultation = Record<ConsultationField, string> & { topic: string };
export type ConsultationErrors = Partial<Record<ConsultationField, string>>;

export const DEFAULT_TOPIC = "Free phone consultation";
export const limits = { name: 100, email: 254, phone: 40, address: 300, message: 5_000, topic: 120 } as const;

/** Sent besides the visible fields. */
export const hiddenFields = {
	topic: "topic",
	key: "submissionKey",
	fillTime: "fillTime",
} as const;

export const successToast = {
	title: "Success!",
	text: `Thank you! Your request has been submitted successfully. We'll contact you within ${promises.answerHours} hours.`,
	tone: "normal",
} as const;

export const tooManyToast = {
	title: "Error",
	text: `Too many requests came from your network. Please call us directly: ${contact.businessPhone}.`,
	tone: "destructive",
} as const;

/** `promisedBy`: 'We'll call you by Mon, Nov 16, 10:00 AM.' `visitPath`: where to pick another time. */
export type Receipt = { reference: string; promisedBy: string; visitPath: string };

/** What the contact page answers to the form. */
export type ConsultationAnswer =
	| ({ ok: true; toast: Toast } & Receipt)
	| { ok: false; errors: ConsultationErrors; values: Consultation; toast: Toast | null };

/** Where the browser keeps what was typed: the message once per topic, the other fields once. */
export const TYPED_KEY = "ringline-consultation";

/** The form's initial values, from a URL such as /contact?topic=Get+Quote&message=… */
export function prefillFrom(search: URLSearchParams): { topic: string; message: string; address: string } {
	return {
		topic: (search.get("topic") ?? "").trim().slice(0, limits.topic) || DEFAULT_TOPIC,
		message: (search.get("message") ?? "").slice(0, limits.message),
		address: (search.get("address") ?? "").slice(0, limits.address),
	};
}
