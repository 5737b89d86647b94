import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import type { Changes } from "../../drafts/draft-changes.ts";
import { type ChoicesField, type Field, YES_NO } from "../../field.ts";
import { type Answers, idOf, listOf, numberHint, textOf } from "../../journey.ts";
import { AddressField, FileField, PriorityField } from "../step-parts.tsx";
import type { Uploads } from "./use-uploads.ts";

export type QuestionProps = {
	field: Field;
	answers: Answers;
	error: string | undefined;
	edit: (changes: Changes) => void;
	uploads: Uploads;
};

/** One question of any kind. The input's name is the field's name, so that a plain form post works too. */
export function Question({ field, answers, error, edit, uploads }: QuestionProps) {
	const { name, label, hint } = field;
	const id = idOf(name);
	const value = textOf(answers, name);
	const change = (next: string) => edit({ [name]: next });
	const required = field.required !== undefined;
	switch (field.kind) {
		case "address":
			return <AddressField {...{ field, value, error }} onChange={change} />;
		case "files":
			return <FileField {...{ field, uploads, error }} />;
		case "choices":
			return <Choices field={field} chosen={listOf(answers, name)} error={error} edit={edit} />;
		case "choice":
		case "yes-no":
			return (
				<RadioGroup
					legend={label}
					choices={field.kind === "choice" ? field.options : YES_NO}
					className={
						field.kind === "choice" && field.options.length > 2
							? "choice-group choice-group-3"
							: "choice-group"
					}
					onChange={change}
					rows
					{...{ id, name, hint, error, required, value }}
				/>
			);
		case "consent":
			return (
				<Checkbox
					value="yes"
					checked={value === "yes"}
					onChange={(event) => change(event.target.checked ? "yes" : "")}
					{...{ id, name, label, hint, error }}
				/>
			);
		case "priority":
			return <PriorityField {...{ field, value }} onChange={change} />;
		case "long-text":
			return (
				<TextareaField
					{...{ id, name, label, hint, error, value }}
					mark={required}
					rows={field.rows}
					controlClassName={field.rows === 6 ? "min-h-[150px]" : "min-h-24"}
					onChange={(event) => change(event.target.value)}
				/>
			);
		default:
			return (
				<TextField
					{...{ id, name, label, error, value }}
					mark={required}
					hint={numberHint(field, answers) ?? hint}
					type={field.kind === "integer" ? "text" : (field.type ?? "text")}
					inputMode={field.kind === "integer" ? "numeric" : undefined}
					autoComplete={field.kind === "text" ? (field.autoComplete ?? "off") : "off"}
					suffix={field.kind === "integer" ? field.unit : undefined}
					onChange={(event) => change(event.target.value)}
				/>
			);
	}
}

function Choices({
	field,
	chosen,
	error,
	edit,
}: {
	field: ChoicesField;
	chosen: readonly string[];
	error: string | undefined;
	edit: (changes: Changes) => void;
}) {
	const { name, label, hint, options } = field;
	const id = idOf(name);
	const toggle = (value: string, isOn: boolean) =>
		edit({
			[name]: options
				.map((option) => option.value)
				.filter((one) => (one === value ? isOn : chosen.includes(one))),
		});
	return (
		<fieldset aria-describedby={hint && `${id}-hint`}>
			<legend className="mb-1.5 font-semibold leading-snug">{label}</legend>
			{hint && (
				<p id={`${id}-hint`} className="-mt-0.5 mb-2 text-sm text-stone">
					{hint}
				</p>
			)}
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
			<div className="grid gap-2.5 md:grid-cols-2">
				{options.map((option, index) => (
					<Checkbox
						key={option.value}
						id={index === 0 ? id : undefined}
						name={name}
						value={option.value}
						label={option.label}
						checked={chosen.includes(option.value)}
						onChange={(event) => toggle(option.value, event.target.checked)}
						row
					/>
				))}
			</div>
		</fieldset>
	);
}
