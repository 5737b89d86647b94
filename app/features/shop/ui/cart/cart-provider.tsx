// Gives every page the cart. The panel itself arrives when it is first opened.
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { readText } from "#app/ui/begun/device-store.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { dismissToast, showToast } from "#app/ui/overlays/toast-store.ts";
import { CartPanelContext, type CartPanelControl } from "./cart-context.ts";
import type { CartPanelProps } from "./cart-panel.tsx";
import { PENDING_KEY } from "./cart-storage.ts";
import { LazyCartPanel } from "./lazy-cart-panel.tsx";

const LeftCheckout = lazyPart(async () => (await import("../orders/left-checkout.tsx")).LeftCheckout);

export function CartProvider({ children }: { children: ReactNode }) {
	const [panel, setPanel] = useState<CartPanelProps>({ open: false, added: null, small: false });
	const lastToast = useRef<number | null>(null);
	const returns = useReturns();
	const control = useMemo<CartPanelControl>(() => {
		const hush = () => lastToast.current !== null && dismissToast(lastToast.current);
		return {
			openPanel(justAdded) {
				// Beside the page, the message stays: it says what was put in.
				if (!justAdded) hush();
				setPanel({ open: true, added: justAdded ?? null, small: justAdded !== undefined });
			},
			closePanel() {
				// It has been seen by then, and on a phone it would cover the next page's heading.
				hush();
				setPanel((before) => ({ ...before, open: false }));
			},
			// On a phone, a stack of them would hide the page.
			say(toast) {
				hush();
				lastToast.current = showToast(toast);
			},
		};
	}, []);
	return (
		<CartPanelContext value={control}>
			{children}
			<LazyCartPanel {...panel} />
			{returns > 0 && <LeftCheckout key={returns} />}
		</CartPanelContext>
	);
}

/** How often this page was shown to a visitor who had left for a checkout. */
function useReturns(): number {
	const [count, setCount] = useState(0);
	useEffect(() => {
		const look = () => readText(PENDING_KEY) && setCount((before) => before + 1);
		look();
		// The browser's Back button can restore this page without a reload.
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && look();
		window.addEventListener("pageshow", onShow);
		return () => window.removeEventListener("pageshow", onShow);
	}, []);
	return count;
}
