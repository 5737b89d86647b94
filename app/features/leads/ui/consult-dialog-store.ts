// Lets any link open the consultation dialog.
import { lazyDialog } from "#app/ui/loading/lazy-part.tsx";
import type { ConsultDialogRequest } from "../consultation.ts";

type ConsultDialogState = { request: ConsultDialogRequest; open: boolean } | null;

export const LazyConsultDialog = lazyDialog(async () => (await import("./consult-dialog.tsx")).ConsultDialog);
export const preloadConsultDialog = LazyConsultDialog.preload;

let state: ConsultDialogState = null;
let opened = 0;
const listeners = new Set<() => void>();

export function subscribeToConsultDialog(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export const consultDialogState = () => state;

/** Returns false when the dialog's code fails to load; the link is followed instead. */
export async function openConsultDialog(topic: string, message?: string): Promise<boolean> {
	if (!(await LazyConsultDialog.arrives())) return false;
	opened += 1;
	update({ request: { topic, message, number: opened }, open: true });
	return true;
}

export function closeConsultDialog(): void {
	if (state) update({ ...state, open: false });
}

function update(next: ConsultDialogState) {
	state = next;
	for (const listener of listeners) listener();
}
