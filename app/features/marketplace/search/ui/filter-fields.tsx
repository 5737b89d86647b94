// The filters next to the search words. On phones they are behind a button, so that results are on the first screen.
import { SlidersHorizontal } from "lucide";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { categories } from "../../listing/categories.ts";
import { conditionLabels, conditions } from "../../listing/listing.ts";
import {
	ANY_DISTANCE,
	type Filters,
	MAX_LOCATION_LENGTH,
	placeFields,
	radii,
	sortOptions,
} from "../filters.ts";

type FilterProps = { filters: Filters };

/** A checkbox that shows the fields after it by CSS, so that it works without JavaScript. */
export function FilterToggle({ count }: { count: number }) {
	return (
		<label className="listing-filters-toggle">
			<input type="checkbox" className="sr-only" />
			<Icon of={SlidersHorizontal} className="size-4.5" />
			Filters
			{count > 0 && <span className="figures">({count})</span>}
		</label>
	);
}

export function CategoryFilter({ filters: { tab, category } }: FilterProps) {
	return (
		<SelectField
			label="Category"
			name="category"
			defaultValue={category}
			options={[
				{ value: "all", label: "All Categories" },
				...(tab === "wanted" ? [] : [{ value: "free", label: "Free Items" }]),
				...categories.map(({ slug, name }) => ({ value: slug, label: name })),
			]}
		/>
	);
}

export function SortFilter({ filters }: FilterProps) {
	return (
		<SelectField
			label="Sort"
			name="sort"
			defaultValue={filters.sort}
			options={sortOptions(filters.tab, filters)}
		/>
	);
}

export function ConditionFilter({ filters: { condition } }: FilterProps) {
	return (
		<SelectField
			label="Condition"
			name="condition"
			defaultValue={condition ?? ""}
			options={[
				{ value: "", label: "Any" },
				...conditions.map((value) => ({ value, label: conditionLabels[value] })),
			]}
		/>
	);
}

export function PlaceFilters({ filters }: FilterProps) {
	const { location, radius } = placeFields(filters);
	return (
		<>
			<TextField
				label="Location"
				name="location"
				defaultValue={location}
				maxLength={MAX_LOCATION_LENGTH}
				placeholder="Location (ZIP or City)"
				autoComplete="off"
			/>
			<SelectField
				label="Within"
				name="radius"
				defaultValue={radius}
				options={[
					{ value: "", label: "This place" },
					...radii.map((miles) => ({ value: String(miles), label: `${miles} miles` })),
					...(filters.zip ? [{ value: ANY_DISTANCE, label: "Any distance" }] : []),
				]}
			/>
		</>
	);
}
