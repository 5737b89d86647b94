import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { ControlField, type FieldOf } from "./field.tsx";

export type Option = { value: string; label: string; disabled?: boolean };

type SelectProps = ComponentProps<"select"> & {
	options: readonly Option[];
	/** The empty first option, such as "Select a county". */
	placeholder?: string;
};

/** A native select, which works without JavaScript and feels right on a phone. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
	return (
		<select {...rest} className={classNames("control", className)}>
			{placeholder !== undefined && <option value="">{placeholder}</option>}
			{options.map(({ value, label, disabled }) => (
				<option key={value} value={value} disabled={disabled}>
					{label}
				</option>
			))}
		</select>
	);
}

export function SelectField(props: FieldOf<SelectProps>) {
	return <ControlField<SelectProps> {...props}>{(control) => <Select {...control} />}</ControlField>;
}
