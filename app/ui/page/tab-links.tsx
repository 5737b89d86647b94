import { Link } from "react-router";
import { numerals } from "../numerals.ts";

export type TabLink = { to: string; label: string; count?: number; current: boolean };

/** Tabs with their state in the URL, so that they can be shared and Back works. */
export function TabLinks({
	label,
	tabs,
	className,
}: {
	label: string;
	tabs: readonly TabLink[];
	className?: string;
}) {
	return (
		<nav aria-label={label} className={className}>
			<ul className="tab-bar">
				{tabs.map(({ to, label: text, count, current }) => (
					<li key={to}>
						<Link to={to} className="tab" aria-current={current ? "page" : undefined} preventScrollReset>
							{text}
							{count !== undefined && (
								<span className="figures text-sm font-normal text-stone">{numerals(count)}</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
