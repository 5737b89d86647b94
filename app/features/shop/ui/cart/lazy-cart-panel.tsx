import { useEffect } from "react";
import { lazyDialog } from "#app/ui/loading/lazy-part.tsx";
import { dismissFailures, showToast } from "#app/ui/overlays/toast-store.ts";
import { useCartPanel } from "./cart-context.ts";
import type { CartPanelProps } from "./cart-panel.tsx";

const Panel = lazyDialog(async () => (await import("./cart-panel.tsx")).CartPanel);

export const preloadCartPanel = Panel.preload;

/** Says so when the panel cannot be fetched; the next click tries again. */
export function LazyCartPanel(props: CartPanelProps) {
	const { closePanel } = useCartPanel();
	useEffect(() => {
		if (!props.open) return;
		void Panel.arrives().then((arrived) => {
			if (arrived) return dismissFailures();
			closePanel();
			showToast({
				title: "Error",
				text: "We couldn't open your cart. Please check your connection and try again.",
				tone: "destructive",
			});
		});
	}, [props.open, closePanel]);
	return <Panel {...props} />;
}
