import { data } from "react-router";
import { findDraft } from "#app/features/intake/drafts/drafts.server.ts";
import { implicationsOf } from "#app/features/intake/implications.ts";
import { findCompletion } from "#app/features/intake/submission/completion.server.ts";
import { summaryPdf } from "#app/features/intake/submission/summary-pdf.server.ts";
import type { Route } from "./+types/summary-pdf.ts";

export async function loader({ request }: Route.LoaderArgs) {
	const draft = await findDraft(request);
	const completion = draft?.leadId ? await findCompletion(draft.leadId) : null;
	if (!completion) throw data(null, { status: 404 });
	const implications = implicationsOf(completion.details, completion.files);
	const pdf = await summaryPdf(completion, implications);
	return new Response(new Uint8Array(pdf), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="intake-${completion.reference}.pdf"`,
			"Cache-Control": "private, no-store",
		},
	});
}
