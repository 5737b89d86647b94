// Who somebody is and how we reach them: the same inputs in every form that becomes a lead.
import type { ComponentProps, ReactNode } from "react";
import { type Input, TextField } from "#app/ui/forms/input.tsx";
import { type ConsultationField, limits } from "../consultation.ts";

type InputProps = ComponentProps<typeof Input>;
type ContactFieldName = Exclude<ConsultationField, "message">;

const inputs: Record<ContactFieldName, { label: string; input: InputProps }> = {
	firstName: {
		label: "First name",
		input: { maxLength: limits.name, autoComplete: "given-name", dir: "auto" },
	},
	lastName: {
		label: "Last name",
		input: { maxLength: limits.name, autoComplete: "family-name", dir: "auto" },
	},
	email: { label: "Email", input: { type: "email", maxLength: limits.email, autoComplete: "email" } },
	phone: { label: "Phone", input: { type: "tel", maxLength: limits.phone, autoComplete: "tel" } },
	address: {
		label: "Property address",
		input: { maxLength: limits.address, autoComplete: "street-address", dir: "auto" },
	},
};

type ContactFieldProps = {
	name: ContactFieldName;
	id: string;
	error: string | undefined;
	/** What is special here: the value, a handler. */
	control: InputProps;
	label?: string;
	hint?: ReactNode;
	optional?: boolean;
	className?: string;
};

export function ContactField({ name, control, label, optional, ...field }: ContactFieldProps) {
	const { label: usual, input } = inputs[name];
	return (
		<TextField
			label={label ?? usual}
			mark={!optional}
			optional={optional}
			{...field}
			{...input}
			name={name}
			required={!optional}
			{...control}
		/>
	);
}
