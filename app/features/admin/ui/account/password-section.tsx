import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { MIN_PASSWORD_LENGTH } from "../../accounts/password-rules.ts";
import { type AuthenticatorSecret, AuthenticatorSetup } from "./authenticator-setup.tsx";
import { Section } from "./section.tsx";

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
						<Field
							label={hasPassword ? "New password" : "Password"}
							hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few unrelated words work well.`}
							error={errors.password}
						>
							{(control) => (
								<Input
									{...control}
									type="password"
									name="newPassword"
									autoComplete="new-password"
									maxLength={1000}
									required
									className="max-w-md"
								/>
							)}
						</Field>
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
