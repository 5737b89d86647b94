// Shows the poster's number on request. Listing pages post here; without JavaScript the answer is a page.
import { data } from "react-router";
import { type ContactNumbers, revealNumbers } from "#app/features/marketplace/listing/contacts.server.ts";
import { listingPath, phonePath } from "#app/features/marketplace/listing/listing-paths.ts";
import { CallLink, WhatsappLink } from "#app/features/marketplace/listing/ui/contact-numbers.tsx";
import { messages } from "#app/features/marketplace/messages.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { dialogListing } from "../dialog-answers.server.ts";
import { kindOfRequest } from "../kind-of.ts";
import type { Route } from "./+types/phone.ts";

export { handle } from "../lost-answers.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Phone number | Ringline" },
	{ name: "robots", content: "noindex" },
];

export function loader({ request, params }: Route.LoaderArgs) {
	return dialogListing(request, params.id);
}

type Answer = { ok: true; title: string; numbers: ContactNumbers } | { ok: false; toast: Toast };

export async function action({ request, params, context }: Route.ActionArgs) {
	const found = await revealNumbers(kindOfRequest(request), params.id, requestFacts(context).clientAddress);
	if (found.ok) return data<Answer>({ ok: true, title: found.title, numbers: found.numbers });
	const answer: Answer = { ok: false, toast: messages.numberNotShown() };
	if (found.reason === "too-often") return data(answer, tooManyRequests(found.retryAfterSeconds));
	return data(answer, { status: 404 });
}

export default function Page({ loaderData: { kind, id, title }, actionData }: Route.ComponentProps) {
	const answer = actionData as Answer | undefined;
	return (
		<>
			<PageHeading title="Phone number" lead={title} />
			<div className="wrap grid max-w-[30rem] gap-4 py-10 pb-24" data-no-call-button="">
				{answer?.ok ? (
					<>
						<CallLink kind={kind} numbers={answer.numbers} />
						{answer.numbers.whatsappLink && <WhatsappLink href={answer.numbers.whatsappLink} />}
					</>
				) : answer ? (
					<Notice tone="error" title={answer.toast.title}>
						{answer.toast.text}
					</Notice>
				) : (
					<form method="post" action={phonePath(kind, id)}>
						<Button type="submit">Show number</Button>
					</form>
				)}
				<BackLink to={listingPath(kind, id)}>Back to the listing</BackLink>
			</div>
		</>
	);
}
