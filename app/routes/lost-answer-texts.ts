// Toasts for lost responses, worded by the specification where it has one.
import { contact } from "#app/features/company/company.ts";
import { messages } from "#app/features/marketplace/messages.ts";
import type { Toast } from "#app/ui/toast-message.ts";

const NOT_SENT: Toast = {
	title: "Not sent",
	text: "We got no answer. Everything you typed is still here. Please try again.",
	tone: "destructive",
};
const NOT_LOADED: Toast = {
	title: "Page not loaded",
	text: "We got no answer. Check your connection and try again.",
	tone: "destructive",
};

/** By route pattern. */
const sending: Record<string, () => Toast> = {
	"/post-product": () => messages.notPosted("sale"),
	"/post-wanted": () => messages.notPosted("wanted"),
	"/edit-product/:id": () => messages.notUpdated("sale"),
	"/edit-wanted/:id": () => messages.notUpdated("wanted"),
	"/marketplace/:id/report": messages.notReported,
	"/wanted/:id/report": messages.notReported,
	"/marketplace/:id/edit-link": messages.editLinkFailed,
	"/wanted/:id/edit-link": messages.editLinkFailed,
	"/checkout/:id": () => ({
		title: "Order not sent",
		text: `The connection broke off. Please send it again, or call ${contact.businessPhone}. We never store an order twice.`,
		tone: "destructive",
	}),
};
const loading: Record<string, () => Toast> = {
	"/admin": () => ({ title: "Error", text: "Failed to load admin data", tone: "destructive" }),
};

const BUSY = "We're very busy right now. Wait a minute, then try again.";

/** `busy`: the server asked us to retry later. */
export function lostAnswerText(pattern: string, kind: "sending" | "loading", busy: boolean): Toast {
	const own = { sending, loading }[kind][pattern.startsWith("/") ? pattern : `/${pattern}`]?.();
	const toast = own ?? { sending: NOT_SENT, loading: NOT_LOADED }[kind];
	if (!busy) return toast;
	return { ...toast, text: own ? `${toast.text?.replace(/\.?$/, ".")} ${BUSY}` : BUSY };
}
