// Requests for an edit link: the address the dialog posts to, and a page of its own without JavaScript.
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, href } from "react-router";
import { requestEditLink } from "#app/features/marketplace/edit-links.server.ts";
import { editLinkSchema } from "#app/features/marketplace/listing-schema.ts";
import { findPublicListing } from "#app/features/marketplace/listings.server.ts";
import { messages } from "#app/features/marketplace/messages.ts";
import type { DialogAnswer } from "#app/features/marketplace/ui/dialog-answer.ts";
import { postedForm } from "#app/platform/posted-form.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { originOfRequest, requestFacts } from "#app/platform/request-context.server.ts";
import { redirectWithToast } from "#app/platform/toasts.server.ts";
import { BackLink } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/edit-link.ts";
import { kindOf, wantsData } from "./dialog-requests.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Edit your listing | Ringline" },
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
	const form = parseWithZod(await postedForm(request), { schema: editLinkSchema });
	if (form.status !== "success") {
		const fieldError = form.error?.email?.[0];
		return data(
			{ ok: false, toast: messages.wrongEmail(), fieldError, value: String(form.payload.email ?? "") },
			400,
		);
	}
	const { email } = form.value;
	try {
		const origin = originOfRequest(request, context);
		const answer = await requestEditLink({ kind, id: params.id, email, origin, clientAddress });
		if (answer.ok) {
			if (wantsData(request)) return { ok: true, toast: messages.editLinkSent() };
			return redirectWithToast(
				request,
				href(kind === "sale" ? "/marketplace/:id" : "/wanted/:id", { id: params.id }),
				messages.editLinkSent(),
			);
		}
		if (answer.reason === "too-often")
			return data(
				{ ok: false, toast: messages.tooManyEditLinks(), value: email },
				tooManyRequests(answer.retryAfterSeconds),
			);
		if (answer.reason === "not-found") return data({ ok: false, toast: messages.editLinkFailed() }, 404);
		return data({ ok: false, toast: messages.wrongEmail(), value: email }, 400);
	} catch (error) {
		log.error({ error: error instanceof Error ? error.stack : String(error) }, "edit link not requested");
		return data({ ok: false, toast: messages.editLinkFailed(), value: email }, 500);
	}
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, id, title } = loaderData;
	const answer = actionData as DialogAnswer | undefined;
	return (
		<>
			<PageHeading title="Edit your listing" lead={title} />
			<Form method="post" className="wrap grid max-w-[44rem] gap-6 py-10 pb-24">
				{answer && !answer.ok && (
					<Notice tone="error" title={answer.toast.title}>
						{answer.toast.text}
					</Notice>
				)}
				<Field
					label="E-mail"
					required
					hint="The address you posted with. We send you a link that opens the listing for editing."
					error={answer?.fieldError}
				>
					{(control) => (
						<Input
							{...control}
							type="email"
							name="email"
							required
							maxLength={254}
							autoComplete="email"
							defaultValue={answer?.value}
						/>
					)}
				</Field>
				<div className="flex flex-wrap items-center gap-6">
					<Button type="submit">Send edit link</Button>
					<BackLink to={href(kind === "sale" ? "/marketplace/:id" : "/wanted/:id", { id })}>
						Back to the listing
					</BackLink>
				</div>
			</Form>
		</>
	);
}
