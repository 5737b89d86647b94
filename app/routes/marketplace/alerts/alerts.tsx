// Saves a search as an email alert, or watches the price of a listing. The marketplace's forms post here.
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, href } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { alertName, alertSearch } from "#app/features/marketplace/alerts/alert.ts";
import { alertSchema, createAlert } from "#app/features/marketplace/alerts/alerts.server.ts";
import { type AlertAnswer, AlertFields } from "#app/features/marketplace/alerts/ui/alert-fields.tsx";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { readFilters } from "#app/features/marketplace/search/filters.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/alerts.ts";

export { handle } from "../lost-answers.ts";

const page = {
	path: "/alerts",
	title: "Listing alerts",
	description: "We email you when something new matches your search. No account needed.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	return { search: searchOf(searchParams), listing: searchParams.get("listing") };
}

export async function action({ request, context }: Route.ActionArgs) {
	const posted = await postedForm(request);
	const search = searchOf(new URLSearchParams([...posted].map(([name, value]) => [name, String(value)])));
	const listing = String(posted.get("listing") ?? "") || null;
	const email = String(posted.get("email") ?? "");
	const form = parseWithZod(posted, { schema: alertSchema });
	const refused = (problem: Partial<AlertAnswer>): AlertAnswer => ({
		ok: false,
		email,
		search,
		listing,
		...problem,
	});
	if (form.status !== "success")
		return data(refused({ emailError: form.error?.email?.[0] ?? "Please try again" }), { status: 422 });
	const { clientAddress, log } = requestFacts(context);
	try {
		const created = await createAlert({ ...form.value, search, listingId: listing, clientAddress });
		if (created.ok)
			return data<AlertAnswer>({ ok: true, toast: messages.alertCreated(), email, search, listing });
		if (created.reason === "too-often")
			return data(refused({ toast: messages.alertNotCreated() }), tooManyRequests(created.retryAfterSeconds));
		return data(refused({ toast: { ...messages.alertNotCreated(), text: problems[created.reason] } }), {
			status: 422,
		});
	} catch (error) {
		log.error({ error }, "alert not saved");
		return data(refused({ toast: messages.alertNotCreated() }), { status: 503 });
	}
}

const problems = {
	"unknown-zip": "We don't recognize this ZIP code. Check it, or leave it blank.",
	"unknown-listing": "This listing is no longer on the marketplace.",
	"mailed-enough":
		"We already sent several emails to this address. Confirm one of them, or try again in an hour.",
};

function searchOf(params: URLSearchParams) {
	// An unknown ZIP code is kept, so that the visitor is told.
	return alertSearch(readFilters(params));
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const answer = actionData as AlertAnswer | undefined;
	const { search, listing } = answer ?? loaderData;
	return (
		<>
			<PageHeading
				title={listing ? "Price alert" : page.title}
				lead={listing ? "We email you when the price drops. No account needed." : page.description}
			/>
			<div className="wrap grid max-w-[48rem] gap-6 py-10 pb-24" data-no-call-button="">
				{answer?.toast && (
					<div role="status">
						<Notice tone={answer.ok ? "sage" : "error"} title={answer.toast.title}>
							{answer.toast.text}
						</Notice>
					</div>
				)}
				{!answer?.ok && (
					<>
						<p className="text-lg wrap-anywhere">
							{listing ? "Price drops on the listing you chose" : alertName(search)}
						</p>
						<Form method="post" action={href("/alerts")} className="grid gap-5">
							<AlertFields
								search={search}
								listing={listing}
								email={answer?.email}
								error={answer?.emailError}
							/>
						</Form>
					</>
				)}
				<BackLink to={href("/marketplace")}>Back to Marketplace</BackLink>
			</div>
		</>
	);
}
