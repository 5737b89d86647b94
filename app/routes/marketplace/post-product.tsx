import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { messages } from "#app/features/marketplace/messages.ts";
import { postListing } from "#app/features/marketplace/posting.server.ts";
import { ListingForm } from "#app/features/marketplace/ui/listing-form.tsx";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { requestFacts } from "#app/platform/request-context.server.ts";
import { dataWithToast, redirectWithToast } from "#app/platform/toasts.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/post-product.ts";

const page = {
	path: "/post-product",
	title: "Post For Sale",
	description: "Offer wildfire equipment for sale or for free.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export function loader() {
	return { submissionKey: randomUUID(), begun: String(Date.now()) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress, log } = requestFacts(context);
	const posted = await postListing(request, "sale", clientAddress);
	if (posted.ok)
		return redirectWithToast(request, href("/marketplace"), messages.posted("sale", posted.held));
	if (posted.status === 429)
		return dataWithToast(
			{ result: posted.result },
			messages.notPosted("sale"),
			tooManyRequests(posted.retryAfterSeconds),
		);
	if (posted.status === 500) {
		log.error(
			{ error: posted.error instanceof Error ? posted.error.stack : String(posted.error) },
			"listing not posted",
		);
		return dataWithToast({ result: posted.result }, messages.notPosted("sale"), { status: 500 });
	}
	return data({ result: posted.result }, { status: posted.status });
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title={page.title} lead={page.description} />
			<div className="wrap py-10 pb-24">
				<ListingForm
					kind="sale"
					mode="post"
					action={href("/post-product")}
					cancelTo={href("/marketplace")}
					answer={actionData}
					hidden={loaderData}
				/>
			</div>
		</>
	);
}
