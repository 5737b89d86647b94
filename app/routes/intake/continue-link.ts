// Emails a link to this browser's draft.
import { mailContinueLink } from "#app/features/intake/drafts/continue-elsewhere.server.ts";
import { draftCookie, findOrCreateDraft } from "#app/features/intake/drafts/drafts.server.ts";
import { SAVE_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { postedJson } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/continue-link.ts";

export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress } = requestFacts(context);
	// Before a draft is stored for whoever asks.
	const limited = await rateLimit(SAVE_LIMIT, clientAddress);
	if (!limited.ok)
		return Response.json(
			{ ok: false, message: "Too many forms came from your network. Wait a few minutes, then try again." },
			tooManyRequests(limited.retryAfterSeconds),
		);
	const sent = (await postedJson(request)) as { email?: unknown } | null;
	const email = typeof sent?.email === "string" ? sent.email : "";
	const draft = await findOrCreateDraft(request, clientAddress);
	const mailed = await mailContinueLink(draft, email, { clientAddress });
	return Response.json(mailed, {
		status: mailed.ok ? 200 : 422,
		headers: { "Set-Cookie": await draftCookie(request, draft.token) },
	});
}
