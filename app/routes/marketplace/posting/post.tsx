// Posts a listing, for both kinds.
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { listingPath, marketplacePath } from "#app/features/marketplace/listing/listing-paths.ts";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { postListing } from "#app/features/marketplace/posting/posting.server.ts";
import { postingAdvice } from "#app/features/marketplace/posting/posting-advice.server.ts";
import { ListingForm } from "#app/features/marketplace/posting/ui/listing-form.tsx";
import { PreviewPanel } from "#app/features/marketplace/posting/ui/preview-panel.tsx";
import { forgetListingDraft } from "#app/features/marketplace/posting/ui/use-listing-draft.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { dataWithToast, redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { kindOf, kindOfRequest } from "../kind-of.ts";
import type { Route } from "./+types/post.ts";

export { handle } from "../lost-answers.ts";

const pages = {
	sale: {
		path: href("/post-product"),
		title: "Post For Sale",
		description: "Offer wildfire equipment for sale or for free.",
	},
	wanted: {
		path: href("/post-wanted"),
		title: "Post Wanted",
		description: "Tell sellers what equipment you're looking for.",
	},
};

export const meta: Route.MetaFunction = ({ matches, location }) => pageMeta(pages[kindOf(location)], matches);

export function loader({ request }: Route.LoaderArgs) {
	const kind = kindOfRequest(request);
	const hidden = { submissionKey: randomUUID(), begun: String(Date.now()) };
	return { kind, advice: postingAdvice[kind], hidden };
}

export async function action({ request, context }: Route.ActionArgs) {
	const kind = kindOfRequest(request);
	const { clientAddress, log } = requestFacts(context);
	const posted = await postListing(request, kind, clientAddress);
	if (posted.ok)
		return redirectWithToast(request, marketplacePath(kind), {
			...messages.posted(kind),
			made: listingPath(kind, posted.id),
			...(posted.held && { held: true }),
		});
	const { status } = posted;
	if (status === 200) {
		const { preview, photos, values, setCookie } = posted;
		return data({ result: null, preview, photos, values }, { headers: { "Set-Cookie": setCookie } });
	}
	const { result } = posted;
	if (status === 429)
		return dataWithToast({ result }, messages.notPosted(kind), tooManyRequests(posted.retryAfterSeconds));
	if (status === 503) {
		const { error } = posted;
		log.error({ error }, "listing not posted");
		return dataWithToast({ result }, messages.notPosted(kind), { status });
	}
	const headers = posted.setCookie ? { "Set-Cookie": posted.setCookie } : undefined;
	return data({ result, photos: posted.photos }, { status, headers });
}

/** Clear the draft only after a confirmed success. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) forgetListingDraft(kindOfRequest(request));
		throw error;
	}
}

export default function Page({ loaderData: { kind, advice, hidden }, actionData }: Route.ComponentProps) {
	const { path, title, description } = pages[kind];
	const preview = actionData && "preview" in actionData ? actionData.preview : null;
	return (
		<>
			<PageHeading title={title} lead={description} />
			<div className="wrap py-10 pb-24">
				{preview && <PreviewPanel preview={preview} />}
				<div className="grid gap-x-16 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
					<ListingForm
						key={kind}
						kind={kind}
						mode="post"
						action={path}
						cancelTo={marketplacePath(kind)}
						answer={actionData}
						values={actionData && "values" in actionData ? actionData.values : undefined}
						photos={actionData && "photos" in actionData ? actionData.photos : undefined}
						hidden={hidden}
					/>
					{/* On phones the form starts at once. */}
					<aside aria-labelledby="advice" className="max-lg:hidden">
						<h2 id="advice" className="text-subheading">
							{advice.title}
						</h2>
						<SpecList className="mt-4" specs={advice.specs} />
					</aside>
				</div>
			</div>
		</>
	);
}
