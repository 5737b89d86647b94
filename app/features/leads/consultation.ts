// A callback request: its fields, limits and messages. Every page loads this file, so keep it small.
import { href } from "react-router";
import { contact, promises } from "#app/features/company/company.ts";

export const consultationFields = ["firstName", "lastName", "email", "phone", "address", "message"] as const;
export type ConsultationField = (typeof consultationFields)[number];

export type Consultation = Record<ConsultationField, string> & { topic: string };
export type ConsultationErrors = Partial<Record<ConsultationField, string>>;

export const DEFAULT_TOPIC = "Free phone consultation";
export const REBUILDING_TOPIC = "I'm rebuilding";
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

export const failureToast = {
	title: "Error",
	text: "There was an error submitting your request. Please try again or call us directly.",
	tone: "destructive",
} as const;

export const tooManyToast = {
	title: "Error",
	text: `Too many requests came from your network. Please call us directly: ${contact.businessPhone}.`,
	tone: "destructive",
} as const;

/** The response to a form sent by script. */
export type ConsultationAnswer =
	/** `promisedBy`: 'We'll call you by Mon, Nov 16, 10:00 AM.' `visitPath`: where to pick another time. */
	| { ok: true; reference: string; promisedBy: string; visitPath: string }
	| { ok: false; errors: ConsultationErrors }
	| { ok: false; toast: { title: string; text: string; tone: "destructive" } };

/** The form's initial values, from a URL such as /contact?topic=Get+Quote&message=… */
export function prefillFrom(search: URLSearchParams): { topic: string; message: string } {
	return {
		topic: (search.get("topic") ?? "").trim().slice(0, limits.topic) || DEFAULT_TOPIC,
		message: (search.get("message") ?? "").slice(0, limits.message),
	};
}

/** The contact page with the form filled in. */
export function contactAddress(topic: string, message?: string): string {
	return `${href("/contact")}?${new URLSearchParams({ topic, ...(message ? { message } : {}) })}#contact`;
}

/** What a link opens the dialog with. The number distinguishes one opening from the next. */
export type ConsultDialogRequest = { topic: string; message?: string; number: number };
