import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { ControlField, type FieldOf } from "./field.tsx";

type InputProps = ComponentProps<"input"> & {
	/** A unit or symbol inside the field, such as "$" or "sq ft". */
	prefix?: string;
	suffix?: string;
};

export function Input({ className, prefix, suffix, ...rest }: InputProps) {
	const control = (
		<input {...rest} className={classNames("control", prefix && "pl-9", suffix && "pr-16", className)} />
	);
	if (!prefix && !suffix) return control;
	return (
		<span className="relative block">
			{prefix && <Unit className="left-4">{prefix}</Unit>}
			{control}
			{suffix && <Unit className="right-4">{suffix}</Unit>}
		</span>
	);
}

export function TextField(props: FieldOf<InputProps>) {
	return <ControlField<InputProps> {...props}>{(control) => <Input {...control} />}</ControlField>;
}

function Unit({ className, children }: { className: string; children: string }) {
	return (
		<span
			className={classNames("pointer-events-none absolute inset-y-0 grid items-center text-stone", className)}
			aria-hidden="true"
		>
			{children}
		</span>
	);
}
