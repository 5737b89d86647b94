import { useState } from "react";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { categories, defaultCategory, SERVICES } from "../../listing/categories.ts";
import {
	conditionLabels,
	conditions,
	type ListingKind,
	urgencies,
	urgencyLabels,
} from "../../listing/listing.ts";
import { limits } from "../../listing/listing-limits.ts";
import type { FieldBinding } from "./use-listing-form.ts";

type CategoryFieldProps = FieldBinding & {
	kind: ListingKind;
	license: FieldBinding;
	condition: FieldBinding;
};

/** Describes the chosen category below the field, and asks what fits it: a license for work, a condition for things. */
export function CategoryField({ kind, license, condition, ...category }: CategoryFieldProps) {
	const { defaultValue = defaultCategory, ...field } = category;
	const [chosen, setChosen] = useState(defaultValue);
	const isService = chosen === SERVICES;
	// Before hydration both are shown, since the category may still change.
	const hydrated = useHydrated();
	return (
		<>
			<SelectField
				{...field}
				label="Category"
				hint={categories.find(({ slug }) => slug === chosen)?.description}
				name="category"
				defaultValue={defaultValue}
				onChange={(event) => setChosen(event.target.value)}
				options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
			/>
			{/* Both stay in the page, so that neither loses what was typed when the category changes. */}
			{kind === "sale" && (
				<>
					<ConditionField {...condition} hidden={hydrated && isService} />
					<LicenseField {...license} hidden={hydrated && !isService} />
				</>
			)}
		</>
	);
}

type Hideable = FieldBinding & { hidden: boolean };

function ConditionField({ defaultValue, hidden, ...field }: Hideable) {
	return (
		<SelectField
			{...field}
			label="Condition"
			optional
			className={hidden ? "hidden" : undefined}
			name="condition"
			disabled={hidden}
			defaultValue={defaultValue ?? ""}
			placeholder="Choose a condition"
			options={conditions.map((value) => ({ value, label: conditionLabels[value] }))}
		/>
	);
}

function LicenseField({ defaultValue, hidden, ...field }: Hideable) {
	return (
		<TextField
			{...field}
			label="License number"
			optional
			className={hidden ? "hidden" : undefined}
			hint="For services (CSLB). Without one, the job must stay under $1,000, need no permit and use no employees, and the listing says that you're not licensed."
			name="license_number"
			maxLength={limits.license}
			defaultValue={defaultValue}
			disabled={hidden}
		/>
	);
}

export function UrgencyField({ defaultValue, ...field }: FieldBinding) {
	return (
		<SelectField
			{...field}
			label="Urgency"
			name="urgency"
			defaultValue={defaultValue}
			options={urgencies.map((value) => ({ value, label: urgencyLabels[value] }))}
		/>
	);
}
