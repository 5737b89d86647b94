import { href } from "react-router";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { EditPage } from "#app/features/marketplace/ui/edit-page.tsx";
import { requestFacts } from "#app/platform/request-context.server.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Route } from "./+types/edit-wanted.ts";
import { answerEdit, openEditPage } from "./edit-answers.server.ts";

const page = {
	path: "/edit-wanted",
	title: "Edit wanted item",
	description: "Change your listing.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => [
	...pageMeta(page, matches),
	// The address may hold the token: it must not reach another site.
	{ name: "referrer", content: "same-origin" },
];

export function loader({ request, params, context }: Route.LoaderArgs) {
	return openEditPage(request, "wanted", params.id, requestFacts(context).log);
}

export function action({ request, params, context }: Route.ActionArgs) {
	return answerEdit(request, "wanted", params.id, requestFacts(context).log);
}

export function HydrateFallback() {
	return <Spinner label="Loading..." />;
}

export default function Page({ loaderData, actionData, params }: Route.ComponentProps) {
	return (
		<EditPage
			{...loaderData}
			title={page.title}
			kind="wanted"
			action={href("/edit-wanted/:id", params)}
			cancelTo={href("/wanted/:id", params)}
			answer={actionData}
		/>
	);
}
