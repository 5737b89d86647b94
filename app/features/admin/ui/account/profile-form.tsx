import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from "../../accounts/account-forms.ts";

type ProfileFormProps = {
	name: string;
	email: string;
	errors: { name?: string | undefined; email?: string | undefined };
};

export function ProfileForm({ name, email, errors }: ProfileFormProps) {
	return (
		<Form method="post" className="mt-5 grid max-w-md gap-5">
			<TextField
				label="Name"
				hint="Shown in the audit log and with your notes."
				error={errors.name}
				name="name"
				autoComplete="name"
				defaultValue={name}
				maxLength={MAX_NAME_LENGTH}
				required
			/>
			<TextField
				label="Email"
				error={errors.email}
				type="email"
				name="email"
				autoComplete="email"
				defaultValue={email}
				maxLength={MAX_EMAIL_LENGTH}
			/>
			<Button type="submit" variant="secondary" name="intent" value="profile" className="justify-self-start">
				Save details
			</Button>
		</Form>
	);
}
