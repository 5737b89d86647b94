// Renews a listing for another 60 days, from the reminder email. Opening the link changes nothing, because mail
// programs open links on their own.
import { data, Form, href } from "react-router";
import { openRenewal, renewListing } from "#app/features/marketplace/editing/lifecycle.server.ts";
import { listingPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/renew.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Keep your listing | Ringline" },
	{ name: "robots", content: "noindex" },
	{ name: "referrer", content: "same-origin" },
];

export async function loader({ request, params }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const renewable = await openRenewal(params.id, token);
	if (!renewable) throw await redirectWithToast(request, href("/marketplace"), messages.notRenewed());
	return data({ title: renewable.title, token });
}

export async function action({ request, params }: Route.ActionArgs) {
	const token = String((await postedForm(request)).get("token") ?? "");
	const renewed = await renewListing(params.id, token);
	if (!renewed) return redirectWithToast(request, href("/marketplace"), messages.notRenewed());
	return redirectWithToast(request, listingPath(renewed.kind, renewed.id), messages.renewed());
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title="Keep your listing" lead={loaderData.title} />
			<Form method="post" action={href("/renew/:id", params)} className="wrap py-10 pb-24">
				<input type="hidden" name="token" value={loaderData.token} />
				<p className="measure mb-6">
					It stays on the marketplace for 60 days from today. You don't need to post it again.
				</p>
				<Button type="submit" size="large">
					Keep it for 60 more days
				</Button>
			</Form>
		</>
	);
}
