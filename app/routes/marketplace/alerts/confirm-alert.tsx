// Switches an alert on, from the first email. Opening the link changes nothing, because mail clients open links, too.
import { data, Form, href, Link } from "react-router";
import {
	confirmAlert,
	findAlerts,
	MAX_ALERTS_PER_PERSON,
} from "#app/features/marketplace/alerts/alerts.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/confirm-alert.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Confirm your alert | Ringline" },
	{ name: "robots", content: "noindex" },
	{ name: "referrer", content: "same-origin" },
];

export async function loader({ request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const found = await findAlerts(token);
	const init = { status: found ? 200 : 404, headers: { "Cache-Control": "no-store" } };
	if (!found) return data(null, init);
	const { name, isPrice, isConfirmed } = found;
	return data({ token, name, isPrice, isConfirmed }, init);
}

export async function action({ request }: Route.ActionArgs) {
	const posted = await postedForm(request);
	const token = posted.get("token") ?? new URL(request.url).searchParams.get("token");
	const outcome = await confirmAlert(String(token ?? ""));
	const problem =
		outcome === "too-many"
			? `You have ${MAX_ALERTS_PER_PERSON} alerts. Stop one, then confirm this one.`
			: null;
	return data({ ok: outcome === "confirmed", problem }, { status: problem ? 409 : 200 });
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	if (!loaderData)
		return (
			<>
				<PageHeading title="This alert is gone" lead="It was stopped, or nobody confirmed it in time." />
				<div className="wrap py-10 pb-24">
					<BackLink to={href("/marketplace")}>Back to Marketplace</BackLink>
				</div>
			</>
		);
	const { token, name, isPrice, isConfirmed } = loaderData;
	const isOn = isConfirmed || actionData?.ok;
	return (
		<>
			<PageHeading title={isOn ? "Your alert is on" : "Confirm your alert"} lead={name} />
			<div className="wrap grid max-w-[48rem] gap-6 py-10 pb-24">
				{isOn ? (
					<>
						<div role="status">
							<Notice
								tone="sage"
								title={
									isPrice
										? "We'll email you when the price drops."
										: "We'll email you when something new matches."
								}
							/>
						</div>
						<ButtonLink
							className="justify-self-start"
							variant="secondary"
							to={`${href("/alerts/manage")}?token=${token}`}
						>
							Manage your alerts
						</ButtonLink>
					</>
				) : (
					<>
						{actionData?.problem && (
							<div role="status">
								<Notice tone="error" title="Not confirmed">
									{actionData.problem}{" "}
									<Link className="link" to={`${href("/alerts/manage")}?token=${token}`}>
										See your alerts
									</Link>
								</Notice>
							</div>
						)}
						<Form method="post" action={`${href("/alerts/confirm")}?token=${token}`}>
							<input type="hidden" name="token" value={token} />
							<Button type="submit" size="large">
								Confirm alert
							</Button>
						</Form>
					</>
				)}
			</div>
		</>
	);
}
