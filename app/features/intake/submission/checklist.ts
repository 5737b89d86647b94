// The checklist of the completion page. It checks only what has happened.

export type DeliveryState = "queued" | "sent" | "failed" | "not_configured" | "over_limit";
export type ChecklistItem = { label: string; done: boolean; note: string };
export type CompletionFacts = {
	files: number;
	/** The homeowner's confirmation. */
	mail: DeliveryState | null;
	/** Null when no text message was requested. */
	sms: DeliveryState | null;
};

export function checklistOf({ files, mail, sms }: CompletionFacts): ChecklistItem[] {
	return [
		{ label: "Form submitted", done: true, note: "" },
		{
			label: "Documents uploaded",
			done: files > 0,
			note: files === 0 ? "none were added" : files === 1 ? "1 file" : `${files} files`,
		},
		{ label: "Email sent", done: mail === "sent", note: mail ? mailNotes[mail] : "not sent" },
		{ label: "SMS sent", done: sms === "sent", note: sms ? smsNotes[sms] : "not requested" },
		{ label: "Information stored", done: true, note: "" },
	];
}

/** Still queued, so worth checking again soon. */
export function isPending({ mail, sms }: CompletionFacts): boolean {
	return mail === "queued" || sms === "queued";
}

const mailNotes: Record<DeliveryState, string> = {
	sent: "",
	queued: "queued, we'll keep trying",
	failed: "couldn't be delivered",
	not_configured: "not configured",
	over_limit: "not sent, because we already sent several to this address today",
};
const smsNotes: Record<DeliveryState, string> = {
	...mailNotes,
	over_limit: "not sent, because we already sent too many today",
};

export const messages = {
	notified: { title: "Your intake form has been submitted and notifications have been sent." },
	notNotified: {
		title: "Form Submitted",
		text: "Your answers are stored. Notifications may not have been sent.",
	},
	failed: { title: "There was an error submitting your form. Please try again." },
} as const;
