// Emails a link to this browser's draft.
import { mailContinueLink } from "#app/features/intake/drafts/continue-elsewhere.server.ts";
import { draftCookie, findOrCreateDraft } from "#app/features/intake/drafts/drafts.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/continue-link.ts";

export async function action({ request, context }: Route.ActionArgs) {
	const sent = (await request.json().catch(() => null)) as { email?: unknown } | null;
	const email = typeof sent?.email === "string" ? sent.email : "";
	const draft = await findOrCreateDraft(request);
	const mailed = await mailContinueLink(draft, email, {
		clientAddress: requestFacts(context).clientAddress,
	});
	return Response.json(mailed, {
		status: mailed.ok ? 200 : 422,
		headers: { "Set-Cookie": await draftCookie(request, draft.token) },
	});
}
