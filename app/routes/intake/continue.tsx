// Opens an emailed link to a draft. Other sites can send a visitor here, so nothing changes until the visitor presses
// the button.
import { data, href, redirect } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { maskOwner } from "#app/features/intake/drafts/draft-owner.ts";
import {
	type Draft,
	draftCookie,
	draftWithToken,
	findDraft,
} from "#app/features/intake/drafts/drafts.server.ts";
import { ContinuePage } from "#app/features/intake/ui/continue-page.tsx";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { alsoWhenOutdated } from "../revalidate.ts";
import type { Route } from "./+types/continue.ts";

const page = {
	path: "/intake-wizard/continue",
	title: "Continue your intake form",
	description: "Open the intake form you started on another device.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export const shouldRevalidate = alsoWhenOutdated;

/** The URL gives access to the draft and the page shows its owner, so it must not be cached. */
export function headers() {
	return { "Cache-Control": "no-store" };
}

export async function loader({ request }: Route.LoaderArgs) {
	const opened = await draftToOpen(request);
	if (!opened.ok) throw await refusal(request, opened.reason);
	const mine = await openDraftOf(request);
	if (mine?.id === opened.draft.id) throw redirect(href("/intake-wizard"));
	return { linked: shown(opened.draft), mine: mine && { id: mine.id, ...shown(mine) } };
}

export async function action({ request }: Route.ActionArgs) {
	const opened = await draftToOpen(request);
	if (!opened.ok) return refusal(request, opened.reason);
	const form = await postedForm(request);
	const mine = await openDraftOf(request);
	// The draft was created after the page was rendered, so show the page again to confirm.
	if (mine && mine.id !== opened.draft.id && form.get("mine") !== mine.id) return data(null, { status: 409 });
	return redirect(href("/intake-wizard"), {
		status: 303,
		headers: { "Set-Cookie": await draftCookie(request, opened.token) },
	});
}

export default function Page({ loaderData }: Route.ComponentProps) {
	return <ContinuePage {...loaderData} />;
}

type Opened = { ok: true; draft: Draft; token: string } | { ok: false; reason: "unknown" | "submitted" };

async function draftToOpen(request: Request): Promise<Opened> {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const draft = await draftWithToken(token);
	if (!draft) return { ok: false, reason: "unknown" };
	return draft.leadId ? { ok: false, reason: "submitted" } : { ok: true, draft, token };
}

async function openDraftOf(request: Request): Promise<Draft | null> {
	const draft = await findDraft(request);
	return draft && !draft.leadId ? draft : null;
}

function refusal(request: Request, reason: "unknown" | "submitted"): Promise<Response> {
	return redirectWithToast(
		request,
		href("/intake-wizard"),
		reason === "submitted"
			? {
					title: "Already submitted",
					text: "We have this form already. You can start another one here.",
					tone: "normal",
				}
			: {
					title: "Invalid or expired link",
					text: "This link is invalid or has expired. You can start again here.",
					tone: "destructive",
				},
	);
}

function shown({ answers, updatedAt }: Draft) {
	return { ...maskOwner(answers), updatedAt };
}
