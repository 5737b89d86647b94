import { useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { categories, defaultCategory } from "../../listing/categories.ts";
import { urgencies, urgencyLabels } from "../../listing/listing.ts";
import type { FieldBinding } from "./use-listing-form.ts";

/** Describes the chosen category below the field. */
export function CategoryField({ defaultValue = defaultCategory, ...field }: FieldBinding) {
	const [chosen, setChosen] = useState(defaultValue);
	return (
		<Field {...field} label="Category" hint={categories.find(({ slug }) => slug === chosen)?.description}>
			{(control) => (
				<Select
					{...control}
					name="category"
					defaultValue={defaultValue}
					onChange={(event) => setChosen(event.target.value)}
					options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
				/>
			)}
		</Field>
	);
}

export function UrgencyField({ defaultValue, ...field }: FieldBinding) {
	return (
		<Field {...field} label="Urgency">
			{(control) => (
				<Select
					{...control}
					name="urgency"
					defaultValue={defaultValue}
					options={urgencies.map((value) => ({ value, label: urgencyLabels[value] }))}
				/>
			)}
		</Field>
	);
}
