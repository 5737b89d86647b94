// All alerts of one person, for whoever has a link from one of their emails.
import { data, Form, href, redirect } from "react-router";
import { frequencies, frequencyLabels } from "#app/features/marketplace/alerts/alert.ts";
import { managePath } from "#app/features/marketplace/alerts/alert-links.server.ts";
import {
	changeFrequency,
	findAlerts,
	type ManagedAlert,
	stopAlert,
	stopAllAlerts,
} from "#app/features/marketplace/alerts/alerts.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/manage-alerts.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Your alerts | Ringline" },
	{ name: "robots", content: "noindex" },
	{ name: "referrer", content: "same-origin" },
];

export async function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const token = searchParams.get("token") ?? "";
	const found = await findAlerts(token);
	// Where the last alert was stopped, its link is gone, too.
	const alerts = found?.alerts ?? (searchParams.has("stopped") ? [] : null);
	return data({ token, alerts }, { status: alerts ? 200 : 404, headers: { "Cache-Control": "no-store" } });
}

export async function action({ request }: Route.ActionArgs) {
	const posted = await postedForm(request);
	const token = String(posted.get("token") ?? "");
	const id = String(posted.get("alert") ?? "");
	const intent = posted.get("intent");
	const frequency = frequencies.find((each) => each === posted.get("frequency"));
	const here = `${href("/alerts/manage")}?token=${encodeURIComponent(token)}`;
	const before = await findAlerts(token);
	// That page says that the link isn't valid.
	if (!before) return redirect(here, 303);
	if (intent === "stop-all") await stopAllAlerts(token);
	else if (intent === "stop") await stopAlert(token, id);
	else if (frequency) await changeFrequency(token, id, frequency);
	const title =
		intent === "stop-all" ? "All alerts stopped" : intent === "stop" ? "Alert stopped" : "Alert changed";
	return redirectWithToast(
		request,
		(await isGone(token)) ? await nextPath(before.alerts, id, intent) : here,
		{
			title,
			tone: "normal",
		},
	);
}

async function isGone(token: string): Promise<boolean> {
	return (await findAlerts(token)) === null;
}

/** The link's own alert was stopped. That of another one still works. */
async function nextPath(before: readonly ManagedAlert[], stopped: string, intent: unknown): Promise<string> {
	const left = intent === "stop" ? before.find(({ id }) => id !== stopped) : undefined;
	return left ? managePath(left.id) : `${href("/alerts/manage")}?stopped=1`;
}

export default function Page({ loaderData: { token, alerts } }: Route.ComponentProps) {
	if (!alerts)
		return (
			<>
				<PageHeading
					title="This link isn't valid"
					lead="Part of the address may be missing, or the alert it belongs to was stopped. If you still get emails from us, open the link in the newest one."
				/>
				<div className="wrap py-10 pb-24">
					<BackLink to={href("/marketplace")}>Back to Marketplace</BackLink>
				</div>
			</>
		);
	const address = `${href("/alerts/manage")}?token=${token}`;
	return (
		<>
			<PageHeading title="Your alerts" lead="Everything we email you about on the marketplace." />
			<div className="wrap grid max-w-[52rem] gap-6 py-10 pb-24">
				{alerts.length === 0 ? (
					<EmptyState title="No alerts">You don't get any emails from us about new listings.</EmptyState>
				) : (
					<ul className="grid gap-4">
						{alerts.map((alert) => (
							<li key={alert.id} className="rounded-md border border-line bg-white p-4">
								<Form
									method="post"
									action={address}
									className="grid items-end gap-3 sm:grid-cols-[1fr_10rem_auto_auto]"
								>
									<input type="hidden" name="token" value={token} />
									<input type="hidden" name="alert" value={alert.id} />
									<p className="self-center font-semibold wrap-anywhere">{alert.name}</p>
									<SelectField
										label="How often"
										name="frequency"
										defaultValue={alert.frequency}
										options={frequencies.map((value) => ({ value, label: frequencyLabels[value] }))}
									/>
									<Button type="submit" variant="secondary">
										Change
									</Button>
									<Button type="submit" variant="destructive" name="intent" value="stop">
										Stop
									</Button>
								</Form>
							</li>
						))}
					</ul>
				)}
				{alerts.length > 1 && (
					<Form method="post" action={address}>
						<input type="hidden" name="token" value={token} />
						<Button type="submit" variant="secondary" name="intent" value="stop-all">
							Stop all alerts
						</Button>
					</Form>
				)}
				<BackLink to={href("/marketplace")}>Back to Marketplace</BackLink>
			</div>
		</>
	);
}
