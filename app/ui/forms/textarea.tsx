import { type ComponentProps, useState } from "react";
import { classNames } from "../class-names.ts";
import { ControlField, type FieldOf } from "./field.tsx";

type TextareaProps = ComponentProps<"textarea"> & {
	/** Shows "12 / 500" below. Needs `maxLength`. */
	counter?: boolean;
};

export function Textarea({ className, counter, onChange, ...rest }: TextareaProps) {
	const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? "").length);
	const length = rest.value === undefined ? typed : String(rest.value).length;
	return (
		<>
			<textarea
				{...rest}
				className={classNames("control", className)}
				onChange={(event) => {
					setTyped(event.target.value.length);
					onChange?.(event);
				}}
			/>
			{counter && rest.maxLength && (
				<p className="figures mt-1 text-right text-xs text-stone" aria-hidden="true">
					{length} / {rest.maxLength}
				</p>
			)}
		</>
	);
}

export function TextareaField(props: FieldOf<TextareaProps>) {
	return <ControlField<TextareaProps> {...props}>{(control) => <Textarea {...control} />}</ControlField>;
}
