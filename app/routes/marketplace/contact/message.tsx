// Writes to the poster of a listing, without either side seeing the other's address.
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { listingPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { firstMessageSchema } from "#app/features/marketplace/messages/message-schema.ts";
import { sendFirstMessage } from "#app/features/marketplace/messages/message-sending.server.ts";
import {
	FirstMessageForm,
	type MessageAnswer,
} from "#app/features/marketplace/messages/ui/first-message-form.tsx";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { SPAM_TRAP_FIELD } from "#app/ui/forms/spam-trap.tsx";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
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

export async function action({ request, params, context }: Route.ActionArgs) {
	const kind = kindOfRequest(request);
	const { clientAddress, log } = requestFacts(context);
	const posted = await postedForm(request);
	const form = parseWithZod(posted, { schema: firstMessageSchema });
	const values = Object.fromEntries(
		["name", "email", "message"].map((name) => [name, String(posted.get(name) ?? "")]),
	);
	const refused = (toast: Toast | null, errors: MessageAnswer["errors"] = {}): MessageAnswer => ({
		ok: false,
		toast,
		errors,
		values,
	});
	if (form.status !== "success") return data(refused(null, form.error ?? {}), { status: 422 });
	try {
		const trap = String(posted.get(SPAM_TRAP_FIELD) ?? "");
		const sent = await sendFirstMessage({ ...form.value, kind, listingId: params.id, trap, clientAddress });
		if (sent.ok)
			return data<MessageAnswer>({ ok: true, toast: messages.messageSent(kind), errors: {}, values: {} });
		if (sent.reason === "too-often")
			return data(refused(messages.tooManyMessages()), tooManyRequests(sent.retryAfterSeconds));
		return data(refused(messages.messageNotSent()), { status: 404 });
	} catch (error) {
		log.error({ error }, "message not sent");
		return data(refused(messages.messageNotSent()), { status: 503 });
	}
}

export default function Page({ loaderData: listing, actionData }: Route.ComponentProps) {
	const { kind, id, title } = listing;
	return (
		<>
			<PageHeading title={kind === "sale" ? "Message seller" : "Message buyer"} lead={title} />
			<div className="wrap grid gap-6 py-10 pb-24" data-no-call-button="">
				<FirstMessageForm listing={listing} answer={actionData} />
				<BackLink to={listingPath(kind, id)}>Back to the listing</BackLink>
			</div>
		</>
	);
}
