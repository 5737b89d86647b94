import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ListingKind } from "../listing.ts";
import { marketplacePath } from "../listing-paths.ts";

export const notFoundTitle: Record<ListingKind, string> = {
	sale: "Product Not Found",
	wanted: "Wanted Item Not Found",
};

export function ListingNotFound({ kind }: { kind: ListingKind }) {
	return (
		<section className="relative overflow-hidden">
			<ContourLines className="pointer-events-none absolute inset-y-0 right-0 h-full w-full max-w-[60rem] [mask-image:linear-gradient(to_right,transparent,black_35%)]" />
			<div className="wrap relative py-24 lg:py-36">
				<h1 className="text-title max-w-[14ch]">{notFoundTitle[kind]}</h1>
				<p className="mt-5 max-w-[52ch] text-lg text-slate">
					{kind === "sale"
						? "This product may have been sold or removed."
						: "This wanted item may have been found or removed."}
				</p>
				<ButtonLink className="mt-8" to={marketplacePath(kind)}>
					Back to Marketplace
				</ButtonLink>
			</div>
		</section>
	);
}
