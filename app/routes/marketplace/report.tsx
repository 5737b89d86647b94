// Reports of listings: the address the dialog posts to, and a page of its own without JavaScript.
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, href } from "react-router";
import { reportSchema } from "#app/features/marketplace/listing-schema.ts";
import { findPublicListing } from "#app/features/marketplace/listings.server.ts";
import { messages } from "#app/features/marketplace/messages.ts";
import { reportListing } from "#app/features/marketplace/reports.server.ts";
import type { DialogAnswer } from "#app/features/marketplace/ui/dialog-answer.ts";
import { postedForm } from "#app/platform/posted-form.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { originOfRequest, requestFacts } from "#app/platform/request-context.server.ts";
import { redirectWithToast } from "#app/platform/toasts.server.ts";
import { BackLink } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { Route } from "./+types/report.ts";
import { kindOf, wantsData } from "./dialog-requests.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Report this listing | Ringline" },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, params }: Route.LoaderArgs) {
	const kind = kindOf(request);
	const listing = await findPublicListing(kind, params.id);
	if (!listing) throw data(null, { status: 404 });
	return { kind, id: listing.id, title: listing.title };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const kind = kindOf(request);
	const { clientAddress, log } = requestFacts(context);
	const form = parseWithZod(await postedForm(request), { schema: reportSchema });
	if (form.status !== "success") {
		const fieldError = form.error?.reason?.[0];
		return data(
			{ ok: false, toast: messages.notReported(), fieldError, value: String(form.payload.reason ?? "") },
			400,
		);
	}
	try {
		const { reason } = form.value;
		const answer = await reportListing({
			kind,
			id: params.id,
			reason,
			clientAddress,
			origin: originOfRequest(request, context),
		});
		if (answer.ok) {
			if (wantsData(request)) return { ok: true, toast: messages.reported() };
			return redirectWithToast(
				request,
				href(kind === "sale" ? "/marketplace/:id" : "/wanted/:id", { id: params.id }),
				messages.reported(),
			);
		}
		if (answer.reason === "not-found") return data({ ok: false, toast: messages.notReported() }, 404);
		return data(
			{ ok: false, toast: messages.notReported(), value: reason },
			tooManyRequests(answer.retryAfterSeconds),
		);
	} catch (error) {
		log.error({ error: error instanceof Error ? error.stack : String(error) }, "report not stored");
		return data({ ok: false, toast: messages.notReported(), value: form.value.reason }, 500);
	}
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, id, title } = loaderData;
	const answer = actionData as DialogAnswer | undefined;
	return (
		<>
			<PageHeading title="Report this listing" lead={title} />
			<Form method="post" className="wrap grid max-w-[44rem] gap-6 py-10 pb-24">
				{answer && !answer.ok && (
					<Notice tone="error" title={answer.toast.title}>
						{answer.toast.text}
					</Notice>
				)}
				<Field label="Reason" hint="The poster does not learn who reported it." error={answer?.fieldError}>
					{(control) => (
						<Textarea
							{...control}
							name="reason"
							required
							rows={5}
							maxLength={1_000}
							defaultValue={answer?.value}
						/>
					)}
				</Field>
				<div className="flex flex-wrap items-center gap-6">
					<Button type="submit" variant="destructive">
						Submit Report
					</Button>
					<BackLink to={href(kind === "sale" ? "/marketplace/:id" : "/wanted/:id", { id })}>
						Back to the listing
					</BackLink>
				</div>
			</Form>
		</>
	);
}
