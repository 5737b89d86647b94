import { Outlet } from "react-router";
import { ShopLoading } from "#app/features/shop/ui/shop-loading.tsx";
import { SiteFrame } from "./site-frame.tsx";

export default function SiteShell() {
	return (
		<SiteFrame>
			<ShopLoading>
				<Outlet />
			</ShopLoading>
		</SiteFrame>
	);
}
