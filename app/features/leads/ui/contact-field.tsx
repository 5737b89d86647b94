// Who somebody is, how we reach them and what they want: the same inputs in every form that becomes a lead.
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
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

export function ContactField({ name, value, label, className, optional, ...rest }: ContactFieldProps) {
	const { input, label: usual }: { label: string; input: LeadInput } = leadFields[name];
	const { label: asked = usual, isOptional, isWide, rows, options, ...attributes } = input;
	const isRequired = !(optional ?? isOptional);
	const field = {
		...rest,
		name,
		label: label ?? asked,
		className: classNames(isWide && "sm:col-span-2", className),
		mark: isRequired,
		required: isRequired,
		optional: !isRequired,
		defaultValue: value ?? "",
	};
	if (options)
		return (
			<SelectField {...field} placeholder="" options={options.map((one) => ({ value: one, label: one }))} />
		);
	if (rows) return <TextareaField {...field} rows={rows} dir="auto" />;
	return <TextField {...field} {...attributes} dir={attributes.type ? undefined : "auto"} />;
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
