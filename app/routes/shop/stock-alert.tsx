// Confirms or removes a back-in-stock alert, from its mail. Opening the link changes nothing, because mail clients open
// links on their own.
import { data, Form, href } from "react-router";
import { privateMeta } from "#app/features/company/pages/private-meta.ts";
import {
	confirmStockAlert,
	findStockAlert,
	removeStockAlert,
} from "#app/features/shop/stock/stock-alerts.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { alsoWhenOutdated } from "../revalidate.ts";
import type { Route } from "./+types/stock-alert.ts";

export const meta: Route.MetaFunction = () => privateMeta("Back in stock");

export const shouldRevalidate = alsoWhenOutdated;

export async function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const [id, token] = [searchParams.get("id") ?? "", searchParams.get("token") ?? ""];
	const alert = await findStockAlert(id, token);
	return data(
		alert
			? {
					alert: {
						id,
						token,
						name: alert.name,
						address: alert.address,
						isConfirmed: alert.confirmedAt !== null,
					},
				}
			: { alert: null },
		{ status: alert ? 200 : 404, headers: { "Cache-Control": "private, no-store" } },
	);
}

export async function action({ request }: Route.ActionArgs) {
	const form = await postedForm(request);
	const alert = await findStockAlert(String(form.get("id") ?? ""), String(form.get("token") ?? ""));
	if (!alert) return data({ done: null }, { status: 404 });
	if (form.get("intent") === "remove") {
		await removeStockAlert(alert.id);
		return data({ done: "removed" as const });
	}
	await confirmStockAlert(alert.id);
	return data({ done: "confirmed" as const });
}

export default function Page({ loaderData: { alert }, actionData }: Route.ComponentProps) {
	if (actionData?.done === "removed" || !alert)
		return (
			<>
				<PageHeading
					title={actionData?.done === "removed" ? "Removed" : "This link is no longer valid"}
					lead={
						actionData?.done === "removed"
							? "We have deleted your address from this list."
							: "The alert was sent or removed, or the link is incomplete."
					}
				/>
				<div className="wrap py-10 pb-24">
					<ButtonLink variant="secondary" to={href("/shop")}>
						Go to the shop
					</ButtonLink>
				</div>
			</>
		);
	const isConfirmed = alert.isConfirmed || actionData?.done === "confirmed";
	return (
		<>
			<PageHeading title="Back in stock" lead={alert.name} />
			<div className="wrap grid justify-items-start gap-6 py-10 pb-24">
				{isConfirmed ? (
					<Notice tone="sage" title="Confirmed">
						We'll email you once when it's back. <TextLink to={alert.address}>See the product</TextLink>
					</Notice>
				) : (
					<AlertForm {...alert} intent="confirm">
						<Button type="submit" size="large">
							Confirm: email me once
						</Button>
					</AlertForm>
				)}
				<AlertForm {...alert} intent="remove">
					<Button type="submit" variant="ghost">
						Remove my address
					</Button>
				</AlertForm>
			</div>
		</>
	);
}

function AlertForm(props: { id: string; token: string; intent: string; children: React.ReactNode }) {
	const { id, token, intent, children } = props;
	return (
		<Form method="post" action={`${href("/stock-alert")}?id=${id}&token=${token}`}>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="intent" value={intent} />
			{children}
		</Form>
	);
}
