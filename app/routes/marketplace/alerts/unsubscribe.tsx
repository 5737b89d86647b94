// Stops all alerts of one person. Mail programs post here by themselves (RFC 8058); a visit shows a button.
import { data, Form, href } from "react-router";
import { stopAllAlerts } from "#app/features/marketplace/alerts/alerts.server.ts";
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
	const token = new URL(request.url).searchParams.get("token") ?? "";
	return data({ token }, { headers: { "Cache-Control": "no-store" } });
}

/** The same answer whether there was something to stop or not. */
export async function action({ request }: Route.ActionArgs) {
	await stopAllAlerts(new URL(request.url).searchParams.get("token") ?? "");
	return data({ ok: true });
}

export default function Page({ loaderData: { token }, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title="Stop all alerts" lead="Emails about new listings and price drops." />
			<div className="wrap grid max-w-[48rem] gap-6 py-10 pb-24">
				{actionData?.ok ? (
					<div role="status">
						<Notice tone="sage" title="Stopped. You won't get any more of these emails." />
					</div>
				) : (
					<Form method="post" action={`${href("/alerts/unsubscribe")}?token=${encodeURIComponent(token)}`}>
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
