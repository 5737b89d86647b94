// Search and sort are a plain GET form; with JavaScript the products follow as one types.
import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/forms/search-field.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { useFilterForm } from "#app/ui/forms/use-filter-form.ts";
import {
	MAX_QUERY_LENGTH,
	readShopFilters,
	type ShopFilters,
	shopAddress,
	sortNames,
	sorts,
} from "../search/shop-filters.ts";

export function ShopFilterForm({ filters }: { filters: ShopFilters }) {
	const form = useFilterForm(filters, (params) => shopAddress(readShopFilters(params)));
	return (
		<Form
			{...form}
			method="get"
			action={href("/shop")}
			role="search"
			aria-label="Products"
			className="grid grid-cols-[2fr_1fr] items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-[3fr_1fr]"
		>
			{filters.group && <input type="hidden" name="group" value={filters.group} />}
			<SearchField value={filters.q} maxLength={MAX_QUERY_LENGTH} placeholder="Pump, sensor, 2.5 in…" />
			<SelectField
				label="Sort"
				name="sort"
				defaultValue={filters.sort}
				options={sorts.map((value) => ({ value, label: sortNames[value] }))}
			/>
			<noscript className="col-span-2">
				<Button type="submit" className="w-full sm:w-auto">
					Search
				</Button>
			</noscript>
		</Form>
	);
}
