// The front door: one field that leads to Your home. A plain GET form, so it works before scripts arrive.
import { useState } from "react";
import { Form, href, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { AddressBox } from "./address-box.tsx";

type YourAddressFormProps = {
	address?: string;
	hint?: string;
	/** Where a page has another main action. */
	variant?: "primary" | "secondary" | "on-dark";
	className?: string;
};

export function YourAddressForm({
	address = "",
	hint,
	variant = "primary",
	className,
}: YourAddressFormProps) {
	const [typed, setTyped] = useState(address);
	/** Of the chosen suggestion, until something else is typed. */
	const [point, setPoint] = useState<{ lat: number; lon: number } | null>(null);
	const isBusy = useNavigation().location?.pathname === href("/your-home");
	return (
		<Form
			method="get"
			action={href("/your-home")}
			className={classNames("flex flex-wrap items-end gap-3", className)}
		>
			<Field label="Your address" hint={hint} className="min-w-0 grow basis-72">
				{(control) => (
					<AddressBox
						{...control}
						name="address"
						value={typed}
						maxLength={200}
						dir="auto"
						placeholder="Street and city, or ZIP code"
						onType={(value) => {
							setTyped(value);
							setPoint(null);
						}}
						onChoose={({ label, lat, lon }) => {
							setTyped(label);
							setPoint(lat !== undefined && lon !== undefined ? { lat, lon } : null);
						}}
					/>
				)}
			</Field>
			{point && (
				<>
					<input type="hidden" name="lat" value={point.lat} />
					<input type="hidden" name="lon" value={point.lon} />
				</>
			)}
			<Button type="submit" variant={variant} busy={isBusy}>
				Show my home
			</Button>
		</Form>
	);
}
