import { TextField } from "#app/ui/forms/input.tsx";
import { Switch } from "#app/ui/forms/switch.tsx";
import type { FieldBinding } from "./use-listing-form.ts";

const amount = {
	type: "number",
	prefix: "$",
	step: "0.01",
	min: "0",
	inputMode: "decimal",
	placeholder: "0.00",
} as const;

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
			<TextField
				{...field}
				{...amount}
				label="Price"
				optional
				hint="Leave it blank to show “Ask for price”"
				className="group-has-checked/price:hidden"
				name="price"
				defaultValue={defaultValue}
			/>
		</div>
	);
}

export function BudgetField({ defaultValue, ...field }: FieldBinding) {
	return (
		<TextField
			{...field}
			{...amount}
			label="Budget"
			optional
			hint="Leave it blank if it's negotiable"
			name="budget"
			defaultValue={defaultValue}
		/>
	);
}
