import { useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SpamTrap } from "#app/ui/forms/spam-trap.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
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
			<TextareaField
				label="Message"
				mark
				error={errors.message?.[0]}
				name="message"
				required
				rows={6}
				maxLength={limits.message}
				defaultValue={values.message}
				placeholder="Is it still available? When could I come see it?"
			/>
			<div className="grid gap-6 sm:grid-cols-2">
				<TextField
					label="Your name"
					mark
					hint="Shown with your message"
					error={errors.name?.[0]}
					name="name"
					required
					maxLength={limits.name}
					autoComplete="name"
					defaultValue={values.name}
				/>
				<TextField
					label="Your email"
					mark
					hint="Never shown. Replies come here."
					error={errors.email?.[0]}
					type="email"
					name="email"
					required
					maxLength={limits.email}
					autoComplete="email"
					defaultValue={values.email}
				/>
			</div>
			<div>
				<Button type="submit" size="large" busy={isSending}>
					Send message
				</Button>
			</div>
		</>
	);
}
