// Stops all alerts of one person, or the emails about matches for a listing. Mail programs post here by themselves (RFC 8058); a visit shows a button.
import { data, Form, href } from "react-router";
import { stopAllAlerts } from "#app/features/marketplace/alerts/alerts.server.ts";
import { stopMatchMails } from "#app/features/marketplace/alerts/match-mails.server.ts";
import { Button } from "#app/ui/button.tsx";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/unsubscribe.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Stop alerts | Ringline" },
	{ name: "robots", content: "noindex" },
	{ name: "referrer", content: "same-origin" },
];

export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	return data(
		{ query: searchParams.toString(), isMatches: searchParams.has("listing") },
		{ headers: { "Cache-Control": "no-store" } },
	);
}

/** The same answer whether there was something to stop or not. */
export async function action({ request }: Route.ActionArgs) {
	const { searchParams } = new URL(request.url);
	const token = searchParams.get("token") ?? "";
	const listing = searchParams.get("listing");
	if (listing) await stopMatchMails(listing, token);
	else await stopAllAlerts(token);
	return data({ ok: true });
}

export default function Page({ loaderData: { query, isMatches }, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHeading
				title={isMatches ? "Stop match emails" : "Stop all alerts"}
				lead={
					isMatches
						? "Emails about listings that match yours. Your own listings stay."
						: "Emails about new listings and price drops."
				}
			/>
			<div className="wrap grid max-w-[48rem] gap-6 py-10 pb-24">
				{actionData?.ok ? (
					<div role="status">
						<Notice tone="sage" title="Stopped. You won't get any more of these emails." />
					</div>
				) : (
					<Form method="post" action={`${href("/alerts/unsubscribe")}?${query}`}>
						<Button type="submit" size="large">
							Unsubscribe
						</Button>
					</Form>
				)}
				<BackLink to={href("/marketplace")}>Back to Marketplace</BackLink>
			</div>
		</>
	);
}
