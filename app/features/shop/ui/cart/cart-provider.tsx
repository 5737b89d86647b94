// Gives every page the cart. The panel itself arrives when it is first opened.
import { type ReactNode, useMemo, useRef, useState } from "react";
import { dismissToast, showToast } from "#app/ui/overlays/toast-store.ts";
import { useFinishedCheckout } from "../orders/use-finished-checkout.ts";
import { CartPanelContext, type CartPanelControl } from "./cart-context.ts";
import type { CartPanelProps } from "./cart-panel.tsx";
import { LazyCartPanel } from "./lazy-cart-panel.tsx";

export function CartProvider({ children }: { children: ReactNode }) {
	const [panel, setPanel] = useState<CartPanelProps>({ open: false, added: null, small: false });
	const lastToast = useRef<number | null>(null);
	useFinishedCheckout();
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
		</CartPanelContext>
	);
}
