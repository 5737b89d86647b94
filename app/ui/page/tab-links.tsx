import { Link, useNavigation } from "react-router";
import { numerals } from "../numerals.ts";

export type TabLink = { to: string; label: string; count?: number; current: boolean };

/** Tabs with their state in the URL, so that they can be shared and Back works. The one that loads is shown at once. */
export function TabLinks({
	label,
	tabs,
	className,
}: {
	label: string;
	tabs: readonly TabLink[];
	className?: string;
}) {
	const { location } = useNavigation();
	const loading = location && tabs.find(({ to }) => to === location.pathname + location.search);
	return (
		<nav aria-label={label} className={className}>
			<ul className="tab-bar">
				{tabs.map((tab) => (
					<li key={tab.to}>
						<Link
							to={tab.to}
							className="tab"
							aria-current={(loading ? loading === tab : tab.current) ? "page" : undefined}
							preventScrollReset
						>
							{tab.label}
							{tab.count !== undefined && (
								<span className="figures text-sm font-normal text-stone">{numerals(tab.count)}</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
