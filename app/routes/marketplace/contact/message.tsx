// Writes to the poster of a listing, without either side seeing the other's address.
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form } from "react-router";
import { listingPath, messagePath } from "#app/features/marketplace/listing/listing-paths.ts";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { firstMessageSchema } from "#app/features/marketplace/messages/message-schema.ts";
import { sendFirstMessage } from "#app/features/marketplace/messages/message-sending.server.ts";
import { FirstMessageForm } from "#app/features/marketplace/messages/ui/first-message-form.tsx";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { SPAM_TRAP_FIELD } from "#app/ui/forms/spam-trap.tsx";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { kindOfRequest } from "../kind-of.ts";
import { publicListing } from "../request-answers.server.ts";
import type { Route } from "./+types/message.ts";

export { handle } from "../lost-answers.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Write a message | Ringline" },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, params }: Route.LoaderArgs) {
	const listing = await publicListing(request, params.id);
	if (listing.contactMethod === "phone") throw data(null, { status: 404 });
	return listing;
}

type Answer = {
	ok: boolean;
	toast: Toast | null;
	errors: Record<string, string[] | null>;
	values: Record<string, string>;
};

export async function action({ request, params, context }: Route.ActionArgs) {
	const kind = kindOfRequest(request);
	const { clientAddress, log } = requestFacts(context);
	const posted = await postedForm(request);
	const form = parseWithZod(posted, { schema: firstMessageSchema });
	const values = Object.fromEntries(
		["name", "email", "message"].map((name) => [name, String(posted.get(name) ?? "")]),
	);
	const refused = (toast: Toast | null, errors: Answer["errors"] = {}): Answer => ({
		ok: false,
		toast,
		errors,
		values,
	});
	if (form.status !== "success") return data(refused(null, form.error ?? {}), { status: 422 });
	try {
		const trap = String(posted.get(SPAM_TRAP_FIELD) ?? "");
		const sent = await sendFirstMessage({ ...form.value, kind, listingId: params.id, trap, clientAddress });
		if (sent.ok) return data<Answer>({ ok: true, toast: messages.messageSent(kind), errors: {}, values: {} });
		if (sent.reason === "too-often")
			return data(refused(messages.tooManyMessages()), tooManyRequests(sent.retryAfterSeconds));
		return data(refused(messages.messageNotSent()), { status: 404 });
	} catch (error) {
		log.error({ error }, "message not sent");
		return data(refused(messages.messageNotSent()), { status: 503 });
	}
}

export default function Page({ loaderData: { kind, id, title }, actionData }: Route.ComponentProps) {
	const answer = actionData as Answer | undefined;
	return (
		<>
			<PageHeading title={kind === "sale" ? "Message seller" : "Message buyer"} lead={title} />
			<div className="wrap grid gap-6 py-10 pb-24" data-no-call-button="">
				{answer?.toast && (
					<div role="status" className="max-w-[44rem]">
						<Notice tone={answer.ok ? "sage" : "error"} title={answer.toast.title}>
							{answer.toast.text}
						</Notice>
					</div>
				)}
				{!answer?.ok && (
					<Form method="post" action={messagePath(kind, id)} className="grid max-w-[44rem] gap-6">
						<FirstMessageForm errors={answer?.errors ?? {}} values={answer?.values ?? {}} />
					</Form>
				)}
				<BackLink to={listingPath(kind, id)}>Back to the listing</BackLink>
			</div>
		</>
	);
}
