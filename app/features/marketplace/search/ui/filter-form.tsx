// The filters are a plain GET form; with JavaScript the results follow as one types, and Back undoes a step.
import { useMemo } from "react";
import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { useFilterForm } from "#app/ui/forms/use-filter-form.ts";
import {
	countFilters,
	defaultSort,
	type Filters,
	filtersAsSearch,
	MAX_QUERY_LENGTH,
	placeFields,
	readFilters,
} from "../filters.ts";
import { CategoryFilter, ConditionFilter, FilterToggle, PlaceFilters, SortFilter } from "./filter-fields.tsx";
import "./filter-form.css";

export function FilterForm({ filters }: { filters: Filters }) {
	const shown = useMemo(() => ({ ...filters, ...placeFields(filters) }), [filters]);
	const form = useFilterForm(shown, (params) => href("/marketplace") + filtersAsSearch(readFilters(params)));
	const wanted = filters.tab === "wanted";
	return (
		<Form
			{...form}
			method="get"
			action={href("/marketplace")}
			role="search"
			aria-label="Listings"
			className="listing-filters"
		>
			<input type="hidden" name="tab" value={filters.tab} />
			{/* So that the first words typed are sorted by Best Match, unless the visitor chose another order. */}
			<input type="hidden" name="default-sort" value={defaultSort(filters)} />
			<SearchField
				className="listing-filters-search"
				value={filters.q}
				maxLength={MAX_QUERY_LENGTH}
				placeholder={wanted ? "Search wanted items..." : "Search products..."}
			/>
			<FilterToggle count={countFilters(filters)} />
			<div className="listing-filters-more">
				<CategoryFilter filters={filters} />
				<SortFilter filters={filters} />
				{!wanted && <ConditionFilter filters={filters} />}
				<PlaceFilters filters={filters} />
			</div>
			{/* With scripts the list follows what is typed; a button that goes away would move it. */}
			<noscript className="listing-filters-submit">
				<Button type="submit" className="w-full">
					Search
				</Button>
			</noscript>
		</Form>
	);
}
