// What every page needs of the contact page. All of them load this file, so keep it small.
import { href } from "react-router";

export const REBUILDING_TOPIC = "I'm rebuilding";

/** The contact page with the form filled in. */
export function contactAddress(topic: string, message?: string): string {
	return `${href("/contact")}?${new URLSearchParams({ topic, ...(message ? { message } : {}) })}#contact`;
}

/** Instead of its answer, and when something fails there. */
export const failureToast = {
	title: "Error",
	text: "There was an error submitting your request. Please try again or call us directly.",
	tone: "destructive",
} as const;
