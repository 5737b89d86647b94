// Asks the office to look at a hidden or removed listing again, from the email that says so.
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, href, Link } from "react-router";
import { limits } from "#app/features/marketplace/listing/listing-limits.ts";
import { editLinkPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { openAppeal, sendAppeal } from "#app/features/marketplace/moderation/appeals.server.ts";
import { posterTexts } from "#app/features/marketplace/moderation/moderation-reasons.ts";
import { reportSchema } from "#app/features/marketplace/moderation/report-schema.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import type { Route } from "./+types/appeal.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Ask us to look again | Ringline" },
	{ name: "robots", content: "noindex" },
	{ name: "referrer", content: "same-origin" },
];

export async function loader({ request, params }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const appeal = await openAppeal(params.id, token);
	if (!appeal) throw data(null, { status: 404 });
	const why = appeal.reason && posterTexts[appeal.reason];
	return data({ ...appeal, why, token }, { headers: { "Cache-Control": "no-store" } });
}

export async function action({ request, params }: Route.ActionArgs) {
	const posted = await postedForm(request);
	const form = parseWithZod(posted, { schema: reportSchema });
	if (form.status !== "success") return data({ error: "Please tell us why" }, { status: 422 });
	const token = String(posted.get("token") ?? "");
	if (!(await sendAppeal(params.id, token, form.value.reason))) throw data(null, { status: 404 });
	return data({ error: undefined });
}

export default function Page({
	loaderData: { kind, title, isRemoved, why, state, token },
	actionData,
	params,
}: Route.ComponentProps) {
	return (
		<>
			<PageHeading title="Ask us to look again" lead={title} />
			<div className="wrap grid max-w-[44rem] gap-6 py-10 pb-24" data-no-call-button="">
				{why && state !== "public" && (
					<SpecList
						specs={[
							{ name: "Reason", value: why.reason },
							{ name: "What to change", value: why.change },
						]}
					/>
				)}
				{state === "public" ? (
					<Notice tone="sage" title="Your listing is on the marketplace." />
				) : state === "sent" ? (
					<div role="status">
						<Notice tone="sage" title={messages.appealed().title}>
							{messages.appealed().text}
						</Notice>
					</div>
				) : state === "decided" ? (
					<Notice tone="amber" title="A moderator has looked at it again.">
						It stays {isRemoved ? "removed" : "hidden"}. We've emailed you what to do next.
					</Notice>
				) : (
					<Form method="post" action={`${href("/appeal/:id", params)}?token=${token}`} className="grid gap-5">
						<input type="hidden" name="token" value={token} />
						<TextareaField
							label="Why should we show it?"
							hint="Only our moderators read this."
							error={actionData?.error}
							name="reason"
							required
							rows={5}
							maxLength={limits.reason}
						/>
						<div>
							<Button type="submit">Send to the office</Button>
						</div>
					</Form>
				)}
				{!isRemoved && state !== "public" && (
					<p>
						You can also{" "}
						<Link className="link" to={editLinkPath(kind, params.id)}>
							change the listing
						</Link>
						. A moderator checks it before it goes back up.
					</p>
				)}
				<BackLink to={href("/marketplace")}>Back to Marketplace</BackLink>
			</div>
		</>
	);
}
