// Messages of the admin pages: a toast, plus a line in the browser console to help with support.
import { showToast, type ToastMessage } from "#app/ui/overlays/toast-store.ts";

/** Returns the toast's id for `dismissToast`. */
export function announce(message: ToastMessage, ...cause: unknown[]): number {
	const line = message.text ? `${message.title}: ${message.text}` : message.title;
	if (message.tone === "destructive") console.error(line, ...cause);
	else console.info(line);
	return showToast(message);
}
