import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { limits } from "../../listing/listing-limits.ts";
import { RequestForm, type RequestProps } from "../../listing/ui/listing-request.tsx";

export const editLinkTexts = {
	title: "Edit your listing",
	lead: "Enter the email address you posted with. We'll send a link to edit the listing, but only if the address matches.",
};

export function EditLinkForm(props: RequestProps) {
	return (
		<RequestForm
			{...props}
			button={(state) => (
				<Button type="submit" {...state}>
					Send edit link
				</Button>
			)}
		>
			{({ error, control }) => (
				<TextField
					label="Email"
					mark
					error={error}
					type="email"
					name="email"
					autoComplete="email"
					maxLength={limits.email}
					{...control}
				/>
			)}
		</RequestForm>
	);
}
