// Who somebody is, how we reach them and what they want: the same inputs in every form that becomes a lead.
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Select } from "#app/ui/forms/select.tsx";
import { Textarea } from "#app/ui/forms/textarea.tsx";
import type { ConsultationErrors } from "../consultation.ts";
import { type ConsultationField, consultationFields, type LeadInput, leadFields } from "../lead-fields.ts";

type ContactFieldProps = {
	name: ConsultationField;
	id: string;
	error: string | undefined;
	value: string | undefined;
	autoFocus?: boolean;
	label?: string;
	hint?: ReactNode;
	optional?: boolean;
	className?: string;
};

export function ContactField({ name, value, autoFocus, label, className, ...field }: ContactFieldProps) {
	const { input, label: usual }: { label: string; input: LeadInput } = leadFields[name];
	const { label: asked = usual, isOptional, isWide, rows, options, ...attributes } = input;
	const optional = field.optional ?? isOptional === true;
	const own = { name, autoFocus, required: !optional, defaultValue: value ?? "" };
	const dir = attributes.type ? undefined : "auto";
	return (
		<Field
			{...field}
			label={label ?? asked}
			required={!optional}
			optional={optional}
			className={classNames(isWide && "sm:col-span-2", className) || undefined}
		>
			{(control) => {
				if (options)
					return (
						<Select
							{...control}
							{...own}
							placeholder=""
							options={options.map((option) => ({ value: option, label: option }))}
						/>
					);
				if (rows) return <Textarea {...control} {...own} dir={dir} rows={rows} />;
				return <Input {...control} {...own} {...attributes} dir={dir} />;
			}}
		</Field>
	);
}

type ConsultationFieldsProps = {
	/** Distinguishes two forms on one page. */
	form: string;
	errors: ConsultationErrors;
	values: Partial<Record<ConsultationField, string>>;
	labels?: Partial<Record<ConsultationField, string>>;
	focused?: ConsultationField;
};

/** Everything that a consultation asks. */
export function ConsultationFields({ form, errors, values, labels, focused }: ConsultationFieldsProps) {
	return consultationFields.map((name) => (
		<ContactField
			key={name}
			name={name}
			id={`${form}-${name}`}
			error={errors[name]}
			value={values[name]}
			label={labels?.[name]}
			autoFocus={name === focused}
		/>
	));
}

/** For the summary above the fields. */
export function listErrors(
	form: string,
	errors: ConsultationErrors,
): ComponentProps<typeof ErrorSummary>["errors"] {
	return consultationFields.flatMap((name) => {
		const message = errors[name];
		return message ? [{ fieldId: `${form}-${name}`, message }] : [];
	});
}
