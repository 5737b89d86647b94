import type { Toast } from "./toast-message.ts";

// A list outside React, so that any event handler can announce something. By hand: Base UI's toasts exist only once
// JavaScript runs, while ours after a redirect are in the HTML, and its code is not in any page's budget.
export type ToastMessage = Toast & {
	action?: { label: string; onClick: () => void };
	/** How long its action can be taken; without it, as long as reading takes. */
	seconds?: number;
};

export type ShownToast = ToastMessage & { id: number };

export const isFailure = ({ tone }: ToastMessage) => tone === "destructive";

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Whatever comes next answers the last failure: another failure replaces it, a success ends it. A failure therefore
 * never stands beside a later success, and two tries never show two of them.
 */
export function showToast(message: ToastMessage): number {
	lastId += 1;
	const crowd = [...shown.filter((toast) => !isFailure(toast)), { ...message, id: lastId }];
	// Three fit above a phone's thumb; the oldest makes room, but not while its action can still be taken.
	let tooMany = crowd.length - 3;
	update(crowd.filter(({ id, seconds }) => id === lastId || seconds !== undefined || tooMany-- <= 0));
	return lastId;
}

export function dismissToast(id: number): void {
	update(shown.filter((toast) => toast.id !== id));
}

/** On another page nobody can try again what failed here. */
export function dismissFailures(): void {
	if (shown.some(isFailure)) update(shown.filter((toast) => !isFailure(toast)));
}

export function subscribeToToasts(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export const shownToasts = () => shown;

function update(next: readonly ShownToast[]) {
	shown = next;
	for (const listener of listeners) listener();
}
