import { href } from "react-router";
import { EmptyRings } from "#app/ui/artwork/rings.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function ProductNotFound() {
	return (
		<div className="wrap grid items-center gap-10 py-16 sm:grid-cols-[auto_1fr] lg:py-24">
			<EmptyRings className="w-72 max-w-full" />
			<div>
				<h1 className="text-title">Product Not Found</h1>
				<p className="measure mt-4 text-lg text-slate">
					We no longer sell it, or the address has a typo. Everything we sell today is in the shop.
				</p>
				<ButtonLink className="mt-7" to={href("/shop")}>
					Back to Shop
				</ButtonLink>
			</div>
		</div>
	);
}
