import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

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

type Own<Control> = Omit<Control, "id" | "className" | "children">;
/** What a field with this control takes. */
export type FieldOf<Control> = FieldParts & Own<Control> & { controlClassName?: string };

type FieldProps<Control> = FieldParts & {
	children: (control: ControlProps & { className?: string } & Own<Control>) => ReactNode;
};

/** For a control of its own kind. It marks itself with `mark`: `required` belongs on the control. */
export const Field: (props: FieldProps<object> & { required?: never }) => ReactNode = ControlField;

/** Hands on what belongs on the control. */
export function ControlField<Control>({
	label,
	hint,
	error,
	mark,
	optional,
	id,
	className,
	controlClassName,
	children,
	...control
}: FieldProps<Control> & FieldOf<Control>) {
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
				<p id={hintId} className="-mt-0.5 mb-2 text-sm text-stone in-data-[tone=ink]:text-ash">
					{hint}
				</p>
			)}
			{error && errorId && <FieldError id={errorId}>{error}</FieldError>}
			{children({
				id: controlId,
				"aria-describedby": classNames(hintId, errorId) || undefined,
				"aria-invalid": error ? true : undefined,
				"aria-required": mark || undefined,
				...(control as unknown as Own<Control>),
				className: controlClassName,
			})}
		</div>
	);
}

/** The parts of a field, apart from what belongs on its control. */
export function RequiredMark() {
	return (
		<span className="text-ember-deep" aria-hidden="true">
			{" *"}
		</span>
	);
}

export function FieldError({ id, children }: { id: string; children: string }) {
	return (
		<p id={id} className="mb-2 text-sm font-semibold text-error">
			<span className="sr-only">Error: </span>
			{children}
		</p>
	);
}
