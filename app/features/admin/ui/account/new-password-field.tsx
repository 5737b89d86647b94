import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../accounts/password-length.ts";

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
		<Field
			label={label}
			hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few unrelated words work well.`}
			error={error}
		>
			{(control) => (
				<Input
					{...control}
					type="password"
					name={name}
					autoComplete="new-password"
					maxLength={MAX_PASSWORD_LENGTH}
					required={required}
					className={className}
				/>
			)}
		</Field>
	);
}
