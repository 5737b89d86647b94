// Any link may open the one dialog; its code is fetched then, or a moment before.
import type { ComponentType } from "react";
import { nextPaint } from "#app/ui/next-paint.ts";
import type { ConsultDialogRequest } from "../consultation.ts";

type DialogComponent = ComponentType<{ request: ConsultDialogRequest; open: boolean; onClose: () => void }>;
export type ConsultDialogState = {
	request: ConsultDialogRequest;
	open: boolean;
	Dialog: DialogComponent;
} | null;

/** A visitor who pressed waits no longer than this for the dialog before being led to the page. */
const PATIENCE_MS = 8_000;

let state: ConsultDialogState = null;
let loading: Promise<DialogComponent> | undefined;
let opened = 0;
const listeners = new Set<() => void>();

export function subscribeToConsultDialog(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export const consultDialogState = () => state;

export function preloadConsultDialog(): void {
	load().catch(() => {});
}

/** False when the dialog's code did not arrive. */
export async function openConsultDialog(topic: string, message?: string): Promise<boolean> {
	try {
		const Dialog = await Promise.race([load(), failAfter(PATIENCE_MS)]);
		await nextPaint();
		opened += 1;
		update({ request: { topic, message, number: opened }, open: true, Dialog });
		return true;
	} catch {
		return false;
	}
}

export function closeConsultDialog(): void {
	if (state) update({ ...state, open: false });
}

function load(): Promise<DialogComponent> {
	// Asking for it takes a phone's processor a while: what the visitor touched shows first that it was touched.
	loading ??= nextPaint()
		.then(() => import("./consult-dialog.tsx"))
		.then((file) => file.ConsultDialog);
	loading.catch(() => {
		loading = undefined;
	});
	return loading;
}

function failAfter(ms: number): Promise<never> {
	return new Promise((_, reject) => setTimeout(() => reject(new Error("The dialog did not arrive.")), ms));
}

function update(next: ConsultDialogState) {
	state = next;
	for (const listener of listeners) listener();
}
