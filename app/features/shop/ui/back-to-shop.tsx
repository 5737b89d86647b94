import { ArrowLeft } from "lucide-react";
import { href } from "react-router";
import { TextLink } from "#app/ui/text-link.tsx";

export function BackToShop() {
	return (
		<TextLink to={href("/shop")} className="inline-flex min-h-11 items-center gap-2">
			<ArrowLeft aria-hidden className="size-4.5" />
			Back to Shop
		</TextLink>
	);
}
