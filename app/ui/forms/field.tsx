import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";

/** Connects a control to its label, hint and error. Spread it on the control. */
export type ControlProps = {
	id: string;
	"aria-describedby"?: string;
	"aria-invalid"?: true;
	"aria-required"?: true;
};

export type FieldProps = {
	label: ReactNode;
	hint?: ReactNode;
	/** Says how to fix it. */
	error?: string | null;
	/** Marks the label with *. The form does the validation. */
	required?: boolean;
	/** Adds "(optional)" to the label. */
	optional?: boolean;
	id?: string;
	className?: string;
	children: (control: ControlProps) => ReactNode;
};

export function Field({ label, hint, error, required, optional, id, className, children }: FieldProps) {
	const generated = useId();
	const controlId = id ?? generated;
	const hintId = hint ? `${controlId}-hint` : undefined;
	const errorId = error ? `${controlId}-error` : undefined;
	return (
		<div className={classNames("min-w-0", error && "border-l-4 border-error pl-4", className)}>
			<label htmlFor={controlId} className="mb-1.5 block font-semibold leading-snug">
				{label}
				{required && <RequiredMark />}
				{optional && <span className="font-normal text-stone"> (optional)</span>}
			</label>
			{hint && (
				<p id={hintId} className="-mt-0.5 mb-2 text-sm text-stone">
					{hint}
				</p>
			)}
			{error && errorId && <FieldError id={errorId}>{error}</FieldError>}
			{children({
				id: controlId,
				"aria-describedby": classNames(hintId, errorId) || undefined,
				"aria-invalid": error ? true : undefined,
				"aria-required": required || undefined,
			})}
		</div>
	);
}

export function RequiredMark() {
	return (
		<span className="text-ember-deep" aria-hidden="true">
			{" *"}
		</span>
	);
}
