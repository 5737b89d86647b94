// Skeletons for shop pages that are loading.
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Fast responses should not flash a skeleton. */
const SKELETON_DELAY_MS = 150;

const loadSkeletons = () => import("./shop-skeletons.tsx");
const ShopSkeleton = lazy(async () => ({ default: (await loadSkeletons()).ShopSkeleton }));
const ProductSkeleton = lazy(async () => ({ default: (await loadSkeletons()).ProductSkeleton }));

/** Shows the skeleton of the next page instead of the current page. */
export function ShopLoading({ children }: { children: ReactNode }) {
	const { state, location } = useNavigation();
	const path = state === "loading" ? location.pathname : "";
	const target = path === "/shop" ? "shop" : path.startsWith("/product/") ? "product" : null;
	const [late, setLate] = useState(false);
	useEffect(() => {
		setLate(false);
		if (!target) return;
		// Loaded only now. If that fails, the current page stays.
		let timer: ReturnType<typeof setTimeout> | undefined;
		const arrived = loadSkeletons();
		timer = setTimeout(() => arrived.then(() => setLate(true)).catch(() => {}), SKELETON_DELAY_MS);
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
