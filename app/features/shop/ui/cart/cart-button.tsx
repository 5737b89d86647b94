import { ShoppingCart } from "lucide";
import { href, Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { totalItems } from "../../cart/cart.ts";
import { useCartLines, useCartPanel } from "./cart-context.ts";
import { preloadCartPanel } from "./lazy-cart-panel.tsx";

const look = "relative grid size-11 flex-none place-items-center rounded hover:bg-ash print:hidden";

/** Leads to the cart's page until JavaScript is there to open the panel. */
export function CartButton() {
	const { openPanel } = useCartPanel();
	const items = totalItems(useCartLines());
	const hydrated = useHydrated();
	if (!hydrated)
		return (
			<Link className={look} to={href("/cart")}>
				<Face items={null} />
			</Link>
		);
	return (
		<button
			type="button"
			className={look}
			aria-haspopup="dialog"
			onClick={() => openPanel()}
			onPointerEnter={preloadCartPanel}
			onFocus={preloadCartPanel}
		>
			<Face items={items} />
		</button>
	);
}

/** Null: not known yet. Cached pages know no visitor's cart, and without JavaScript nobody counts it. */
function Face({ items }: { items: number | null }) {
	return (
		<>
			<Icon of={ShoppingCart} className="size-5.5" />
			{items !== null && items > 0 && (
				<span
					aria-hidden
					data-cart-badge
					className="figures absolute top-0 right-0 min-w-5 rounded-full bg-ember px-1 text-center text-xs leading-5 font-semibold text-white"
				>
					{items > 999 ? "999+" : items}
				</span>
			)}
			<span className="sr-only">Cart{items !== null && `, ${items} ${items === 1 ? "item" : "items"}`}</span>
		</>
	);
}
