import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Section } from "../office-page.tsx";
import { type AuthenticatorSecret, AuthenticatorSetup } from "./key-setup.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

type PasswordSectionProps = {
	hasEmail: boolean;
	hasPassword: boolean;
	/** Of an authenticator app that is not set up yet. */
	secret: AuthenticatorSecret | null;
	errors: { password?: string | undefined; code?: string | undefined };
};

export function PasswordSection({ hasEmail, hasPassword, secret, errors }: PasswordSectionProps) {
	return (
		<Section
			id="password"
			title="Password and authenticator app"
			lead={
				secret
					? "Almost done. The password works once the app is set up."
					: "For a device without your passkey. You sign in with your email, a password and a code."
			}
		>
			{secret ? (
				<>
					<Form method="post">
						<AuthenticatorSetup secret={secret} error={errors.code} />
					</Form>
					<RemoveButton label="Cancel" />
				</>
			) : !hasEmail ? (
				<p className="text-slate">Enter your email address under "Your details" first.</p>
			) : (
				<>
					<Form method="post" className="grid gap-5">
						<NewPasswordField
							label={hasPassword ? "New password" : "Password"}
							name="newPassword"
							error={errors.password}
							required
							className="max-w-md"
						/>
						<Button
							type="submit"
							variant="secondary"
							name="intent"
							value="password"
							className="justify-self-start"
						>
							{hasPassword ? "Change password" : "Set password"}
						</Button>
					</Form>
					{hasPassword && <RemoveButton label="Remove password and app" />}
				</>
			)}
		</Section>
	);
}

function RemoveButton({ label }: { label: string }) {
	return (
		<Form method="post" className="mt-4">
			<Button type="submit" variant="ghost" size="small" name="intent" value="remove-password">
				{label}
			</Button>
		</Form>
	);
}
