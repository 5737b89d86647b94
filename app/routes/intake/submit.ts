// Submits the questionnaire, including changes that are not saved yet.

import { cleanChanges } from "#app/features/intake/drafts/draft-changes.ts";
import {
	createDraft,
	draftCookie,
	EARLIER_DRAFT_MESSAGE,
	findDraft,
	isFromEarlierDraft,
} from "#app/features/intake/drafts/drafts.server.ts";
import { SUBMIT_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { stepOf } from "#app/features/intake/journey.ts";
import { notificationsSent } from "#app/features/intake/submission/completion.server.ts";
import { submitLatest } from "#app/features/intake/submission/submission.server.ts";
import type { SubmitAnswer } from "#app/features/intake/submission/submit-answer.ts";
import { postedJson } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/submit.ts";

type Sent = { draftId?: unknown; changes?: unknown; trap?: unknown };

export async function action({ request, context }: Route.ActionArgs) {
	const limited = await rateLimit(SUBMIT_LIMIT, requestFacts(context).clientAddress);
	if (!limited.ok) return new Response(null, tooManyRequests(limited.retryAfterSeconds));
	const sent = (await postedJson(request)) as Sent | null;
	const found = await findDraft(request);
	if (found?.leadId && found.id === sent?.draftId)
		return Response.json({
			ok: true,
			notified: await notificationsSent(found.leadId),
		} satisfies SubmitAnswer);

	const cleaned = cleanChanges(sent?.changes);
	if (!cleaned.ok) {
		const { field, message } = cleaned;
		return Response.json({ ok: false, problems: [{ field, step: stepOf(field), message }] }, { status: 422 });
	}
	const draft = found && !found.leadId ? found : await createDraft(request, null);
	if (isFromEarlierDraft(draft, sent?.draftId)) {
		const problems = [{ field: "primaryHomeownerName", step: 1, message: EARLIER_DRAFT_MESSAGE }];
		return Response.json({ ok: false, problems } satisfies SubmitAnswer, { status: 422 });
	}
	const settings = {
		trap: typeof sent?.trap === "string" ? sent.trap : "",
	};
	const submitted = await submitLatest(draft, cleaned.changes, settings);
	const headers = { "Set-Cookie": await draftCookie(request, draft.token) };
	if (!submitted.ok) return Response.json(submitted satisfies SubmitAnswer, { status: 422, headers });
	return Response.json(
		{ ok: true, notified: await notificationsSent(submitted.leadId) } satisfies SubmitAnswer,
		{
			headers,
		},
	);
}
