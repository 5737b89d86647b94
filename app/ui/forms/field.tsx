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

/** What a field shows around its control. TextField, TextareaField and SelectField take it beside their control's own. */
export type FieldParts = {
	label: ReactNode;
	hint?: ReactNode;
	/** Says how to fix it. */
	error?: string | null;
	/** Marks the label with *. The form does the validation; `required` on the control has the browser do it too. */
	mark?: boolean;
	/** Adds "(optional)" to the label. */
	optional?: boolean;
	id?: string;
	className?: string;
};

type FieldProps = FieldParts & { children: (control: ControlProps) => ReactNode };

/** For a control of its own kind. */
export function Field({ label, hint, error, mark, optional, id, className, children }: FieldProps) {
	const generated = useId();
	const controlId = id ?? generated;
	const hintId = hint ? `${controlId}-hint` : undefined;
	const errorId = error ? `${controlId}-error` : undefined;
	return (
		<div className={classNames("min-w-0", error && "border-l-4 border-error pl-4", className)}>
			<label htmlFor={controlId} className="mb-1.5 block font-semibold leading-snug">
				{label}
				{mark && <RequiredMark />}
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
				"aria-required": mark || undefined,
			})}
		</div>
	);
}

/** The parts of a field, apart from what belongs on its control. */
export function splitField<Props extends FieldParts & { controlClassName?: string }>(props: Props) {
	const { label, hint, error, mark, optional, id, className, controlClassName, ...control } = props;
	return {
		parts: { label, hint, error, mark, optional, id, className },
		control: { ...control, className: controlClassName },
	};
}

export function RequiredMark() {
	return (
		<span className="text-ember-deep" aria-hidden="true">
			{" *"}
		</span>
	);
}
