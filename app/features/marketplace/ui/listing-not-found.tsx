import { href } from "react-router";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ListingKind } from "../listing.ts";

export function ListingNotFound({ kind }: { kind: ListingKind }) {
	const sale = kind === "sale";
	return (
		<section className="relative overflow-hidden">
			<ContourLines className="pointer-events-none absolute inset-y-0 right-0 h-full w-full max-w-[60rem]" />
			<div className="wrap relative py-24 lg:py-36">
				<h1 className="text-title max-w-[14ch]">{sale ? "Product Not Found" : "Wanted Item Not Found"}</h1>
				<p className="mt-5 max-w-[52ch] text-lg text-slate">
					{sale
						? "This product may have been sold or removed."
						: "This wanted item may have been found or removed."}
				</p>
				<ButtonLink className="mt-8" to={href("/marketplace") + (sale ? "" : "?tab=wanted")}>
					Back to Marketplace
				</ButtonLink>
			</div>
		</section>
	);
}
