// Shows the poster's number on request. Listing pages post here; without JavaScript the answer is a page.
import { data } from "react-router";
import { revealNumbers } from "#app/features/marketplace/listing/contacts.server.ts";
import { listingPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { type NumbersAnswer, PhoneNumber } from "#app/features/marketplace/listing/ui/phone-number.tsx";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { kindOfRequest } from "../kind-of.ts";
import { publicListing } from "../request-answers.server.ts";
import type { Route } from "./+types/phone.ts";

export { handle } from "../lost-answers.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Phone number | Ringline" },
	{ name: "robots", content: "noindex" },
];

export function loader({ request, params }: Route.LoaderArgs) {
	return publicListing(request, params.id);
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const found = await revealNumbers(kindOfRequest(request), params.id, requestFacts(context).clientAddress);
	if (found.ok) return data<NumbersAnswer>({ ok: true, numbers: found.numbers });
	const answer: NumbersAnswer = { ok: false, toast: messages.numberNotShown() };
	if (found.reason === "too-often") return data(answer, tooManyRequests(found.retryAfterSeconds));
	return data(answer, { status: 404 });
}

export default function Page({ loaderData: listing, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title="Phone number" lead={listing.title} />
			<div className="wrap py-10 pb-24" data-no-call-button="">
				<div className="grid max-w-[30rem] gap-4">
					<PhoneNumber listing={listing} answered={actionData} />
					<BackLink to={listingPath(listing.kind, listing.id)}>Back to the listing</BackLink>
				</div>
			</div>
		</>
	);
}
