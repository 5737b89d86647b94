import { href } from "react-router";
import { TabLinks } from "#app/ui/page/tab-links.tsx";

/** One entry in the menus, two pages: our list and the partner's live map. */
export function FireTabs({ current, className }: { current: "/fires" | "/watch-duty"; className?: string }) {
	return (
		<TabLinks
			label="Fires"
			className={className}
			tabs={[
				{ to: href("/fires"), label: "Near you", current: current === "/fires" },
				{ to: href("/watch-duty"), label: "Live map", current: current === "/watch-duty" },
			]}
		/>
	);
}
