// Reports a listing: the page, and what its dialog on a listing's page sends.
import { reportPath } from "#app/features/marketplace/listing/listing-paths.ts";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { RequestPage } from "#app/features/marketplace/listing/ui/listing-request.tsx";
import { reportSchema } from "#app/features/marketplace/moderation/report-schema.ts";
import { isReportable, reportListing } from "#app/features/marketplace/moderation/reports.server.ts";
import { ReportForm, reportTexts } from "#app/features/marketplace/moderation/ui/report-form.tsx";
import { answerRequest, requestedListing } from "../request-answers.server.ts";
import type { Route } from "./+types/report.ts";

export { handle } from "../lost-answers.ts";

export const meta: Route.MetaFunction = () => [
	{ title: `${reportTexts.title} | Ringline` },
	{ name: "robots", content: "noindex" },
];

/** The report that hides a listing is thanked for like the others. */
export function loader({ request, params }: Route.LoaderArgs) {
	return requestedListing(request, params.id, isReportable);
}

export function action(args: Route.ActionArgs) {
	const failed = messages.notReported();
	const texts = { done: messages.reported(), invalid: failed, failed, tooOften: failed };
	return answerRequest(args, { schema: reportSchema, field: "reason", act: reportListing, texts });
}

export default function Page({ loaderData: listing, actionData }: Route.ComponentProps) {
	return (
		<RequestPage
			{...reportTexts}
			listing={listing}
			form={(beside) => (
				<ReportForm action={reportPath(listing.kind, listing.id)} answered={actionData} beside={beside} />
			)}
		/>
	);
}
