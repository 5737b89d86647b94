// Saves changes in the background, with the version the page knows.

import { cleanChanges } from "#app/features/intake/drafts/draft-changes.ts";
import {
	createDraft,
	draftCookie,
	EARLIER_DRAFT_MESSAGE,
	findDraft,
	isFromEarlierDraft,
	saveChanges,
	TOO_LONG_MESSAGE,
} from "#app/features/intake/drafts/drafts.server.ts";
import { SAVE_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { postedJson } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { SaveAnswer, SaveRequest } from "#app/ui/begun/autosave.ts";
import type { Route } from "./+types/draft.ts";

export async function action({ request, context }: Route.ActionArgs) {
	const limited = await rateLimit(SAVE_LIMIT, requestFacts(context).clientAddress);
	if (!limited.ok) return new Response(null, tooManyRequests(limited.retryAfterSeconds));
	const sent = (await postedJson(request)) as Partial<SaveRequest> | null;
	const cleaned = cleanChanges(sent?.changes);
	if (!sent || !cleaned.ok) return refused(cleaned.ok ? "We couldn't read the answers." : cleaned.message);
	const found = await findDraft(request);
	if (found?.leadId && sent.draftId === found.id)
		return Response.json({ outcome: "submitted" } satisfies SaveAnswer);
	const draft =
		found && !found.leadId ? found : await createDraft(request, requestFacts(context).clientAddress);
	if (isFromEarlierDraft(draft, sent.draftId)) return refused(EARLIER_DRAFT_MESSAGE);
	// A page that knew another draft, or none, has to load this one first, unless it is empty.
	const known = sent.draftId === draft.id ? Number(sent.version) || 0 : -1;
	const saved = await saveChanges(draft.id, draft.version === 0 ? 0 : known, cleaned.changes);
	if (saved.outcome === "too-long") return refused(TOO_LONG_MESSAGE);
	return Response.json(saved satisfies SaveAnswer, {
		headers: { "Set-Cookie": await draftCookie(request, draft.token) },
	});
}

function refused(message: string): Response {
	return Response.json({ outcome: "refused", message } satisfies SaveAnswer, { status: 400 });
}
