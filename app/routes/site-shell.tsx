import { Outlet } from "react-router";
import { failureToast } from "#app/features/leads/contact-page.ts";
import { ShopLoading } from "#app/features/shop/ui/shop-loading.tsx";
import type { LostAnswerHandle } from "./lost-answer-texts.ts";
import { SiteFrame } from "./site-frame.tsx";

/** The consultation dialog opens on every page. */
export const handle: LostAnswerHandle = { lostAnswers: { sending: { "/contact": failureToast } } };

export default function SiteShell() {
	return (
		<SiteFrame>
			<ShopLoading>
				<Outlet />
			</ShopLoading>
		</SiteFrame>
	);
}
