// The active filters, each removed with one tap.
import { X } from "lucide";
import { href, Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { categoryName } from "../../listing/categories.ts";
import { conditionLabels } from "../../listing/listing.ts";
import { type Filters, filtersAsSearch, withoutFilter } from "../filters.ts";

type Chip = { label: string; without: Filters };

/** `isUnknownPlace`: we cannot measure from the place that was asked for. */
export function FilterChips({ filters, isUnknownPlace }: { filters: Filters; isUnknownPlace: boolean }) {
	const chips = chipsOf(filters, isUnknownPlace);
	if (chips.length === 0) return null;
	return (
		<ul className="flex flex-wrap items-center gap-2" aria-label="Active filters">
			{chips.map(({ label, without }) => (
				<li key={label} className="min-w-0">
					<Link
						className="filter-chip"
						to={href("/marketplace") + filtersAsSearch(without)}
						preventScrollReset
					>
						<span className="sr-only">Remove filter </span>
						<span className="min-w-0 wrap-anywhere">{label}</span>
						<Icon of={X} className="size-4 flex-none" />
					</Link>
				</li>
			))}
			{chips.length > 1 && (
				<li>
					<Link
						className="link inline-flex min-h-9 items-center px-1 pointer-coarse:min-h-11 text-sm"
						to={href("/marketplace") + filtersAsSearch({ tab: filters.tab })}
						preventScrollReset
					>
						Clear all
					</Link>
				</li>
			)}
		</ul>
	);
}

function chipsOf(filters: Filters, isUnknownPlace: boolean): Chip[] {
	const { q, category, location, zip, radius, condition } = filters;
	const place = zip || location;
	const around = radius ? `Within ${radius} mi of ${place}` : zip ? `Near ${zip}` : location;
	const chip = (label: string, ...names: (keyof Filters)[]): Chip => ({
		label,
		without: withoutFilter(filters, ...names),
	});
	return [
		...(q ? [chip(`“${q}”`, "q")] : []),
		...(category === "all"
			? []
			: [chip(category === "free" ? "Free Items" : categoryName(category), "category")]),
		...(condition ? [chip(conditionLabels[condition], "condition")] : []),
		...(place ? [chip(isUnknownPlace ? place : around, "location", "zip", "radius")] : []),
	];
}
