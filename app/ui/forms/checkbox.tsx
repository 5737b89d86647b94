import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
	label: ReactNode;
	hint?: ReactNode;
	error?: string | null;
	/** A bordered row that fills its column, for a larger click target. */
	row?: boolean;
};

export function Checkbox({ label, hint, error, row, className, id, ...rest }: CheckboxProps) {
	const generated = useId();
	const errorId = `${id ?? generated}-error`;
	const hintId = `${id ?? generated}-hint`;
	return (
		<div className={className}>
			{error && <FieldError id={errorId}>{error}</FieldError>}
			<label className={classNames("choice", row && "choice-row")}>
				<input
					{...rest}
					id={id}
					type="checkbox"
					className="check"
					aria-invalid={error ? true : undefined}
					aria-describedby={classNames(hint ? hintId : "", error ? errorId : "") || undefined}
				/>
				<span className="pt-px">
					{label}
					{hint && (
						<span id={hintId} className="block text-sm text-stone">
							{hint}
						</span>
					)}
				</span>
			</label>
		</div>
	);
}
