// A conversation, for whoever has its link: read, reply, block, report.
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { replySchema } from "#app/features/marketplace/messages/message-schema.ts";
import { reply } from "#app/features/marketplace/messages/message-sending.server.ts";
import { reportThread, setBlocked } from "#app/features/marketplace/messages/thread-reports.server.ts";
import { openThread } from "#app/features/marketplace/messages/threads.server.ts";
import {
	Conversation,
	type ConversationAnswer,
} from "#app/features/marketplace/messages/ui/conversation.tsx";
import { reportSchema } from "#app/features/marketplace/moderation/report-schema.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/conversation.ts";

export { handle } from "../lost-answers.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Your conversation | Ringline" },
	{ name: "robots", content: "noindex" },
	// The address is the key to the conversation and must not reach other sites.
	{ name: "referrer", content: "same-origin" },
];

export async function loader({ params }: Route.LoaderArgs) {
	const thread = await openThread(params.token);
	if (!thread) throw data(null, { status: 404 });
	return data(thread, { headers: { "Cache-Control": "no-store" } });
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const posted = await postedForm(request);
	const intent = String(posted.get("intent") ?? "reply");
	if (intent === "block" || intent === "unblock") {
		if (!(await setBlocked(params.token, intent === "block"))) throw data(null, { status: 404 });
		return data<ConversationAnswer>({ done: intent });
	}
	if (intent === "report") {
		const form = parseWithZod(posted, { schema: reportSchema });
		if (form.status !== "success")
			return data<ConversationAnswer>({ reportError: form.error?.reason?.[0] }, { status: 422 });
		if (!(await reportThread(params.token, form.value.reason))) throw data(null, { status: 404 });
		return data<ConversationAnswer>({ done: "report" });
	}
	const typed = String(posted.get("message") ?? "");
	const form = parseWithZod(posted, { schema: replySchema });
	if (form.status !== "success")
		return data<ConversationAnswer>({ replyError: form.error?.message?.[0], typed }, { status: 422 });
	const sent = await reply(params.token, form.value.message, requestFacts(context).clientAddress);
	if (sent.ok) return data<ConversationAnswer>({ done: "reply" });
	if (sent.reason === "not-found") throw data(null, { status: 404 });
	const toast = sent.reason === "blocked" ? messages.messageBlocked() : messages.tooManyMessages();
	return data<ConversationAnswer>(
		{ replyError: toast.text, typed },
		sent.reason === "too-often" ? tooManyRequests(sent.retryAfterSeconds) : { status: 403 },
	);
}

export default function Page({ loaderData, actionData, params }: Route.ComponentProps) {
	return <Conversation thread={loaderData} answer={actionData} token={params.token} />;
}
