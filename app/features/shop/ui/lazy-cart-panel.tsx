import { type ComponentType, useEffect, useState } from "react";
import { nextPaint } from "#app/ui/next-paint.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { CartPanelProps } from "./cart-panel.tsx";

let loading: Promise<ComponentType<CartPanelProps>> | undefined;

/** Call when somebody reaches for a control that will open it. */
export function preloadCartPanel(): Promise<ComponentType<CartPanelProps>> {
	// What the visitor touched shows first that it was touched.
	loading ??= nextPaint()
		.then(() => import("./cart-panel.tsx"))
		.then((file) => file.CartPanel);
	// A lost connection must not be remembered.
	loading.catch(() => {
		loading = undefined;
	});
	return loading;
}

/** Stays mounted after the first opening, so that closing can animate and focus can return. */
export function LazyCartPanel(props: CartPanelProps) {
	const [loaded, setLoaded] = useState<{ Panel: ComponentType<CartPanelProps> } | null>(null);
	const wanted = props.open && !loaded;
	useEffect(() => {
		if (!wanted) return;
		preloadCartPanel().then(
			(Panel) => setLoaded({ Panel }),
			() =>
				showToast({
					title: "Error",
					text: "Your cart could not be opened. Please check your connection and try again.",
					tone: "destructive",
				}),
		);
	}, [wanted]);
	return loaded && <loaded.Panel {...props} />;
}
