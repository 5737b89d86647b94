// The other device: mails the link, and opens it.
import { href, redirect } from "react-router";
import { mailContinueLink } from "#app/features/intake/continue-elsewhere.server.ts";
import { draftCookie, draftToWriteIn, draftWithToken } from "#app/features/intake/drafts.server.ts";
import { requestFacts } from "#app/platform/request-context.server.ts";
import { redirectWithToast } from "#app/platform/toasts.server.ts";
import type { Route } from "./+types/continue.ts";

export async function loader({ request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const draft = await draftWithToken(token);
	if (!draft || draft.leadId)
		return redirectWithToast(request, href("/intake-wizard"), {
			title: draft ? "Already submitted" : "Invalid or expired link",
			text: draft
				? "This questionnaire was sent to us. You can start another one here."
				: "This link is invalid or has expired. You can start again here.",
			tone: draft ? "normal" : "destructive",
		});
	return redirect(href("/intake-wizard"), {
		headers: { "Set-Cookie": await draftCookie(request, token), "Referrer-Policy": "no-referrer" },
	});
}

export async function action({ request, context }: Route.ActionArgs) {
	const sent = (await request.json().catch(() => null)) as { email?: unknown } | null;
	const draft = await draftToWriteIn(request);
	const mailed = await mailContinueLink(draft, String(sent?.email ?? ""), {
		clientAddress: requestFacts(context).clientAddress,
	});
	return Response.json(mailed, {
		status: mailed.ok ? 200 : 422,
		headers: { "Set-Cookie": await draftCookie(request, draft.token) },
	});
}
