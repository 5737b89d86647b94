import { data } from "react-router";
import { inPdfTurn } from "#app/features/company/pdf/pdf-text.server.ts";
import { findDraft } from "#app/features/intake/drafts/drafts.server.ts";
import { PDF_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { implicationsOf } from "#app/features/intake/implications.ts";
import { findCompletion } from "#app/features/intake/submission/completion.server.ts";
import { summaryPdf } from "#app/features/intake/submission/summary-pdf.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/summary-pdf.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const draft = await findDraft(request);
	const completion = draft?.leadId ? await findCompletion(draft.leadId) : null;
	if (!completion) throw data(null, { status: 404 });
	const { clientAddress } = requestFacts(context);
	const limited = await rateLimit(PDF_LIMIT, clientAddress);
	if (!limited.ok)
		return new Response("Too many downloads. Wait a few minutes, then try again.", {
			...tooManyRequests(limited.retryAfterSeconds),
		});
	const implications = implicationsOf(completion.details, completion.files);
	const pdf = await inPdfTurn(clientAddress, () => summaryPdf(completion, implications));
	return new Response(new Uint8Array(pdf), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="intake-${completion.reference}.pdf"`,
			"Cache-Control": "private, no-store",
		},
	});
}
