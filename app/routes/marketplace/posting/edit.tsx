// Edits a listing through an emailed link, for both kinds.
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { EditPage } from "#app/features/marketplace/editing/ui/edit-page.tsx";
import { editPath, listingPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { kindOf, kindOfRequest } from "../kind-of.ts";
import type { Route } from "./+types/edit.ts";
import { answerEdit, openEditPage } from "./edit-answers.server.ts";

export { handle } from "../lost-answers.ts";

const pages = {
	sale: { path: "/edit-product", title: "Edit product", description: "Change your listing.", hidden: true },
	wanted: {
		path: "/edit-wanted",
		title: "Edit wanted item",
		description: "Change your listing.",
		hidden: true,
	},
};

export const meta: Route.MetaFunction = ({ matches, location }) => [
	...pageMeta(pages[kindOf(location)], matches),
	// The URL may contain the token, which must not leak to other sites.
	{ name: "referrer", content: "same-origin" },
];

export function loader({ request, params, context }: Route.LoaderArgs) {
	return openEditPage(request, kindOfRequest(request), params.id, requestFacts(context).log);
}

export function action({ request, params, context }: Route.ActionArgs) {
	return answerEdit(request, kindOfRequest(request), params.id, requestFacts(context));
}

export function HydrateFallback() {
	return <Spinner label="Loading..." />;
}

export default function Page({ loaderData, actionData, params }: Route.ComponentProps) {
	const { kind } = loaderData;
	return (
		<EditPage
			{...loaderData}
			title={pages[kind].title}
			action={editPath(kind, params.id)}
			cancelTo={listingPath(kind, params.id)}
			answer={actionData}
		/>
	);
}
