import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { CloseButton } from "./close-button.tsx";
import {
	dismissToast,
	type ShownToast,
	shownToasts,
	subscribeToToasts,
	type ToastMessage,
} from "./toast-store.ts";

const none: readonly ShownToast[] = [];

/**
 * The page's one live region. `flashed` are the server's messages after a redirect: they are in the HTML,
 * so they show without JavaScript; those raised in the browser come through `showToast`.
 */
export function ToastRegion({ flashed = [] }: { flashed?: readonly ToastMessage[] }) {
	const raised = useSyncExternalStore(subscribeToToasts, shownToasts, () => none);
	// A new page load brings a new list; a dismissed message belongs to the list it came in.
	const [dismissed, setDismissed] = useState<readonly ToastMessage[]>([]);
	return (
		<section className="toast-region" aria-label="Notifications" aria-live="polite" data-print="hide">
			{flashed
				.filter((toast) => !dismissed.includes(toast))
				.map((toast) => (
					<Toast
						key={`${toast.title}${toast.text}`}
						toast={toast}
						onClose={() => setDismissed((list) => [...list, toast])}
					/>
				))}
			{raised.map((toast) => (
				<Toast key={toast.id} toast={toast} onClose={() => dismissToast(toast.id)} />
			))}
		</section>
	);
}

const readingTime = ({ title, text = "", seconds }: ToastMessage) =>
	seconds === undefined ? 5000 + (title.length + text.length) * 40 : seconds * 1000;

function Toast({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
	const [held, setHeld] = useState(false);
	const close = useRef(onClose);
	useEffect(() => {
		close.current = onClose;
	});
	// An error waits until it was read; so does a message somebody is pointing at, unless its action has an end.
	const waits = toast.tone === "destructive" || (held && toast.seconds === undefined);
	useEffect(() => {
		if (waits) return;
		const timer = setTimeout(() => close.current(), readingTime(toast));
		return () => clearTimeout(timer);
	}, [waits, toast]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the timer; the controls are buttons
		<div
			className="toast"
			data-tone={toast.tone === "destructive" ? "destructive" : "ink"}
			role={toast.tone === "destructive" ? "alert" : undefined}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<p className="font-semibold leading-snug">{toast.title}</p>
			<CloseButton label="Dismiss" onClick={onClose} />
			{toast.text && <p className="text-sm">{toast.text}</p>}
			{toast.action && (
				<button
					type="button"
					className="col-start-1 justify-self-start py-1 font-semibold underline underline-offset-4"
					onClick={() => {
						toast.action?.onClick();
						onClose();
					}}
				>
					{toast.action.label}
				</button>
			)}
		</div>
	);
}
