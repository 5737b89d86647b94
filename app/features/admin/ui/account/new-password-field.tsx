import { TextField } from "#app/ui/forms/input.tsx";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../accounts/account-forms.ts";

type NewPasswordFieldProps = {
	label: string;
	name: string;
	error?: string | undefined;
	required?: boolean;
	className?: string;
};

/** Where somebody chooses a password. */
export function NewPasswordField({ label, name, error, required, className }: NewPasswordFieldProps) {
	return (
		<TextField
			label={label}
			hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few unrelated words work well.`}
			error={error}
			type="password"
			name={name}
			autoComplete="new-password"
			maxLength={MAX_PASSWORD_LENGTH}
			required={required}
			controlClassName={className}
		/>
	);
}
