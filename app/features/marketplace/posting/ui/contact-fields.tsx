import { type ComponentProps, useState } from "react";
import { type Input, TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import type { ContactMethod } from "../../listing/listing.ts";
import { limits } from "../../listing/listing-limits.ts";
import type { FieldBinding } from "./use-listing-form.ts";

type ContactFieldsProps = {
	mode: "post" | "edit";
	email: FieldBinding;
	phone: FieldBinding;
	whatsapp: FieldBinding;
	method: FieldBinding;
};

const methodLabels: Record<ContactMethod, string> = {
	both: "Phone and messages",
	phone: "Phone only",
	message: "Messages only",
};

const emailHints = {
	post: "Never shown. We send you the link to edit your listing.",
	edit: "Never shown. If you change it, we email a link to the new address. Open it within two days, or we hide the listing.",
};

export function ContactFields({ mode, email, phone, whatsapp, method }: ContactFieldsProps) {
	const [isMessagesOnly, setIsMessagesOnly] = useState(method.defaultValue === "message");
	return (
		<fieldset className="grid gap-6 border-t border-line pt-6">
			<legend className="sr-only">Contact</legend>
			<ContactField
				field={email}
				label="Email"
				hint={emailHints[mode]}
				type="email"
				name="email"
				required
				isRequired
				maxLength={limits.email}
				autoComplete="email"
			/>
			<SelectField
				id={method.id}
				error={method.error}
				label="How people can reach you"
				hint="Messages go through us. Neither of you sees the other's email address."
				name="contact_method"
				defaultValue={method.defaultValue}
				onChange={(event) => setIsMessagesOnly(event.target.value === "message")}
				options={(["both", "phone", "message"] as const).map((value) => ({
					value,
					label: methodLabels[value],
				}))}
			/>
			<ContactField
				field={phone}
				label="Phone number"
				hint={
					isMessagesOnly
						? "Nobody will see it"
						: "Shown only to people who ask for it. Not needed for messages only."
				}
				type="tel"
				name="phone_number"
				isRequired={!isMessagesOnly}
				maxLength={limits.phone}
				autoComplete="tel"
			/>
			<ContactField
				field={whatsapp}
				label="WhatsApp number"
				hint="Shown together with your phone number"
				type="tel"
				name="whatsapp_number"
				maxLength={limits.phone}
			/>
		</fieldset>
	);
}

type ContactFieldProps = ComponentProps<typeof Input> & {
	field: FieldBinding;
	label: string;
	hint: string;
	/** Marks it. Without scripts the server decides, because it depends on another field. */
	isRequired?: boolean;
};

function ContactField({
	field: { defaultValue, ...field },
	label,
	hint,
	isRequired,
	...input
}: ContactFieldProps) {
	return (
		<TextField
			{...field}
			label={label}
			hint={hint}
			mark={isRequired}
			optional={!isRequired}
			{...input}
			defaultValue={defaultValue}
		/>
	);
}
