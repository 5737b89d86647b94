import { ArrowLeft } from "lucide";
import { href } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

export function BackToShop() {
	return (
		<TextLink to={href("/shop")} className="inline-flex min-h-11 items-center gap-2">
			<Icon of={ArrowLeft} className="size-4.5" />
			Back to Shop
		</TextLink>
	);
}
