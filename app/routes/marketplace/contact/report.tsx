// Reports a listing: the dialog posts here, and it is a page without JavaScript.
import { limits } from "#app/features/marketplace/listing/listing-limits.ts";
import type { DialogAnswer } from "#app/features/marketplace/listing/ui/dialog-answer.ts";
import { DialogPage } from "#app/features/marketplace/listing/ui/dialog-page.tsx";
import { ReportCategoryField } from "#app/features/marketplace/listing/ui/report-category-field.tsx";
import { messages } from "#app/features/marketplace/messages.ts";
import type { ReportCategory } from "#app/features/marketplace/moderation/report-categories.ts";
import { reportListing } from "#app/features/marketplace/moderation/reports.server.ts";
import { reportSchema } from "#app/features/marketplace/posting/listing-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { answerDialog, dialogListing } from "../dialog-answers.server.ts";
import type { Route } from "./+types/report.ts";

export { handle } from "../lost-answers.ts";

export const meta: Route.MetaFunction = () => [
	{ title: "Report this listing | Ringline" },
	{ name: "robots", content: "noindex" },
];

export function loader({ request, params }: Route.LoaderArgs) {
	return dialogListing(request, params.id);
}

export function action(args: Route.ActionArgs) {
	return answerDialog(args, {
		field: "reason",
		schema: reportSchema,
		act: (reason, about, form) =>
			reportListing({ ...about, reason, category: form.category as ReportCategory }),
		done: messages.reported(),
		invalid: messages.notReported(),
		failed: messages.notReported(),
		tooOften: messages.notReported(),
	});
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const answer = actionData as DialogAnswer | undefined;
	return (
		<DialogPage
			title="Report this listing"
			listing={loaderData}
			answer={answer}
			field={
				<>
					<ReportCategoryField />
					<TextareaField
						label="Reason"
						hint="We won't tell the seller who reported this."
						error={answer?.fieldError}
						name="reason"
						required
						rows={5}
						maxLength={limits.reason}
						defaultValue={answer?.value}
					/>
				</>
			}
			submit={
				<Button type="submit" variant="destructive">
					Submit Report
				</Button>
			}
		/>
	);
}
