// Requests an edit link: the page, and what its dialog on a listing's page sends.
import { canAskForEditLink, requestEditLink } from "#app/features/marketplace/editing/edit-links.server.ts";
import { EditLinkForm, editLinkTexts } from "#app/features/marketplace/editing/ui/edit-link-form.tsx";
import { editLinkPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { RequestPage } from "#app/features/marketplace/listing/ui/listing-request.tsx";
import { editLinkSchema } from "#app/features/marketplace/posting/listing-schema.ts";
import { answerRequest, requestedListing } from "../request-answers.server.ts";
import type { Route } from "./+types/edit-link.ts";

export { handle } from "../lost-answers.ts";

export const meta: Route.MetaFunction = () => [
	{ title: `${editLinkTexts.title} | Ringline` },
	{ name: "robots", content: "noindex" },
];

/** The owner of a sold, expired, unconfirmed or hidden listing asks here, too. */
export function loader({ request, params }: Route.LoaderArgs) {
	return requestedListing(request, params.id, canAskForEditLink);
}

export function action(args: Route.ActionArgs) {
	const texts = {
		done: messages.editLinkSent(),
		invalid: messages.wrongEmail(),
		failed: messages.editLinkFailed(),
		tooOften: messages.tooManyEditLinks(),
	};
	return answerRequest(args, { schema: editLinkSchema, field: "email", act: requestEditLink, texts });
}

export default function Page({ loaderData: listing, actionData }: Route.ComponentProps) {
	return (
		<RequestPage
			{...editLinkTexts}
			listing={listing}
			form={(beside) => (
				<EditLinkForm action={editLinkPath(listing.kind, listing.id)} answered={actionData} beside={beside} />
			)}
		/>
	);
}
