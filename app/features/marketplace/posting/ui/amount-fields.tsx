import type { ComponentProps } from "react";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import type { FieldBinding } from "./use-listing-form.ts";

/** The switch hides the price without JavaScript too, and the server sets it to 0. */
export function PriceFields({ isFree, price }: { isFree: FieldBinding; price: FieldBinding }) {
	const { defaultValue, ...field } = price;
	return (
		<div className="group/price grid gap-3">
			<Switch
				name="is_free"
				label="Free item"
				hint="Give it away to someone who needs it"
				defaultChecked={isFree.defaultValue === "on"}
			/>
			<Field
				{...field}
				label="Price"
				optional
				hint="Leave it blank to show “Ask for price”"
				className="group-has-checked/price:hidden"
			>
				{(control) => <Amount {...control} name="price" defaultValue={defaultValue} />}
			</Field>
		</div>
	);
}

export function BudgetField({ defaultValue, ...field }: FieldBinding) {
	return (
		<Field {...field} label="Budget" optional hint="Leave it blank if it's negotiable">
			{(control) => <Amount {...control} name="budget" defaultValue={defaultValue} />}
		</Field>
	);
}

function Amount(props: ComponentProps<typeof Input>) {
	return (
		<Input {...props} type="number" prefix="$" step="0.01" min="0" inputMode="decimal" placeholder="0.00" />
	);
}
