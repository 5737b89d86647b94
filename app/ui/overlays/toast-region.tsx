import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { CloseButton } from "./close-button.tsx";
import {
	dismissFailures,
	dismissToast,
	isFailure,
	type ShownToast,
	shownToasts,
	showToast,
	subscribeToToasts,
	type ToastMessage,
} from "./toast-store.ts";

const none: readonly ShownToast[] = [];

/**
 * The page's one live region. `flashed` is the server's message after a redirect: it is in the HTML, so it shows
 * without JavaScript. In the browser it joins those of `showToast`, so that one rule decides what stands beside what.
 */
export function ToastRegion({ flashed = null }: { flashed?: ToastMessage | null }) {
	const raised = useSyncExternalStore(subscribeToToasts, shownToasts, () => none);
	const [joined, setJoined] = useState<{ toast: ToastMessage | null; id?: number }>({ toast: null });
	const last = useRef<ToastMessage>(null);
	useEndOfFailures();
	useEffect(() => {
		if (flashed === last.current) return;
		last.current = flashed;
		setJoined({ toast: flashed, ...(flashed && { id: showToast(flashed) }) });
	}, [flashed]);
	return (
		<section className="toast-region" aria-label="Notifications" aria-live="polite" data-print="hide">
			{flashed && flashed !== joined.toast && <Toast key="flashed" toast={flashed} onClose={() => {}} />}
			{raised.map((toast) => (
				<Toast
					key={toast.id === joined.id ? "flashed" : toast.id}
					toast={toast}
					onClose={() => dismissToast(toast.id)}
				/>
			))}
		</section>
	);
}

/** A failure is about what was just tried: it goes when somebody tries again, and with its page. */
function useEndOfFailures() {
	const { pathname } = useLocation();
	// A layout effect, because the next page may report a failure of its own in an effect.
	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of page
	useLayoutEffect(dismissFailures, [pathname]);
	useEffect(() => {
		const tryAgain = ({ target }: SubmitEvent) => {
			if (target instanceof HTMLFormElement && target.method === "post") dismissFailures();
		};
		document.addEventListener("submit", tryAgain, { capture: true });
		return () => document.removeEventListener("submit", tryAgain, { capture: true });
	}, []);
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
	const waits = isFailure(toast) || (held && toast.seconds === undefined);
	useEffect(() => {
		if (waits) return;
		const timer = setTimeout(() => close.current(), readingTime(toast));
		return () => clearTimeout(timer);
	}, [waits, toast]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the timer; the controls are buttons
		<div
			className="toast"
			data-tone={isFailure(toast) ? "destructive" : "ink"}
			role={isFailure(toast) ? "alert" : undefined}
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
