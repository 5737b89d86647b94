import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { SpamTrap } from "#app/ui/forms/spam-trap.tsx";
import { Textarea } from "#app/ui/forms/textarea.tsx";
import { limits } from "../../listing/listing-limits.ts";

type FirstMessageFormProps = {
	errors: Record<string, string[] | null>;
	values: Record<string, string>;
};

export function FirstMessageForm({ errors, values }: FirstMessageFormProps) {
	const isSending = useNavigation().formData?.has("message") === true;
	return (
		<>
			<SpamTrap />
			<Field label="Message" required error={errors.message?.[0]}>
				{(control) => (
					<Textarea
						{...control}
						name="message"
						required
						rows={6}
						maxLength={limits.message}
						defaultValue={values.message}
						placeholder="Is it still available? When could I come see it?"
					/>
				)}
			</Field>
			<div className="grid gap-6 sm:grid-cols-2">
				<Field label="Your name" required hint="Shown with your message" error={errors.name?.[0]}>
					{(control) => (
						<Input
							{...control}
							name="name"
							required
							maxLength={limits.name}
							autoComplete="name"
							defaultValue={values.name}
						/>
					)}
				</Field>
				<Field label="Your email" required hint="Never shown. Replies come here." error={errors.email?.[0]}>
					{(control) => (
						<Input
							{...control}
							type="email"
							name="email"
							required
							maxLength={limits.email}
							autoComplete="email"
							defaultValue={values.email}
						/>
					)}
				</Field>
			</div>
			<div>
				<Button type="submit" size="large" busy={isSending}>
					Send message
				</Button>
			</div>
		</>
	);
}
