// The office's messages: a toast, and a line in the browser's console for whoever looks into a complaint.
import { showToast, type ToastMessage } from "#app/ui/toast-store.ts";

/** Returns the toast's id, for `dismissToast`. */
export function announce(message: ToastMessage, ...cause: unknown[]): number {
	const line = message.text ? `${message.title}: ${message.text}` : message.title;
	if (message.tone === "destructive") console.error(line, ...cause);
	else console.info(line);
	return showToast(message);
}
