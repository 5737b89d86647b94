// Shown while the shop loads: its layout in gray, and a sentence.
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";

/** Fast responses should not flash a skeleton. */
const SKELETON_DELAY_MS = 150;

const ShopSkeleton = lazyPart(async () => (await import("./shop-skeletons.tsx")).ShopSkeleton);

/** Shows the skeleton of the next page instead of the current page. */
export function ShopLoading({ children }: { children: ReactNode }) {
	const { state, location } = useNavigation();
	const here = useLocation().pathname;
	// A search or a variant keeps its page while the next one loads.
	const path = state === "loading" && location.pathname !== here ? location.pathname : "";
	const target = path === "/shop" ? "shop" : path.startsWith("/product/") ? "product" : null;
	const [late, setLate] = useState(false);
	useEffect(() => {
		setLate(false);
		if (!target) return;
		// Loaded only now. If that fails, the current page stays.
		ShopSkeleton.preload();
		const timer = setTimeout(async () => setLate(await ShopSkeleton.arrives()), SKELETON_DELAY_MS);
		return () => clearTimeout(timer);
	}, [target]);
	const waiting = target !== null && late;
	return (
		<>
			{waiting && <ShopSkeleton page={target} />}
			<div className={waiting ? "hidden" : "contents"}>{children}</div>
		</>
	);
}
