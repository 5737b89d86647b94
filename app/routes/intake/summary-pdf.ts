import { data } from "react-router";
import { findDraft } from "#app/features/intake/drafts/drafts.server.ts";
import { PDF_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { findCompletion } from "#app/features/intake/submission/completion.server.ts";
import { keptSummary } from "#app/features/intake/submission/kept-summary.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { busyDocument } from "#app/platform/threads.server.ts";
import type { Route } from "./+types/summary-pdf.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const draft = await findDraft(request);
	const completion = draft?.leadId ? await findCompletion(draft.leadId) : null;
	if (!draft?.leadId || !completion) throw data(null, { status: 404 });
	const { clientAddress } = requestFacts(context);
	const limited = await rateLimit(PDF_LIMIT, clientAddress);
	if (!limited.ok)
		return new Response("Too many downloads. Wait a few minutes, then try again.", {
			...tooManyRequests(limited.retryAfterSeconds),
		});
	const made = await keptSummary(draft.leadId, completion, clientAddress);
	if (!made.ok) return busyDocument(made.retryAfterSeconds);
	return new Response(made.bytes, {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="intake-${completion.reference}.pdf"`,
			"Cache-Control": "private, no-store",
		},
	});
}
