import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldError, RequiredMark } from "./field.tsx";

export type RadioChoice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = {
	legend: ReactNode;
	name: string;
	choices: readonly RadioChoice[];
	value?: string;
	defaultValue?: string;
	onChange?: (value: string) => void;
	hint?: ReactNode;
	error?: string | null;
	required?: boolean;
	/** Side by side from 768 px, as bordered rows. */
	rows?: boolean;
	/** Set on the first choice, so that an error summary can link to it. */
	id?: string;
	className?: string;
};

export function RadioGroup(props: RadioGroupProps) {
	const { legend, name, choices, value, defaultValue, onChange, hint, error, required, rows, id, className } =
		props;
	const generated = useId();
	const hintId = hint ? `${generated}-hint` : undefined;
	const errorId = error ? `${generated}-error` : undefined;
	return (
		<fieldset
			className={classNames(error && "border-l-4 border-error pl-4", className)}
			aria-describedby={classNames(hintId, errorId) || undefined}
		>
			<legend className="mb-1.5 font-semibold leading-snug">
				{legend}
				{required && <RequiredMark />}
			</legend>
			{hint && (
				<p id={hintId} className="-mt-0.5 mb-2 text-sm text-stone">
					{hint}
				</p>
			)}
			{error && errorId && <FieldError id={errorId}>{error}</FieldError>}
			<div className={rows ? "grid gap-2.5 md:grid-cols-2" : undefined}>
				{choices.map((choice, index) => (
					<label key={choice.value} className={classNames("choice", rows && "choice-row")}>
						<input
							type="radio"
							id={index === 0 ? id : undefined}
							name={name}
							value={choice.value}
							className="check"
							disabled={choice.disabled}
							checked={value === undefined ? undefined : value === choice.value}
							defaultChecked={value === undefined ? defaultValue === choice.value : undefined}
							onChange={onChange && (() => onChange(choice.value))}
						/>
						<span className="pt-px">
							{choice.label}
							{choice.hint && <span className="block text-sm text-stone">{choice.hint}</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
