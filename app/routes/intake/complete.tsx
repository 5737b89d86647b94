import { href, redirect } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { answersByStep } from "#app/features/intake/details.ts";
import { findDraft } from "#app/features/intake/drafts/drafts.server.ts";
import { implicationsOf } from "#app/features/intake/implications.ts";
import { checklistOf, isPending } from "#app/features/intake/submission/checklist.ts";
import { findCompletion } from "#app/features/intake/submission/completion.server.ts";
import { CompletionPage } from "#app/features/intake/ui/after/completion-page.tsx";
import type { Route } from "./+types/complete.ts";

const page = {
	path: "/intake-wizard/complete",
	title: "Intake form received",
	description: "Your answers, your reference number, and what happens next.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export async function loader({ request }: Route.LoaderArgs) {
	const draft = await findDraft(request);
	const completion = draft?.leadId ? await findCompletion(draft.leadId) : null;
	if (!completion) throw redirect(href("/intake-wizard"));
	const { reference, submittedAt, promisedBy, visitPath, details, files, facts } = completion;
	return {
		reference,
		submittedAt,
		promisedBy,
		visitPath,
		sms: facts.sms !== "not_configured",
		checklist: checklistOf(facts),
		isPending: isPending(facts),
		steps: answersByStep(details, files),
		implications: implicationsOf(details, files),
	};
}

export default function Page({ loaderData }: Route.ComponentProps) {
	return <CompletionPage {...loaderData} />;
}
