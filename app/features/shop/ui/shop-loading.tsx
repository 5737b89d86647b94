// What stands on the page while the shop is on its way: its own layout, in grey, and a sentence.
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Quick answers should not flash a skeleton. */
const PATIENCE_MS = 150;

const loadSkeletons = () => import("./shop-skeletons.tsx");
const ShopSkeleton = lazy(async () => ({ default: (await loadSkeletons()).ShopSkeleton }));
const ProductSkeleton = lazy(async () => ({ default: (await loadSkeletons()).ProductSkeleton }));

/** Shows the coming shop page's skeleton instead of the page that is being left. */
export function ShopLoading({ children }: { children: ReactNode }) {
	const { state, location } = useNavigation();
	const path = state === "loading" ? location.pathname : "";
	const target = path === "/shop" ? "shop" : path.startsWith("/product/") ? "product" : null;
	const [late, setLate] = useState(false);
	useEffect(() => {
		setLate(false);
		if (!target) return;
		// Asked for only now; if reception is too bad for it, the page that is being left stays.
		let timer: ReturnType<typeof setTimeout> | undefined;
		const arrived = loadSkeletons();
		timer = setTimeout(() => arrived.then(() => setLate(true)).catch(() => {}), PATIENCE_MS);
		return () => clearTimeout(timer);
	}, [target]);
	const waiting = target !== null && late;
	return (
		<>
			{waiting && <Suspense>{target === "shop" ? <ShopSkeleton /> : <ProductSkeleton />}</Suspense>}
			<div className={waiting ? "hidden" : "contents"}>{children}</div>
		</>
	);
}
