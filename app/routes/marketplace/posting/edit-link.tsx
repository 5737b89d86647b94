// Requests an edit link: the dialog posts here, and it is a page without JavaScript.
import { requestEditLink } from "#app/features/marketplace/editing/edit-links.server.ts";
import { limits } from "#app/features/marketplace/listing/listing-limits.ts";
import type { DialogAnswer } from "#app/features/marketplace/listing/ui/dialog-answer.ts";
import { DialogPage } from "#app/features/marketplace/listing/ui/dialog-page.tsx";
import { messages } from "#app/features/marketplace/messages.ts";
import { editLinkSchema } from "#app/features/marketplace/posting/listing-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { answerDialog, editableListing } from "../dialog-answers.server.ts";
import type { Route } from "./+types/edit-link.ts";

export { handle } from "../lost-answers.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Edit your listing | Ringline" },
	{ name: "robots", content: "noindex" },
];

export function loader({ request, params }: Route.LoaderArgs) {
	return editableListing(request, params.id);
}

export function action(args: Route.ActionArgs) {
	return answerDialog(args, {
		field: "email",
		schema: editLinkSchema,
		act: (email, about) => requestEditLink({ ...about, email }),
		done: messages.editLinkSent(),
		staysOnPage: true,
		invalid: messages.wrongEmail(),
		failed: messages.editLinkFailed(),
		tooOften: messages.tooManyEditLinks(),
	});
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const answer = actionData as DialogAnswer | undefined;
	return (
		<DialogPage
			title="Edit your listing"
			listing={loaderData}
			answer={answer}
			field={
				<TextField
					label="Email"
					mark
					hint="The address you posted with. Our email only arrives if it matches the listing's."
					error={answer?.fieldError}
					type="email"
					name="email"
					required
					maxLength={limits.email}
					autoComplete="email"
					defaultValue={answer?.value}
				/>
			}
			submit={<Button type="submit">Send edit link</Button>}
		/>
	);
}
