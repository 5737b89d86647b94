import { ShoppingCart } from "lucide-react";
import { href, Link } from "react-router";

export function CartButton() {
	return (
		<Link
			className="relative grid size-11 place-items-center rounded hover:bg-ash print:hidden"
			to={href("/shop")}
		>
			<ShoppingCart aria-hidden className="size-5.5" />
			<span className="sr-only">Cart, 0 items</span>
		</Link>
	);
}
